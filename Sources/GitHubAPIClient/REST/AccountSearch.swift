import HTTPTransport
import MajorDomain

/// An account's repositories by way of REST's search, whose pages are read at once. Of one search
/// no more than 1,000 can be read, so a larger one is cut into slices by stars.
struct AccountSearch: Sendable {
  let client: GitHubClient
  let request: ListingRequest
  let report: ListingReporter

  /// As many as GitHub lets anyone read of one search.
  static let mostResults = 1000

  /// What the search gave, and whether that is all.
  struct Outcome: Sendable {
    var list: RepositoryList
    /// Why it may not be all; `nil` when it is.
    var doubt: FallbackReason?
  }

  /// Searches.
  func read() async throws(APIError) -> Outcome {
    var slices = [SearchQuery(request, minimumStars: request.filter.minimumStars)]
    var found = Found()
    while !slices.isEmpty {
      let firstPages = try await read(slices.map { PageNumber(query: $0, page: 1) }, &found)
      var next: [SearchQuery] = []
      var others: [PageNumber] = []
      for (slice, page) in zip(slices, firstPages) {
        if page.totalCount > Self.mostResults, let halves = slice.halves(above: page.repositories) {
          next += halves
        } else {
          found.add(firstPageOf: page)
          let last = (min(page.totalCount, Self.mostResults) + 99) / 100
          others += (1...max(1, last)).dropFirst().map { PageNumber(query: slice, page: $0) }
        }
      }
      found.pagesKnown += others.count
      for page in try await read(others, &found) { found.add(page) }
      slices = next
    }
    return outcome(found)
  }

  private struct PageNumber: Sendable {
    var query: SearchQuery
    var page: Int
  }

  private struct Found: Sendable {
    var repositories: [Repository] = []
    var ids: Set<Int> = []
    var totalCount = 0
    var isIncomplete = false
    var hiddenOrganizations: [String] = []
    var pagesRead = 0
    var pagesKnown = 0

    mutating func add(firstPageOf page: SearchPayload) {
      totalCount += page.totalCount
      add(page)
    }

    mutating func add(_ page: SearchPayload) {
      isIncomplete = isIncomplete || page.isIncomplete
      hiddenOrganizations += page.hiddenOrganizations.filter { !hiddenOrganizations.contains($0) }
      repositories += page.repositories.filter { ids.insert($0.id).inserted }
    }
  }

  /// Reads pages at once, and returns them in order.
  private func read(
    _ numbers: [PageNumber], _ found: inout Found
  ) async throws(APIError) -> [SearchPayload] {
    var pages: [SearchPayload?] = Array(repeating: nil, count: numbers.count)
    var progress = found
    try await RequestsAtOnce.run(numbers) { number throws(APIError) in
      try await page(number)
    } received: { index, page throws(APIError) in
      pages[index] = page
      progress.pagesRead += 1
      progress.repositories += page.repositories
      report(
        .progress(
          ListingProgress(
            pagesRead: progress.pagesRead, pagesKnown: progress.pagesKnown,
            repositories: progress.repositories.count)))
    }
    found.pagesRead = progress.pagesRead
    return pages.compactMap(\.self)
  }

  private func page(_ number: PageNumber) async throws(APIError) -> SearchPayload {
    let path = number.query.path(page: number.page)
    do throws(APIError) {
      return try SearchPayload(try await client.send(client.restRequest(path)))
    } catch {
      // The search cannot be made for an account that does not exist, or that may not be seen.
      if case .badStatus(422, _) = error { throw .notFound }
      throw error
    }
  }

  private func outcome(_ found: Found) -> Outcome {
    var outcome = Outcome(list: RepositoryList(repositories: found.repositories))
    if found.isIncomplete {
      outcome.doubt = .incompleteResults
      outcome.list.omissions = [.incompleteResults]
    } else if found.ids.count != found.totalCount {
      outcome.doubt = .countsDiffer(read: found.ids.count, expected: found.totalCount)
      outcome.list.omissions = [.cut(available: found.totalCount, read: found.ids.count)]
    }
    if !found.hiddenOrganizations.isEmpty {
      outcome.list.omissions.append(.hiddenBySSO(organizations: found.hiddenOrganizations))
    }
    return outcome
  }
}

extension SearchQuery {
  /// The same in two slices at the geometric middle; `nil` when all have equally many stars.
  ///
  /// - Parameter page: Its first page, whose first repository has the most stars.
  fileprivate func halves(above page: [Repository]) -> [SearchQuery]? {
    let most = maximumStars ?? page.first?.stargazerCount ?? minimumStars
    guard most > minimumStars else { return nil }
    var middle = minimumStars
    while (middle + 1) * (middle + 1) <= (minimumStars + 1) * (most + 1), middle + 1 < most {
      middle += 1
    }
    var (upper, lower) = (self, self)
    upper.minimumStars = middle + 1
    lower.maximumStars = middle
    return [upper, lower]
  }
}
