public import HTTPTransport

/// An origin on 127.0.0.1 where nobody listens, and where nobody else will as long as this value
/// lives: its port is taken, so that no server of another test can get it.
///
/// ```swift
/// let nobody = try RefusedOrigin()
/// await #expect(throws: TransportError.cannotConnect) {
///   try await transport.send(HTTPRequest(.get, nobody.origin, "/"))
/// }
/// ```
public final class RefusedOrigin: Sendable {
  private let socket: Socket
  /// Where a connection is refused.
  public let origin: HTTPOrigin

  /// Takes a free port: `let nobody = try RefusedOrigin()`.
  ///
  /// - Throws: ``LoopbackError`` when the system gives no socket.
  public init() throws(LoopbackError) {
    let (socket, port) = try Socket.bound()
    self.socket = socket
    origin = HTTPOrigin(scheme: "http", host: "127.0.0.1", port: port)
  }

  deinit { socket.close() }
}
