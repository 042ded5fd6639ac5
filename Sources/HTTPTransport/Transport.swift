/// Carries one request to a server and its answer back: the seam at which tests take over.
///
/// A transport sends exactly the request that it is given. It follows no redirect (a 3xx is an
/// answer like any other), keeps no cookie, no cache and no credential, and tries nothing again:
/// all of that is decided above it, where it can be tested.
///
/// ```swift
/// struct Client {
///   var transport: any Transport  // a real one, or that of a test
///   func user() async throws -> User {
///     let response = try await transport.send(HTTPRequest(.get, api, "/user"))
///     return try JSONDecoder().decode(User.self, from: Data(response.body))
///   }
/// }
/// ```
public protocol Transport: Sendable {
  /// Sends `request` and returns the complete answer, whatever its status.
  ///
  /// ```swift
  /// let response = try await transport.send(HTTPRequest(.get, api, "/user"))
  /// ```
  ///
  /// - Throws: ``TransportError`` when there is no complete answer. Cancelling the task throws
  ///   ``TransportError/cancelled``.
  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse
}
