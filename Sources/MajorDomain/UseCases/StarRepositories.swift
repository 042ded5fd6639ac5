/// Stars and unstars named repositories, many at a time, and tells of each what came of it.
///
/// It runs on a ``RepositoryListState`` like a screen does: the names are opened as a list, each
/// repository's star is wished for by its id, and what the server confirmed is reported.
public struct StarRepositories: Sendable {
  /// What is to become of the stars.
  public enum Goal: Sendable, Hashable {
    /// Starred.
    case star
    /// Not starred.
    case unstar
    /// The opposite of what they are.
    case toggle
    /// As they are: they are only looked up.
    case check
  }

  /// What is wanted.
  public struct Request: Sendable, Hashable {
    /// The repositories; one that is named twice is taken once.
    public var names: [RepositoryName]
    /// What is to become of their stars.
    public var goal: Goal
    /// Whether nothing is written, and only said what would be.
    public var isDryRun: Bool

    /// Creates a request.
    public init(names: [RepositoryName], goal: Goal, isDryRun: Bool = false) {
      self.names = names
      self.goal = goal
      self.isDryRun = isDryRun
    }
  }

  /// What came of one repository.
  public struct Outcome: Sendable, Hashable {
    /// Its name: as GitHub writes it now, or as it was asked for.
    public var nameWithOwner: String
    /// Whether it was starred before; `nil` when that is not known.
    public var before: Bool?
    /// Whether it is starred now, or would be after a dry run; `nil` when that is not known.
    public var after: Bool?
    /// How many have starred it.
    public var stargazerCount: Int?
    /// Why it is not as it was wanted.
    public var error: APIError?
    /// Whether nothing was sent for it, because the work was stopped.
    public var isPending: Bool

    /// Creates an outcome.
    public init(
      nameWithOwner: String, before: Bool? = nil, after: Bool? = nil, stargazerCount: Int? = nil,
      error: APIError? = nil, isPending: Bool = false
    ) {
      self.nameWithOwner = nameWithOwner
      self.before = before
      self.after = after
      self.stargazerCount = stargazerCount
      self.error = error
      self.isPending = isPending
    }
  }

  private let driver: RepositoryListDriver

  /// Creates the use case, for one call, over the role that it needs.
  ///
  /// - Parameter executor: Where the work runs; a test passes the one of its virtual time.
  public init(starring: any Starring, executor: (any TaskExecutor)? = nil) {
    driver = RepositoryListDriver(roles: .init(starring: starring), executor: executor)
  }

  /// Sends nothing more after the request in flight.
  public func stop() { driver.stop() }

  /// Does the work.
  ///
  /// - Returns: One outcome a repository, in the order of the names.
  public func callAsFunction(_ request: Request) async -> [Outcome] {
    var seen: Set<RepositoryName> = []
    let names = request.names.filter { seen.insert($0).inserted }
    driver.send(.open(.names(names)))
    await driver.settled()
    let before = driver.state.stars
    let ids = driver.state.repositories.map(\.id)
    let wishes = ids.compactMap { id in
      request.goal.value(from: before[id]?.confirmed).map { (id: id, value: $0) }
    }
    let wanted = Dictionary(uniqueKeysWithValues: wishes.map { ($0.id, $0.value) })
    if !request.isDryRun {
      driver.send(wishes.map { .wish(.set($0.value), id: $0.id) })
      await driver.settled()
    }
    return report(names, before, wanted, isDryRun: request.isDryRun)
  }

  private func report(
    _ names: [RepositoryName], _ before: [Int: StarStatus], _ wanted: [Int: Bool], isDryRun: Bool
  ) -> [Outcome] {
    let state = driver.state
    let lookUps = driver.lookUps
    var reported: Set<Int> = []
    return names.compactMap { name in
      let lookUp = lookUps[name]
      guard case .success(let found) = lookUp, let star = state.stars[found.id] else {
        return Outcome(
          nameWithOwner: name.description, error: lookUp?.failure, isPending: lookUp == nil)
      }
      let id = found.id
      // Two names of one repository: an old one and a new one.
      guard reported.insert(id).inserted else { return nil }
      var outcome = Outcome(
        nameWithOwner: star.repository.repository.nameWithOwner, before: before[id]?.confirmed,
        after: star.doubted == nil ? star.confirmed : nil, stargazerCount: star.stargazerCount,
        error: star.error)
      guard let wanted = wanted[id] else { return outcome }
      if isDryRun { outcome.after = wanted }
      outcome.isPending = outcome.after != wanted && outcome.error == nil
      return outcome
    }
  }
}

extension StarRepositories.Goal {
  /// What is wanted of a star that is so; `nil` when nothing is.
  fileprivate func value(from isStarred: Bool?) -> Bool? {
    switch self {
    case .star: true
    case .unstar: false
    case .toggle: isStarred.map { !$0 }
    case .check: nil
    }
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
