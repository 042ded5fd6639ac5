import HTTPLoopback
import HTTPTransport
import Locking
import Testing
import URLSessionTransport

@Suite struct FailureTests {
  static let body = Array("{\"name\": \"octo-org\"}".utf8)

  struct Failure: Sendable, CustomTestStringConvertible {
    let name: String
    let answer: LoopbackAnswer
    let error: TransportError
    var testDescription: String { name }
  }

  private static let page = HTTPResponse(status: 200, body: body)
  static let failures = [
    Failure(
      name: "short body", answer: LoopbackAnswer(page, cut: .body(bytes: 5, by: .close)),
      error: .incompleteBody),
    Failure(
      name: "no body at all", answer: LoopbackAnswer(page, cut: .body(bytes: 0, by: .close)),
      error: .incompleteBody),
    Failure(
      name: "length too large", answer: LoopbackAnswer(page, framing: .declaredLength(bytes: 99)),
      error: .incompleteBody),
    Failure(
      name: "cut in a chunk",
      answer: LoopbackAnswer(page, framing: .chunked(bytes: 8), cut: .body(bytes: 9, by: .close)),
      error: .incompleteBody),
    Failure(
      name: "no last chunk",
      answer: LoopbackAnswer(
        page, framing: .chunked(bytes: 99), cut: .body(bytes: 20, by: .close)),
      error: .incompleteBody),
    Failure(
      name: "cut gzip",
      answer: LoopbackAnswer(page, coding: .gzip, cut: .body(bytes: 25, by: .close)),
      error: .incompleteBody),
    Failure(
      name: "cut gzip in chunks",
      answer: LoopbackAnswer(
        page, framing: .chunked(bytes: 9), coding: .gzip, cut: .body(bytes: 25, by: .close)),
      error: .incompleteBody),
    Failure(
      name: "reset in the body", answer: LoopbackAnswer(page, cut: .body(bytes: 5, by: .reset)),
      error: .incompleteBody),
    Failure(name: "closed", answer: .nothing(by: .close), error: .connectionLost),
    Failure(name: "reset", answer: .nothing(by: .reset), error: .connectionLost),
    Failure(
      name: "garbage", answer: LoopbackAnswer(bytes: Array("nonsense\r\n\r\n".utf8)),
      error: .malformedResponse),
  ]

  @Test(arguments: failures) func fails(_ failure: Failure) async throws {
    try await LoopbackServer.serving { _ in
      failure.answer
    } during: { server in
      await #expect(throws: failure.error) {
        try await SessionTransport().send(HTTPRequest(.get, server.origin, "/"))
      }
    }
  }

  @Test func reportsARefusedConnection() async throws {
    let nobody = try RefusedOrigin()
    await #expect(throws: TransportError.cannotConnect) {
      try await SessionTransport().send(HTTPRequest(.get, nobody.origin, "/"))
    }
  }

  @Test func reportsAFailedHandshake() async throws {
    try await LoopbackServer.serving { _ in
      LoopbackAnswer(HTTPResponse(status: 200))
    } during: { server in
      let origin = HTTPOrigin(scheme: "https", host: "127.0.0.1", port: server.port)
      let error = await #expect(throws: TransportError.self) {
        try await SessionTransport().send(HTTPRequest(.get, origin, "/"))
      }
      guard case .tls = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  /// On a connection that was used before, libcurl would send the second request again by itself and
  /// without its body, and both sides would wait.
  @Test func aResetAfterAnAnsweredPostIsSeen() async throws {
    let count = Locked(0)
    try await LoopbackServer.serving { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      return number == 1 ? LoopbackAnswer(Self.page) : .nothing(by: .reset)
    } during: { server in
      let request = HTTPRequest(.post, server.origin, "/graphql", body: Self.body)
      let transport = SessionTransport()
      let answered = try await transport.send(request)
      #expect(answered.status == 200)
      await #expect(throws: TransportError.connectionLost) { try await transport.send(request) }
      #expect(server.requests.map(\.request.body) == [Self.body, Self.body])
    }
  }
}
