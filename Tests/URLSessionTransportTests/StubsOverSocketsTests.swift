import HTTPLoopback
import HTTPStubs
import HTTPTransport
import Testing
import URLSessionTransport

/// The same stubs answer in the process and over a socket.
@Suite struct StubsOverSocketsTests {
  private let stubs = StubManager()

  @Test func oneDeclarationTwoDoors() async throws {
    stubs.stub(
      .path("/users/octo-org") && .query(["page": "2"]),
      answer: .text("hello", status: 201, headers: ["ETag": "\"1\""]), times: 2)
    let transport = stubs.transport
    let inProcess = try await transport.send(
      HTTPRequest(
        .get, HTTPOrigin(scheme: "https", host: "api.github.com"), "/users/octo-org?page=2"))
    let overSocket = try await LoopbackServer.serving { request in
      await LoopbackAnswer(of: request, from: transport)
    } during: { server in
      try await SessionTransport().send(
        HTTPRequest(.get, server.origin, "/users/octo-org?page=2"))
    }
    #expect(overSocket.status == inProcess.status)
    #expect(overSocket.body == inProcess.body)
    #expect(overSocket.headers["ETag"] == inProcess.headers["ETag"])
    #expect(overSocket.headers["Content-Type"] == inProcess.headers["Content-Type"])
    #expect(stubs.finish() == [])
  }

  @Test func theReportOfAnUnexpectedRequestArrives() async throws {
    let transport = stubs.transport
    let answer = try await LoopbackServer.serving { request in
      await LoopbackAnswer(of: request, from: transport)
    } during: { server in
      try await SessionTransport().send(HTTPRequest(.get, server.origin, "/unknown"))
    }
    #expect(answer.status == 500)
    #expect(String(decoding: answer.body, as: UTF8.self).contains("No stub answers GET http://"))
    #expect(stubs.finish().count == 1)
  }
}
