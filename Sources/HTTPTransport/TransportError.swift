/// Why there is no complete answer.
///
/// ```swift
/// do throws(TransportError) {
///   response = try await transport.send(request)
/// } catch .timedOut {
///   return .tryLater
/// }
/// ```
public enum TransportError: Error, Sendable, Hashable {
  /// The task was cancelled: `task.cancel()`.
  case cancelled
  /// The name of the host could not be resolved: `https://api.github.invalid`.
  case hostNotFound
  /// No connection: refused, as by `http://127.0.0.1:1`, unreachable, or no network.
  case cannotConnect
  /// No answer in time: `stubs.stub(.get, "/user", answer: .error(.timedOut))`.
  case timedOut
  /// The connection ended before an answer began: `LoopbackAnswer.nothing(by: .close)`.
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
  /// The exchange should have been recorded and was not: it holds a secret, or its file could not
  /// be written. The text says which, and shows no secret. Trying again brings the same.
  case recordingFailed(String)
  /// Anything else, with the system's own words.
  case other(String)
}

extension TransportError: CustomStringConvertible {
  /// What happened, in words; where the case has a text, that text.
  ///
  /// ```swift
  /// print(TransportError.timedOut)  // timed out
  /// ```
  public var description: String {
    switch self {
    case .cancelled: "cancelled"
    case .hostNotFound: "host not found"
    case .cannotConnect: "cannot connect"
    case .timedOut: "timed out"
    case .connectionLost: "connection lost"
    case .incompleteBody: "incomplete body"
    case .malformedResponse: "malformed response"
    case .tls(let words): "no secure connection: \(words)"
    case .invalidRequest(let words): "invalid request: \(words)"
    case .unexpectedRequest(let text), .recordingFailed(let text), .other(let text): text
    }
  }
}
