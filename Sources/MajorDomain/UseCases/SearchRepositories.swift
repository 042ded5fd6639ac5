/// A search, as far as it is wanted, also beyond the thousand results that GitHub gives of one.
public struct SearchRepositories: Sendable {
  /// What was found.
  public struct Result: Sendable, Hashable {
    /// The repositories, each id once, at most as many as the limit.
    public var repositories: [Repository]
    /// How many match, as GitHub says.
    public var totalCount: Int?
    /// What makes the result less than whole.
    public var omissions: [RepositoryList.Omission]
  }

  /// As many as GitHub lets anyone read of one search.
  public static let mostResults = 1000

  private let search: any RepositorySearch
  private let executor: (any TaskExecutor)?

  /// Creates the use case over the role that it needs.
  ///
  /// - Parameter executor: Where the work runs; a test passes the one of its virtual time.
  public init(search: any RepositorySearch, executor: (any TaskExecutor)? = nil) {
    self.search = search
    self.executor = executor
  }

  /// Searches.
  ///
  /// More than a thousand results are read in slices by stars, from the most downwards; they are
  /// then in the order that was asked for, and most stars first where only GitHub knows that order.
  ///
  /// - Parameter limit: At most so many; `nil` for all.
  public func callAsFunction(
    _ query: RepositoryQuery, limit: Int?
  ) async throws(APIError) -> Result {
    let pages = pages(of: query, size: min(limit ?? 100, 100))
    try await pages.load(upTo: 1)
    let total = pages.state.totalCount ?? 0
    let wanted = min(limit ?? .max, total)
    if wanted > Self.mostResults, let range = StarRange(query.text) {
      return try await slices(of: query, range, total, limit)
    }
    try await pages.load(upTo: wanted)
    var found = pages.state.repositories
    var omissions = pages.state.omissions
    if found.count < min(wanted, Self.mostResults), !omissions.contains(.incompleteResults) {
      // Something moved from page to page, and one reading more may find it.
      let again = self.pages(of: query, size: min(limit ?? 100, 100))
      try await again.load(upTo: wanted)
      let ids = Set(again.state.repositories.map(\.id))
      found = again.state.repositories + found.filter { !ids.contains($0.id) }
      omissions += again.state.omissions
    }
    var result = Result(
      repositories: found.prefix(wanted).map(\.repository), totalCount: total,
      omissions: omissions.unique)
    if result.repositories.count < wanted, !omissions.contains(.incompleteResults) {
      result.omissions.append(.cut(available: total, read: result.repositories.count))
    }
    return result
  }

  /// Every slice ends where the next one begins, since the thousandth repository may have as many
  /// stars as the one after it.
  private func slices(
    of query: RepositoryQuery, _ range: StarRange, _ total: Int, _ limit: Int?
  ) async throws(APIError) -> Result {
    var range = range
    var result = Result(repositories: [], totalCount: total, omissions: [])
    var ids: Set<Int> = []
    var isCut = false
    while range.least <= range.most ?? .max {
      let pages = pages(of: RepositoryQuery(range.text, sort: .stars), size: 100)
      try await pages.load(upTo: Self.mostResults)
      let found = pages.state
      for entry in found.repositories where ids.insert(entry.id).inserted {
        result.repositories.append(entry.repository)
      }
      result.omissions += found.omissions
      let isEnough = query.isMostStarsFirst && result.repositories.count >= limit ?? .max
      guard found.totalCount ?? 0 > Self.mostResults, !isEnough,
        let last = found.repositories.last?.repository.stargazerCount
      else { break }
      if last == range.most {
        // More than a thousand have the same number of stars: the rest of them is out of reach.
        isCut = true
        range.most = last - 1
      } else {
        range.most = last
      }
    }
    result.omissions = result.omissions.unique
    if isCut || result.repositories.count < min(limit ?? .max, total), result.omissions.isEmpty {
      result.omissions.append(.cut(available: total, read: result.repositories.count))
    }
    if let order = query.order { result.repositories = order.sorted(result.repositories) }
    if let limit { result.repositories = Array(result.repositories.prefix(limit)) }
    return result
  }

  private func pages(of query: RepositoryQuery, size: Int) -> SearchPages {
    SearchPages(
      driver: RepositoryListDriver(
        roles: .init(search: search), pageSize: size, executor: executor),
      query: query)
  }
}

/// The pages of one search, read one after the other as a screen reads them.
private struct SearchPages {
  let driver: RepositoryListDriver
  let query: RepositoryQuery

  var state: RepositoryListState { driver.state }

  func load(upTo count: Int) async throws(APIError) {
    if driver.state.source == nil { try await send(.open(.search(query))) }
    while driver.state.repositories.count < count, driver.state.hasMore {
      try await send(.loadMore)
    }
  }

  private func send(_ event: RepositoryListState.Event) async throws(APIError) {
    driver.send(event)
    await driver.settled()
    if let error = driver.state.error { throw error }
  }
}

extension RepositoryQuery {
  fileprivate var isMostStarsFirst: Bool {
    sort == .bestMatch || (sort == .stars && direction == .descending)
  }

  /// The order as far as it can be made here.
  fileprivate var order: RepositoryOrder? {
    switch sort {
    case .bestMatch, .helpWantedIssues: nil
    case .stars: RepositoryOrder(by: .stars, direction)
    case .forks: RepositoryOrder(by: .forks, direction)
    case .updated: RepositoryOrder(by: .updated, direction)
    }
  }
}

extension [RepositoryList.Omission] {
  fileprivate var unique: Self {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
