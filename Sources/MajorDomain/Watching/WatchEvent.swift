/// A change of a watched repository.
public struct WatchEvent: Sendable, Hashable {
  /// What changed.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Its stars; from and to are counts.
    case starsChanged
    /// It reached the least number of stars that is asked for; from and to are counts.
    case becameMajor
    /// It fell below that; from and to are counts.
    case noLongerMajor
    /// It came into a watched account's list, or back to where it is watched by name.
    case added
    /// It left a watched account's list, and is not elsewhere.
    case removed
    /// Its name; from and to are `owner/name`.
    case renamed
    /// Its owner; from and to are `owner/name`.
    case transferred
    /// It was made read-only.
    case archived
    /// It can be written to again.
    case unarchived
    /// It is watched by name and not there; to is the status, 404 or 451.
    case gone
    /// Its place by stars among the major ones; from and to are places, the first is 1.
    case rankChanged
    /// It was pushed to; from and to are times.
    case pushed

    /// What is told unless something else is asked for.
    public static let usual = Set(allCases).subtracting([.rankChanged, .pushed])
  }

  /// What something was before, or is now.
  public enum Value: Sendable, Hashable {
    case number(Int)
    case text(String)
    case time(Timestamp)
  }

  /// What changed.
  public var kind: Kind
  /// When the change was seen.
  public var time: Timestamp
  /// GitHub's number of the repository.
  public var id: Int
  /// `owner/name`, as it is now or was last.
  public var nameWithOwner: String
  /// What was before, where there is such a thing.
  public var from: Value?
  /// What is now, where there is such a thing.
  public var to: Value?

  /// Creates an event.
  public init(
    _ kind: Kind, at time: Timestamp, id: Int, nameWithOwner: String, from: Value? = nil,
    to: Value? = nil
  ) {
    self.kind = kind
    self.time = time
    self.id = id
    self.nameWithOwner = nameWithOwner
    self.from = from
    self.to = to
  }
}
