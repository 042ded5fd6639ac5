import HTTPStubs
import HTTPTransport
import Testing
import TypedFixtures

@Suite struct StubAnswerTests {
  static let page = Fixture(path: "users/page.json", sha256: "", text: "[1]")

  @Test(arguments: [
    (StubAnswer.status(404, headers: ["A": "b"]), HTTPResponse(status: 404, headers: ["A": "b"])),
    (
      .data([1, 2]),
      HTTPResponse(
        status: 200, headers: ["Content-Type": "application/octet-stream"], body: [1, 2])
    ),
    (
      .text("é", status: 201),
      HTTPResponse(
        status: 201, headers: ["Content-Type": "text/plain; charset=utf-8"], body: [0xC3, 0xA9])
    ),
    (
      .text("x", headers: ["content-type": "a/b"]),
      HTTPResponse(status: 200, headers: ["Content-Type": "a/b"], body: [0x78])
    ),
    (
      .fixture(page, headers: ["ETag": "1"]),
      HTTPResponse(
        status: 200, headers: ["ETag": "1", "Content-Type": "application/json"],
        body: Array("[1]".utf8))
    ),
    (
      .status(403).header("Retry-After", "60").header("retry-after", "61"),
      HTTPResponse(status: 403, headers: ["Retry-After": "61"])
    ),
    (
      .respond { HTTPResponse(status: 200, body: Array($0.path.utf8)) },
      HTTPResponse(status: 200, body: Array("/x".utf8))
    ),
  ])
  func answers(_ answer: StubAnswer, _ response: HTTPResponse) async throws {
    let stubs = StubManager()
    stubs.stub(.get, "/x", answer: answer)
    #expect(try await stubs.transport.send(.api("/x")) == response)
    #expect(stubs.finish() == [])
  }

  struct Unforeseen: Error {}

  @Test(arguments: [
    (StubAnswer.error(.connectionLost), TransportError.connectionLost),
    (.respond { _ in throw TransportError.timedOut }, .timedOut),
    (.respond { _ in throw CancellationError() }, .cancelled),
    (.respond { _ in throw Unforeseen() }, .other("Unforeseen()")),
  ])
  func errorsAreThrown(_ answer: StubAnswer, error: TransportError) async {
    let stubs = StubManager()
    stubs.stub(.get, "/x", answer: answer)
    await #expect(throws: error) { try await stubs.transport.send(.api("/x")) }
  }

  @Test func delaysPassOnTheInjectedClock() async throws {
    let clock = NotedClock()
    let stubs = StubManager()
    stubs.stub(
      .get, "/x", answer: .status(204).delayed(by: .seconds(2), on: clock).header("A", "b"))
    let response = try await stubs.transport.send(.api("/x"))
    #expect(response == HTTPResponse(status: 204, headers: ["A": "b"]))
    #expect(clock.slept == [.seconds(2)])
  }

  @Test func cancellingEndsTheDelay() async {
    let stubs = StubManager()
    stubs.stub(.get, "/x", answer: .status(204).delayed(by: .seconds(3600), on: ContinuousClock()))
    let sending = Task { try await stubs.transport.send(.api("/x")) }
    sending.cancel()
    await #expect(throws: TransportError.cancelled) { try await sending.value }
  }
}
