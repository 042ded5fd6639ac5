import HTTPTransport
import MajorDomain

/// REST's lists of everything that an account owns, page by page (GitHub REST, "List repositories
/// for a user", "… for the authenticated user", "List organization repositories").
///
/// Pages are sorted by creation: a repository that is made or pushed to while they are read can
/// then only appear at the end, and moves none of the others to another page. One that is deleted
/// still does, so the number that was read is compared with the account's own count.
struct RepositoryPages: Sendable {
  let client: GitHubClient
  let request: ListingRequest
  let report: ListingReporter

  /// The first page, and where the others are.
  struct Start: Sendable {
    var page: Page
    var others: PageAddresses
    /// What is left of the rate limit.
    var remainingBudget: Int?
    /// Which list it is the start of.
    var list: List
  }

  /// What is kept of a page.
  struct Page: Sendable {
    var ids: [Int]
    /// Those that the filter wants, and those that it cannot judge for want of a star count.
    var repositories: [Repository]
    var hiddenOrganizations: [String]
    var next: PageAddresses
  }

  /// One of the lists, and how many repositories it should have.
  struct List: Sendable, Hashable {
    var path: String
    /// What must be in the query beside the order of the pages; starts with an ampersand.
    var query = ""
    /// `nil` while unknown.
    var expectedCount: Int?
  }

  /// Reads the first page of the list that has all that the token may see.
  func start() async throws(APIError) -> Start {
    let list = try await list()
    let first = client.restRequest(address(list, perPage: 100))
    let response = try await client.send(first)
    let page = try page(response, to: first, size: 100)
    report(progress(1, of: page.next.pagesKnown, page.ids.count))
    return Start(
      page: page, others: page.next,
      remainingBudget: response.headers["X-RateLimit-Remaining"].flatMap { Int($0) }, list: list)
  }

  /// Reads the other pages.
  func rest(after start: Start) async throws(APIError) -> RepositoryList {
    guard start.others != .none else { return collect([start.page]) }
    async let count = expectedCount(start.list)
    let pages = try await pages(after: start.page, size: 100)
    let list = collect(pages)
    guard let expected = await count, expected != list.totalCount else { return list }
    return try await again(list, pages, start.list, expected)
  }

  /// Reads everything once more, with other borders between the pages: what moved over a border
  /// unseen lies inside a page now.
  private func again(
    _ list: RepositoryList, _ pages: [Page], _ source: List, _ expected: Int
  ) async throws(APIError) -> RepositoryList {
    let first = client.restRequest(address(source, perPage: 97))
    let start = try page(try await client.send(first), to: first, size: 97)
    let second = try await self.pages(after: start, size: 97)
    let ids = Set(pages.flatMap(\.ids))
    // Twice the same: then it is the account's count that is not of this list.
    guard ids != Set(second.flatMap(\.ids)) else { return list }
    // The later reading knows better, so its repositories come first.
    var union = collect(second + pages)
    if let total = union.totalCount, total < expected {
      union.omissions.append(.cut(available: expected, read: total))
    }
    return union
  }

  func pages(after first: Page, size: Int) async throws(APIError) -> [Page] {
    var pages = [first]
    if case .all(let others) = first.next {
      var read: [Page?] = Array(repeating: nil, count: others.count)
      let known = others.count + 1
      var (done, repositories) = (1, first.ids.count)
      try await RequestsAtOnce.run(others) { other throws(APIError) in
        try page(try await client.send(other), to: other, size: size)
      } received: { index, page throws(APIError) in
        read[index] = page
        done += 1
        repositories += page.ids.count
        report(progress(done, of: known, repositories))
      }
      pages += read.compactMap(\.self)
    }
    // Usually there is nothing more: only where all pages could not be known, or the list grew.
    var visited: Set<String> = []
    var ids = Set(pages.flatMap(\.ids))
    while let next = pages.last?.next.following {
      guard visited.insert(next.target).inserted else {
        throw .endlessChain("page \(next.target) leads to itself")
      }
      let page = try page(try await client.send(next), to: next, size: size)
      guard page.ids.count < size || !ids.isSuperset(of: page.ids) else {
        throw .endlessChain("page \(next.target) has nothing new")
      }
      ids.formUnion(page.ids)
      pages.append(page)
      report(progress(pages.count, of: pages.count, pages.reduce(0) { $0 + $1.ids.count }))
    }
    return pages
  }

  func page(
    _ response: HTTPResponse, to request: HTTPRequest, size: Int
  ) throws(APIError) -> Page {
    let all = try RepositoryPayload.list(response)
    let filter = self.request.filter
    return Page(
      ids: all.map(\.id),
      repositories: all.filter {
        filter.matchesApartFromStars($0)
          && (filter.hasEnoughStars($0) || $0.stargazerCount == nil)
      },
      hiddenOrganizations: SingleSignOn.hiddenOrganizations(response.headers),
      next: try PageAddresses(response, to: request, isFull: all.count >= size, client))
  }

  func collect(_ pages: [Page]) -> RepositoryList {
    var seen: Set<Int> = []
    let repositories = pages.flatMap(\.repositories).filter { seen.insert($0.id).inserted }
    var hidden: [String] = []
    for organization in pages.flatMap(\.hiddenOrganizations) where !hidden.contains(organization) {
      hidden.append(organization)
    }
    return RepositoryList(
      repositories: repositories, totalCount: Set(pages.flatMap(\.ids)).count,
      omissions: hidden.isEmpty ? [] : [.hiddenBySSO(organizations: hidden)])
  }

  private func progress(_ read: Int, of known: Int, _ repositories: Int) -> ListingEvent {
    .progress(ListingProgress(pagesRead: read, pagesKnown: known, repositories: repositories))
  }

  func address(_ list: List, perPage: Int) -> String {
    "\(list.path)?per_page=\(perPage)&sort=created&direction=asc\(list.query)"
  }
}
