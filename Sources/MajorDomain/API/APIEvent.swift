/// What happens between a question and its answer, for whoever tells the user.
///
/// No event holds a token, a header field or a body.
public enum APIEvent: Sendable, Hashable {
  /// A server answered one request.
  case answered(method: String, target: String, status: Int)
  /// A request got no answer.
  case unanswered(method: String, target: String, NetworkFailure)
  /// A wait begins; without a further one it ends at that time.
  case waitBegan(WaitReason, until: Timestamp)
  /// A wait goes on; told once a second.
  case waitGoesOn(WaitReason, remaining: Duration)
  /// The wait is over, or was given up.
  case waitEnded
  /// The answer is at another address of the same API, because what was asked for was renamed.
  case redirected(from: String, to: String)
  /// The server confirmed that the kept answer is still right (304).
  case unchanged(target: String)
  /// The server could not be reached, and the answer is one of an earlier run.
  case oldAnswer(target: String, from: Timestamp)
}

/// Why nothing is sent for a while.
public enum WaitReason: Sendable, Hashable {
  /// A rate limit was hit.
  case rateLimit(RateLimitReport)
  /// A request failed and is sent again; retries count from 1.
  case retry(RetryCause, retry: Int)
}

/// What failed, so that a request is sent again.
public enum RetryCause: Sendable, Hashable {
  /// No complete answer came.
  case noAnswer(NetworkFailure)
  /// The server failed (5xx).
  case serverFailure(status: Int)
}
