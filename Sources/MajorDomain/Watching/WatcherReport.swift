/// What a watcher tells, in the order in which it happens.
public enum WatcherReport: Sendable, Hashable {
  /// The first look: what there is, with no change told.
  case loaded(AccountSnapshot)
  /// What changed; the snapshot is what is now. The changes are none when only something else did
  /// than what is told.
  case changed([WatchEvent], AccountSnapshot)
  /// A poll failed; told once until one succeeds or something else fails.
  case failed(APIError)
  /// Nothing is asked for a while.
  case waiting(WatcherWait)
}

/// A wait for the next poll.
public struct WatcherWait: Sendable, Hashable {
  /// How long.
  public var duration: Duration
  /// Whether the server's limits make it longer than what was asked for.
  public var isStretched: Bool
  /// Whether it follows a poll that failed.
  public var isBackOff: Bool
  /// Requests that were sent so far.
  public var requests: Int
  /// What is left of the rate limit, when known.
  public var remaining: Int?

  /// Creates a wait.
  public init(
    duration: Duration, isStretched: Bool = false, isBackOff: Bool = false, requests: Int,
    remaining: Int? = nil
  ) {
    self.duration = duration
    self.isStretched = isStretched
    self.isBackOff = isBackOff
    self.requests = requests
    self.remaining = remaining
  }
}
