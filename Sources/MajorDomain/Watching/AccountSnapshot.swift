/// What was watched at one time, as far as changes of it are told.
public struct AccountSnapshot: Sendable, Hashable {
  /// The version of what a saved snapshot holds.
  public static let version = 1

  /// What was watched.
  public var targets: Set<WatchTarget>
  /// The repositories by id.
  public var entries: [Int: Entry]

  /// Creates a snapshot.
  public init(targets: Set<WatchTarget> = [], entries: [Entry] = []) {
    self.targets = targets
    self.entries = Dictionary(entries.map { ($0.id, $0) }) { _, last in last }
  }

  /// What is remembered of one repository.
  public struct Entry: Sendable, Hashable, Identifiable {
    /// GitHub's number of it; stays through renames.
    public var id: Int
    /// `owner/name`.
    public var nameWithOwner: String
    /// Its stars; `nil` when unknown.
    public var stargazerCount: Int?
    /// Whether it is read-only for good.
    public var isArchived: Bool
    /// When it was last pushed to.
    public var pushedAt: Timestamp?
    /// Whether it passes the filter, apart from its stars.
    public var isWanted: Bool
    /// The name under which it is watched by itself; `nil` when it belongs to a watched account.
    public var watchedName: RepositoryName?
    /// The status that says why a repository that is watched by name is not there: 404 or 451.
    public var goneStatus: Int?

    /// Creates an entry.
    public init(
      id: Int, nameWithOwner: String, stargazerCount: Int? = nil, isArchived: Bool = false,
      pushedAt: Timestamp? = nil, isWanted: Bool = true, watchedName: RepositoryName? = nil,
      goneStatus: Int? = nil
    ) {
      self.id = id
      self.nameWithOwner = nameWithOwner
      self.stargazerCount = stargazerCount
      self.isArchived = isArchived
      self.pushedAt = pushedAt
      self.isWanted = isWanted
      self.watchedName = watchedName
      self.goneStatus = goneStatus
    }

    /// The entry of a repository.
    init(_ repository: Repository, isWanted: Bool, watchedName: RepositoryName?) {
      self.init(
        id: repository.id, nameWithOwner: repository.nameWithOwner,
        stargazerCount: repository.stargazerCount, isArchived: repository.isArchived,
        pushedAt: repository.pushedAt, isWanted: isWanted, watchedName: watchedName)
    }

    /// The account that it belongs to.
    var owner: Login? { nameWithOwner.split(separator: "/").first.flatMap { Login(String($0)) } }
  }

  /// Whether a repository is one of those watched.
  func covers(_ entry: Entry) -> Bool {
    if let name = entry.watchedName { return targets.contains(.repository(name)) }
    return entry.owner.map { targets.contains(.owner($0)) } ?? false
  }

  /// The snapshot without what has left the targets, for targets that may be others by now.
  func limited(to targets: Set<WatchTarget>) -> AccountSnapshot {
    var limited = self
    limited.targets.formIntersection(targets)
    limited.entries = entries.filter { limited.covers($0.value) }
    return limited
  }
}
