import MajorDomain

/// Lists one account: asks the source that the planner picks, and another one when that fails where
/// the other would not.
struct Listing: Sendable {
  let client: GitHubClient
  let request: ListingRequest
  let report: ListingReporter

  /// Reads the list.
  func read() async throws(APIError) -> RepositoryList {
    let hasToken = client.token != nil
    let plan = ListingPlanner.start(request.source, hasToken: hasToken)
    if request.source == .graphql, !hasToken {
      report(.fellBack(from: .graphql, to: .rest, because: .needsToken))
    }
    report(.planned(plan))
    switch plan.way {
    case .ranking, .rankingAtOnce: return try await ranking()
    case .pages: return try await pages(plan)
    case .search: return try await search()
    }
  }

  private func ranking() async throws(APIError) -> RepositoryList {
    let ranking = RankedRepositories(client: client, request: request, report: report)
    do throws(APIError) {
      switch try await ranking.read(mayLeave: request.source == .auto) {
      case .list(let list): return list
      case .cheaperByPages: return try await allPages()
      case .doubtful(_, let reason):
        report(.fellBack(from: .graphql, to: .rest, because: reason))
        return try await allPages()
      }
    } catch {
      guard error.mayNotConcernOtherSources else { throw error }
      report(.fellBack(from: .graphql, to: .rest, because: .failed(error)))
      return try await allPages(else: error)
    }
  }

  private func allPages() async throws(APIError) -> RepositoryList {
    let pages = RepositoryPages(client: client, request: request, report: report)
    return try await pages.rest(after: try await pages.start())
  }

  /// All pages; when they fail too, what failed first is the reason.
  private func allPages(else first: APIError) async throws(APIError) -> RepositoryList {
    do throws(APIError) {
      return try await allPages()
    } catch {
      throw error == .cancelled ? error : first
    }
  }

  private func pages(_ plan: ListingPlan) async throws(APIError) -> RepositoryList {
    let pages = RepositoryPages(client: client, request: request, report: report)
    let start: RepositoryPages.Start
    do throws(APIError) {
      start = try await pages.start()
    } catch {
      guard error.mayNotConcernOtherSources, client.token != nil else { throw error }
      report(.fellBack(from: .rest, to: .graphql, because: .failed(error)))
      return try await ranking(else: error)
    }
    guard start.others != .none else { return try await pages.rest(after: start) }
    let rest = ListingPlanner.rest(
      pages: start.others.pagesKnown - 1, remaining: start.remainingBudget,
      searchAllowed: request.source == .auto && request.filter.minimumStars > 0, plan)
    report(.planned(rest))
    return try await rest.way == .search ? search() : pages.rest(after: start)
  }

  private func ranking(else first: APIError) async throws(APIError) -> RepositoryList {
    let ranking = RankedRepositories(client: client, request: request, report: report)
    do throws(APIError) {
      switch try await ranking.read(mayLeave: false) {
      case .list(let list): return list
      case .cheaperByPages: throw first
      case .doubtful(var list, let reason):
        if case .countsDiffer(let read, let expected) = reason {
          list.omissions.append(.cut(available: expected, read: read))
        }
        return list
      }
    } catch {
      throw error == .cancelled ? error : first
    }
  }

  /// The search, if it is complete; otherwise the same from an exact source, and the incomplete
  /// answer, marked as that, only if no exact source can be read.
  private func search() async throws(APIError) -> RepositoryList {
    let search = AccountSearch(client: client, request: request, report: report)
    let exact: ListingSource = client.token == nil ? .rest : .graphql
    let outcome: AccountSearch.Outcome
    do throws(APIError) {
      outcome = try await search.read()
    } catch {
      guard error.mayNotConcernOtherSources else { throw error }
      report(.fellBack(from: .search, to: exact, because: .failed(error)))
      return try await exactList(error)
    }
    guard let doubt = outcome.doubt else { return outcome.list }
    report(.fellBack(from: .search, to: exact, because: doubt))
    do throws(APIError) {
      return try await exactList(.missingData)
    } catch {
      guard error != .cancelled else { throw error }
      return outcome.list
    }
  }

  private func exactList(_ reason: APIError) async throws(APIError) -> RepositoryList {
    client.token == nil ? try await allPages(else: reason) : try await ranking(else: reason)
  }
}

extension APIError {
  /// Whether another source may still answer: it failed there, or was refused, or its own rate
  /// limit is spent. What concerns the account, the token or the network concerns all of them.
  var mayNotConcernOtherSources: Bool {
    switch self {
    case .badStatus, .missingData, .undecodableData, .unexpectedPage, .forbidden, .serverFailure,
      .queryFailed:
      true
    case .rateLimited(let report): report.kind == .primary
    case .badURL, .notFound, .blocked, .unauthorized, .unreachable, .foreignOrigin,
      .endlessChain, .cancelled, .notRecorded, .recordingFailed:
      false
    }
  }
}
