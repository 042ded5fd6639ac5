/// How long to wait before the next poll: a pure function of what the last one said.
public struct WatchPace: Sendable, Hashable {
  /// The time between polls that the user asked for.
  public var interval: Duration

  /// Creates a pace.
  public init(interval: Duration) { self.interval = interval }

  /// The longest wait after failures, unless the server or the user asks for more.
  static let longestBackOff = Duration.seconds(900)

  /// The time to the next poll after one that succeeded.
  ///
  /// Without a token every request counts, so they are spread over the hour.
  ///
  /// - Parameter requests: How many requests a poll takes.
  public func wait(_ pace: ServerPace, requests: Int) -> Duration {
    var wait = max(interval, pace.minimumInterval ?? .zero)
    if !pace.isAuthenticated, let limit = pace.limit, limit > 0 {
      wait = max(wait, .seconds((3600 * requests + limit - 1) / limit))
    }
    return wait
  }

  /// The time to the next poll after failures in a row: it doubles, and is never less than what
  /// the server asks for.
  public func wait(afterFailures count: Int, _ error: APIError, now: Timestamp) -> Duration {
    let doubled = interval * (1 << min(max(count - 1, 0), 20))
    let wait = max(interval, min(doubled, Self.longestBackOff))
    guard let retryAt = error.retryAt else { return wait }
    return max(wait, .seconds(retryAt.secondsSinceEpoch - now.secondsSinceEpoch))
  }
}

extension APIError {
  /// When the server wants to be asked again.
  var retryAt: Timestamp? {
    switch self {
    case .rateLimited(let report): report.resetsAt
    case .serverFailure(_, let retryAt): retryAt
    default: nil
    }
  }

  /// Whether the same question may be answered later.
  ///
  /// - Parameter wasAnswered: Whether it was before; then a strange answer is likely to pass.
  func mayPass(wasAnswered: Bool) -> Bool {
    switch self {
    case .unreachable, .serverFailure, .rateLimited:
      true
    case .missingData, .undecodableData, .unexpectedPage, .badStatus, .queryFailed, .forbidden:
      wasAnswered
    case .badURL, .notFound, .blocked, .unauthorized, .foreignOrigin, .endlessChain, .cancelled,
      .notRecorded, .recordingFailed:
      false
    }
  }
}
