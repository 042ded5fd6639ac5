/// What is known and wanted of one repository's star, and what is under way to the server.
///
/// At most one request a repository is in flight. A newer wish does not race the older request on
/// the wire, where the server might take them in either order: it supersedes the older answer, and
/// is sent when that has come.
public struct StarStatus: Sendable, Hashable {
  /// What a user wants.
  public enum Wish: Sendable, Hashable {
    /// Starred, or not.
    case set(Bool)
    /// The opposite of what the server will say.
    case flip
  }

  /// The repository, as it was last listed.
  public package(set) var repository: ListedRepository
  /// What the server last confirmed; `nil` while it is not known.
  public package(set) var confirmed: Bool?
  /// The number of stars when that was confirmed.
  public package(set) var confirmedCount: Int?
  /// What is wanted beyond what is confirmed.
  public package(set) var wish: Wish?
  /// The request in flight.
  public package(set) var inFlight: StarRequest.Action?
  /// Why the last wish was not granted.
  public package(set) var error: APIError?
  /// What the server may hold without having confirmed it: the answer to that write was lost.
  public package(set) var doubted: Bool?
  /// The moment of the state's own clock at which the last write ended.
  package var lastWrite = 0

  /// The status of a repository as a source gave it.
  public init(_ repository: ListedRepository) {
    self.repository = repository
    confirmed = repository.isStarred
    confirmedCount = repository.repository.stargazerCount
  }

  /// What is shown: the wish at once, else what is confirmed; `nil` while neither is known.
  public var isStarred: Bool? {
    if case .set(let value) = wish { value } else { confirmed }
  }

  /// The number of stars that is shown; it moves with the star.
  public var stargazerCount: Int? {
    confirmedCount.map { $0 + Self.step(from: confirmed, to: isStarred) }
  }

  /// Whether anything is wanted or under way.
  public var isSettled: Bool { wish == nil && inFlight == nil }

  /// Whether a write is in flight.
  var isWriting: Bool { if case .write = inFlight { true } else { false } }

  static func step(from old: Bool?, to new: Bool?) -> Int {
    guard let old, let new, old != new else { return 0 }
    return new ? 1 : -1
  }
}

extension StarStatus {
  /// Takes a wish.
  ///
  /// - Returns: What to send now; `nil` when it is so already, or a request is in flight.
  mutating func want(_ wanted: Wish) -> StarRequest.Action? {
    error = nil
    switch (wanted, isStarred) {
    case (.set(let value), _): wish = .set(value)
    case (.flip, let shown?): wish = .set(!shown)
    case (.flip, nil): wish = wish == .flip ? nil : .flip
    }
    return inFlight == nil ? next() : nil
  }

  /// The server told the star, as the answer to a write or to a look.
  ///
  /// - Returns: What to send next, when the answer is superseded by a newer wish.
  mutating func confirm(_ answer: StarAnswer) -> StarRequest.Action? {
    confirmedCount =
      answer.stargazerCount
      ?? confirmedCount.map { $0 + Self.step(from: confirmed, to: answer.isStarred) }
    confirmed = answer.isStarred
    if doubted == answer.isStarred { error = nil }
    doubted = nil
    inFlight = nil
    if wish == .flip { wish = .set(!answer.isStarred) }
    return next()
  }

  /// A request failed: back to what was confirmed, unless a newer wish is waiting.
  mutating func fail(_ action: StarRequest.Action, _ failure: APIError) -> StarRequest.Action? {
    inFlight = nil
    switch action {
    case .write(let value):
      if failure.leavesWriteInDoubt { doubted = value }
      if wish == .set(!value) { return next() }
      wish = nil
      error = failure
      return failure.leavesWriteInDoubt ? start(.look) : nil
    case .look:
      if case .set = wish, confirmed != nil { return next() }
      wish = nil
      error = error ?? failure
      return nil
    }
  }

  /// Nothing was sent, and nothing shall be: back to what was confirmed.
  mutating func giveUp() -> StarRequest.Action? {
    inFlight = nil
    wish = nil
    return nil
  }

  /// Takes over what a newly loaded list says.
  ///
  /// - Parameter isCurrent: Whether no write ran since that was asked for, and nothing is wanted.
  mutating func refresh(_ listed: ListedRepository, isCurrent: Bool) {
    repository = listed
    let count = listed.repository.stargazerCount
    guard let value = listed.isStarred else {
      // Whether a write is in a count that comes without the star, nobody knows.
      if isCurrent, doubted == nil { confirmedCount = count ?? confirmedCount }
      return
    }
    guard isCurrent else {
      // The count is news even where the star is not: it is moved to what is confirmed here.
      confirmedCount = count.map { $0 + Self.step(from: value, to: confirmed) } ?? confirmedCount
      return
    }
    confirmed = value
    confirmedCount = count ?? confirmedCount
    doubted = nil
    error = nil
  }

  private mutating func next() -> StarRequest.Action? {
    switch wish {
    case nil: return nil
    case .flip: return start(.look)
    // What is already so is not sent, and of an unknown star nobody knows.
    case .set where confirmed == nil: return start(.look)
    case .set(let value):
      if value == confirmed, doubted == nil {
        wish = nil
        return nil
      }
      return start(.write(value))
    }
  }

  private mutating func start(_ action: StarRequest.Action) -> StarRequest.Action {
    inFlight = action
    return action
  }
}
