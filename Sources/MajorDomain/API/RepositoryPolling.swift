/// The role of asking again and again what an account owns, and what became of one repository.
///
/// A source answers cheaply when nothing has changed, and with no more requests than the list has
/// pages.
public protocol RepositoryPolling: Sendable {
  /// Everything that `owner` owns, each id once.
  ///
  /// - Parameter place: Where the list was found before, so that it is not looked for again.
  /// - Throws: ``APIError``; a part of a list is never returned as if it were the whole.
  func pollRepositories(
    of owner: Login, at place: ListPlace?
  ) async throws(APIError) -> RepositoryPoll

  /// The repository of a name, under whatever name it has by now.
  func pollRepository(named name: RepositoryName) async throws(APIError) -> RepositoryPoll
}

/// Where a source lists what an account owns.
public struct ListPlace: Sendable, Hashable {
  /// The path of the resource.
  public var path: String
  /// What belongs into its query besides the order of the pages.
  public var query: String

  /// Creates a place.
  public init(path: String, query: String = "") {
    self.path = path
    self.query = query
  }
}

/// What a poll found.
public struct RepositoryPoll: Sendable, Hashable {
  /// The repositories.
  public var repositories: [Repository]
  /// Where the list was; `nil` for a single repository.
  public var place: ListPlace?
  /// How often the server wants to be asked.
  public var pace: ServerPace
  /// How many requests it took.
  public var requests: Int

  /// Creates a poll.
  public init(
    repositories: [Repository], place: ListPlace? = nil, pace: ServerPace = ServerPace(),
    requests: Int = 1
  ) {
    self.repositories = repositories
    self.place = place
    self.pace = pace
    self.requests = requests
  }
}

/// How often a server wants to be asked, as it said with an answer.
public struct ServerPace: Sendable, Hashable {
  /// The least time between two polls (`X-Poll-Interval`).
  public var minimumInterval: Duration?
  /// Requests an hour (`X-RateLimit-Limit`).
  public var limit: Int?
  /// How many of them are left (`X-RateLimit-Remaining`).
  public var remaining: Int?
  /// Whether a token was sent: then an answer that says "unchanged" is not counted (GitHub REST,
  /// "Best practices", "Use conditional requests").
  public var isAuthenticated: Bool

  /// Creates a pace; without arguments nothing is known.
  public init(
    minimumInterval: Duration? = nil, limit: Int? = nil, remaining: Int? = nil,
    isAuthenticated: Bool = false
  ) {
    self.minimumInterval = minimumInterval
    self.limit = limit
    self.remaining = remaining
    self.isAuthenticated = isAuthenticated
  }
}
