public import HTTPTransport

/// An HTTP/1.1 server on a free port of 127.0.0.1 for tests: any program can talk to it, and its
/// answers may be slow, cut, reset or no HTTP at all.
///
/// It understands `Content-Length` and chunked request bodies, `Expect: 100-continue`, HEAD,
/// connections that stay open, and pipelined requests. It blocks only threads of its own, two
/// servers share nothing, and nothing is left of it after ``stop()``.
///
/// ```swift
/// try await LoopbackServer.serving { _ in
///   LoopbackAnswer(HTTPResponse(status: 200, body: Array("[]".utf8)), coding: .gzip)
/// } during: { server in
///   let answer = try await client.get("\(server.origin)/users/octo-org/repos")
///   #expect(server.requests.map(\.request.target) == ["/users/octo-org/repos"])
/// }
/// ```
public final class LoopbackServer: Sendable {
  private let listener: Listener

  /// Starts a server.
  ///
  /// ```swift
  /// let server = try LoopbackServer { request in
  ///   LoopbackAnswer(HTTPResponse(status: request.path == "/user" ? 200 : 404))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - clock: What delays and bandwidths are measured by.
  ///   - answer: Is asked for each request, at the same time for different connections.
  /// - Throws: ``LoopbackError`` when the system gives no socket or no thread.
  public init(
    clock: any Clock<Duration> = ContinuousClock(),
    answer: @escaping @Sendable (HTTPRequest) async -> LoopbackAnswer
  ) throws(LoopbackError) {
    listener = try Listener(clock: clock, answer: answer)
  }

  deinit { listener.stop() }

  /// Runs `body` with a server and stops that server, whether `body` throws or not.
  ///
  /// ```swift
  /// try await LoopbackServer.serving { _ in .nothing(by: .close) } during: { server in
  ///   await #expect(throws: TransportError.connectionLost) {
  ///     try await transport.send(HTTPRequest(.get, server.origin, "/"))
  ///   }
  /// }
  /// ```
  @discardableResult
  public static func serving<Result>(
    clock: any Clock<Duration> = ContinuousClock(),
    isolation: isolated (any Actor)? = #isolation,
    _ answer: @escaping @Sendable (HTTPRequest) async -> LoopbackAnswer,
    during body: (LoopbackServer) async throws -> Result
  ) async throws -> Result {
    let server = try LoopbackServer(clock: clock, answer: answer)
    do {
      let result = try await body(server)
      await server.stop()
      return result
    } catch {
      await server.stop()
      throw error
    }
  }

  /// Where the server listens: `http://127.0.0.1:PORT`.
  ///
  /// ```swift
  /// let request = HTTPRequest(.get, server.origin, "/user")
  /// ```
  public var origin: HTTPOrigin { listener.origin }

  /// The TCP port.
  ///
  /// ```swift
  /// let url = "http://localhost:\(server.port)/user"
  /// ```
  public var port: Int { listener.origin.port }

  /// Every request that was read whole, in the order of arrival, also those without an answer.
  ///
  /// ```swift
  /// #expect(server.requests.map(\.request.target) == ["/user"])
  /// ```
  public var requests: [ReceivedRequest] { listener.requests }

  /// The first lines of what was refused because it is no request (400), has a method that
  /// ``HTTPMethod`` lacks (501), or a head of more than 64 KiB (431).
  ///
  /// ```swift
  /// #expect(server.refusedLines == [])
  /// ```
  public var refusedLines: [String] { listener.refused }

  /// How many connections were accepted since the start.
  ///
  /// ```swift
  /// #expect(server.connectionCount == 1)  // kept alive
  /// ```
  public var connectionCount: Int { listener.connectionCount }

  /// Ends every connection and delay and waits until no thread and no socket is left. A handler
  /// that is still at work is cancelled and not waited for.
  ///
  /// ```swift
  /// await server.stop()  // from here on a connection is refused
  /// ```
  public func stop() async {
    listener.stop()
    await listener.stopped()
  }
}
