/// Why there is no complete answer.
public enum TransportError: Error, Sendable, Hashable {
  /// The task was cancelled.
  case cancelled
  /// The name of the host could not be resolved.
  case hostNotFound
  /// No connection: refused, unreachable, or no network.
  case cannotConnect
  /// No answer in time.
  case timedOut
  /// The connection ended before an answer began.
  case connectionLost
  /// The body ended before it was complete (RFC 9112, section 8).
  case incompleteBody
  /// The answer is not HTTP, or its content coding cannot be undone.
  case malformedResponse
  /// The TLS handshake failed, or the certificate is not trusted.
  case tls(String)
  /// The request cannot be sent as it is, for example a target that is no URL.
  case invalidRequest(String)
  /// A test's own judgement: the request was not expected. The text is the report to show.
  case unexpectedRequest(String)
  /// Anything else, with the system's own words.
  case other(String)
}
