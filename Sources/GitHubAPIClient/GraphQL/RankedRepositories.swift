import HTTPTransport
import MajorDomain
import StrictJSON

/// An account's repositories, most stars first, down to the threshold (GitHub GraphQL,
/// `RepositoryOwner.repositories`).
///
/// When much is expected it is read from several places at once. A place is a repository of a list
/// that leaves most of the ranking out (the forks, say) with the cursor that GitHub gave for it.
/// What is read from there on counts only where it meets the rest; see ``Ranking``.
struct RankedRepositories: Sendable {
  let client: GitHubClient
  let request: ListingRequest
  let report: ListingReporter

  /// What was read.
  enum Outcome: Sendable {
    case list(RepositoryList)
    /// The rest is cheaper by REST.
    case cheaperByPages
    /// It has another length than GitHub says.
    case doubtful(RepositoryList, FallbackReason)
  }

  /// Ranks between two places: less than a page, so that neighbours usually meet at once.
  static let spacing = 75

  /// Reads the ranking.
  ///
  /// - Parameter mayLeave: Whether another source may take over.
  func read(mayLeave: Bool) async throws(APIError) -> Outcome {
    var reading = RankingReading(request: request)
    let first = try await page(after: nil, size: reading.firstPageSize)
    reading.ownedCount = first.ownedCount ?? first.page.totalCount
    reading.add(first, to: 0)
    tell(reading)
    guard !reading.isDone else { return try reading.outcome() }

    let plan = ListingPlanner.rest(reading.facts)
    report(.planned(plan))
    guard plan.way == .rankingAtOnce else { return try await readOn(&reading) }
    try await wave(&reading, places: [], sparse: RankingQuery(request).sparseLists)
    if mayLeave, !reading.isDone, !reading.hasEnoughPlaces {
      let plan = ListingPlanner.withoutPlaces(
        pages: reading.expectedPages, totalCount: reading.facts.totalCount)
      report(.planned(plan))
      if plan.way == .pages { return .cheaperByPages }
    }
    return try await readOn(&reading)
  }

  private func readOn(_ reading: inout RankingReading) async throws(APIError) -> Outcome {
    while !reading.isDone {
      try await wave(&reading, places: reading.takePlaces(), sparse: reading.listsToContinue)
    }
    return try await finish(&reading)
  }

  private enum Step: Sendable {
    case next(run: Int, cursor: String?)
    case begin(run: Int, cursor: String)
    case places([SparseList: String?])
    case look([String?])

    /// What a page is asked for after; `nil` for what is no page.
    var cursor: String?? {
      switch self {
      case .next(_, let cursor): .some(cursor)
      case .begin(_, let cursor): .some(cursor)
      case .places, .look: nil
      }
    }
  }

  private enum Answer: Sendable {
    case page(Page)
    case places([SparseList: PlacesPage])
    case look(RankingSnapshot)
    case nothing
  }

  /// A page, with what is told beside it.
  struct Page: Sendable {
    var page: RankingPage
    var ownedCount: Int?
    var errors: [GraphQLError]
    /// Organisations whose part the token may not see.
    var hiddenOrganizations: [String]
    var size: Int
    /// What it was asked for after.
    var cursor: String?
  }

  /// Reads at once whatever can be read now: the next page of each open run, the first page behind
  /// each new place, more places, and the second look if this may be the last wave.
  private func wave(
    _ reading: inout RankingReading, places: [RankingPlace], sparse: [SparseList]
  ) async throws(APIError) {
    var steps = reading.ranking.openRuns.map { index in
      Step.next(run: index, cursor: reading.ranking.runs[index].cursor)
    }
    for place in places {
      steps.append(.begin(run: reading.ranking.begin(at: place), cursor: place.cursor))
    }
    if !sparse.isEmpty {
      steps.append(
        .places(Dictionary(uniqueKeysWithValues: sparse.map { ($0, reading.cursor(of: $0)) })))
    }
    let cursors = reading.cursors + steps.compactMap(\.cursor)
    if reading.request.filter.minimumStars > 0,
      cursors.count - reading.cursors.count >= reading.expectedPages,
      cursors.count <= RankingSnapshot.mostPages
    {
      steps.append(.look(cursors))
    }
    let (all, size) = (steps, reading.pageSize)
    var answers: [Answer] = Array(repeating: .nothing, count: all.count)
    try await RequestsAtOnce.run(all) { step throws(APIError) in
      try await answer(step, size: size)
    } received: { index, answer throws(APIError) in
      answers[index] = answer
    }
    for (step, answer) in zip(all, answers) {
      switch (step, answer) {
      case (.next(let run, _), .page(let page)), (.begin(let run, _), .page(let page)):
        reading.add(page, to: run)
      case (.begin(let run, _), _): reading.ranking.abandon(run)
      case (.places, .places(let lists)): reading.add(lists)
      case (.look, .look(let snapshot)): reading.snapshot = snapshot
      case (.look, _): break
      case (.places, _), (.next, _): reading.hasPlacesToCome = false
      }
    }
    tell(reading)
  }

  private func answer(_ step: Step, size: Int) async throws(APIError) -> Answer {
    switch step {
    case .next(_, let cursor): return .page(try await page(after: cursor, size: size))
    case .begin(_, let cursor):
      do throws(APIError) {
        return .page(try await page(after: cursor, size: size))
      } catch {
        // A place is only a short cut: without it the run above is read on.
        guard case .queryFailed = error else { throw error }
        return .nothing
      }
    case .look(let cursors):
      do throws(APIError) {
        return .look(try await look(at: cursors))
      } catch {
        // It is repeated at the end, where it is still needed then.
        switch error {
        case .queryFailed, .serverFailure, .missingData: return .nothing
        default: throw error
        }
      }
    case .places(let cursors):
      let lists = cursors.sorted { $0.key.rawValue < $1.key.rawValue }
      do throws(APIError) {
        return .places(
          try await client.graphQL(
            RankingQuery(request).places(lists.map { (list: $0.key, after: $0.value) }),
            reading: RankingPayload.places
          ).value)
      } catch {
        switch error {
        case .queryFailed, .serverFailure: return .nothing
        default: throw error
        }
      }
    }
  }

  /// Reads one page. When the server takes too long for it, half as many are asked for, and the
  /// cursor stays.
  func page(after cursor: String?, size: Int) async throws(APIError) -> Page {
    var size = size
    while true {
      do throws(APIError) {
        let answer = try await client.graphQL(
          RankingQuery(request).page(size: size, after: cursor), reading: Self.value)
        guard let page = answer.value.page else {
          throw answer.errors.isEmpty ? .notFound : APIError(answer.errors)
        }
        return Page(
          page: page, ownedCount: answer.value.ownedCount, errors: answer.errors,
          hiddenOrganizations: SingleSignOn.hiddenOrganizations(answer.headers), size: size,
          cursor: cursor)
      } catch {
        guard case .serverFailure(let status, _) = error, status == 502 || status == 504, size > 10
        else { throw error }
        size /= 2
      }
    }
  }

  private struct Value: Sendable {
    var page: RankingPage?
    var ownedCount: Int?
  }

  private static func value(_ reader: inout JSONReader) throws(JSONReadError) -> Value {
    let read = try RankingPayload.page(&reader)
    return Value(page: read?.page, ownedCount: read?.ownedCount)
  }

  private func tell(_ reading: RankingReading) { report(.progress(reading.progress)) }
}
