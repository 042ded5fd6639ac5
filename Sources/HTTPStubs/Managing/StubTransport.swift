public import HTTPTransport

/// Sends requests to the stubs of a manager, and nowhere else.
///
/// ```swift
/// let client = Client(transport: StubTransport(stubs))
/// ```
public struct StubTransport: Transport {
  private let manager: StubManager

  /// A transport of a manager, `StubTransport(stubs)`; ``StubManager/transport`` is the same.
  public init(_ manager: StubManager) { self.manager = manager }

  /// Answers as the stubs say; see ``StubManager/answer(to:)``.
  ///
  /// ```swift
  /// let response = try await stubs.transport.send(HTTPRequest(.get, origin, "/user"))
  /// ```
  public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    try await manager.answer(to: request)
  }
}
