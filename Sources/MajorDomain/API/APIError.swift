/// Why GitHub's API gave no usable answer, in the domain's words.
///
/// Each case leads to one message, one hint and one exit status, decided in one place by an
/// exhaustive switch.
public enum APIError: Error, Sendable, Hashable {
  /// No request can be made of this: the text is no URL, or no URL of the API.
  case badURL(String)
  /// A status that the request does not expect, with GitHub's own message where there is one.
  case badStatus(Int, message: String?)
  /// An answer without a body where one was due.
  case missingData
  /// A body that is not what the API documents; says what and where, never the body itself.
  case undecodableData(String)
  /// A page of HTML where JSON was due, as proxies and sign-in pages send it.
  case unexpectedPage(status: Int)
  /// No such account or repository, or one that this token may not see (404).
  case notFound
  /// Access blocked, for example after a DMCA notice (451).
  case blocked(message: String?)
  /// The token was refused (401).
  case unauthorized(message: String?)
  /// The account may not do this (403 that is no limit), with GitHub's own message and what it says
  /// about permissions.
  case forbidden(message: String?, permissions: PermissionReport = PermissionReport())
  /// A rate limit was hit.
  case rateLimited(RateLimitReport)
  /// No answer came; see the reason.
  case unreachable(NetworkFailure)
  /// The server failed (5xx), and may have said when to ask again (`Retry-After`).
  case serverFailure(status: Int, retryAt: Timestamp? = nil)
  /// A query was answered with errors and without data (GraphQL), with GitHub's first message.
  case queryFailed(message: String?)
  /// The answer leads to another scheme, host or port, where the token must not go.
  case foreignOrigin(String)
  /// Too many redirects, or a chain of pages that comes back to itself.
  case endlessChain(String)
  /// The task was cancelled.
  case cancelled
  /// While replaying: nothing was recorded for this request. The text is the report to show.
  case notRecorded(String)
  /// While recording: the answer may have come, but it was not recorded, because it holds a secret
  /// or its file could not be written. The text says which.
  case recordingFailed(String)
}

/// What is known of a rate limit that was hit (GitHub REST, "Rate limits for the REST API").
public struct RateLimitReport: Sendable, Hashable {
  /// Which of GitHub's two kinds.
  public enum Kind: Sendable, Hashable {
    /// The hourly budget is spent.
    case primary
    /// Too much in too short a time.
    case secondary
  }

  /// The kind.
  public var kind: Kind
  /// Requests an hour, as the answer said (`X-RateLimit-Limit`).
  public var limit: Int?
  /// When requests are answered again.
  public var resetsAt: Timestamp?
  /// Whether the request carried a token.
  public var isAuthenticated: Bool

  /// Creates a report.
  public init(kind: Kind, limit: Int?, resetsAt: Timestamp?, isAuthenticated: Bool) {
    self.kind = kind
    self.limit = limit
    self.resetsAt = resetsAt
    self.isAuthenticated = isAuthenticated
  }
}

/// Why no complete answer came.
public enum NetworkFailure: Sendable, Hashable {
  /// The host's name could not be resolved.
  case hostNotFound
  /// Refused, unreachable, or no network.
  case cannotConnect
  /// No answer in time.
  case timedOut
  /// The connection ended before an answer began.
  case connectionLost
  /// The body ended before it was complete.
  case incompleteBody
  /// What came is not HTTP.
  case malformedResponse
  /// TLS failed, with the system's words.
  case tls(String)
  /// Anything else, with the system's words.
  case other(String)
}
