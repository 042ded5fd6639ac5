public import HTTPTransport

/// A request as it arrived at a ``LoopbackServer``.
///
/// ```swift
/// #expect(server.requests.map(\.connection) == [0, 0])  // one connection, used twice
/// #expect(server.requests[0].lines.contains("Accept: application/json"))
/// ```
public struct ReceivedRequest: Sendable, Hashable {
  /// The connection that it came over, counted from 0 in the order of acceptance.
  ///
  /// ```swift
  /// #expect(Set(server.requests.map(\.connection)).count == 1)
  /// ```
  public let connection: Int
  /// The request as a value: its origin is that of the target in absolute form, else of the
  /// `Host` field; `Host`, `Content-Length` and `Transfer-Encoding` are left out of its fields,
  /// and its body is without framing.
  ///
  /// ```swift
  /// #expect(server.requests[0].request.path == "/user")
  /// ```
  public let request: HTTPRequest
  /// The request line and the header field lines, byte for byte but without their line ends.
  ///
  /// ```swift
  /// #expect(server.requests[0].lines.first == "GET /user HTTP/1.1")
  /// ```
  public let lines: [String]
}
