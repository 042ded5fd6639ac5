import HTTPLoopback
import HTTPTransport
import Testing
import URLSessionTransport

@Suite struct AnswerTests {
  private static let page = HTTPResponse(
    status: 200, headers: ["X-Own": "a, b"],
    body: Array("[\(String(repeating: "\"octo-org\",", count: 20_000))1]".utf8))

  @Test(
    arguments: [LoopbackAnswer.Coding.identity, .gzip],
    [LoopbackAnswer.Framing.contentLength, .chunked(bytes: 999), .untilClose])
  func decodesBodies(_ coding: LoopbackAnswer.Coding, _ framing: LoopbackAnswer.Framing)
    async throws
  {
    try await LoopbackServer.serving { _ in
      LoopbackAnswer(Self.page, framing: framing, coding: coding)
    } during: { server in
      let answer = try await SessionTransport().send(HTTPRequest(.get, server.origin, "/"))
      #expect(answer.status == 200)
      #expect(answer.headers["x-own"] == "a, b")
      #expect(answer.headers["Content-Encoding"] == (coding == .gzip ? "gzip" : nil))
      #expect(answer.body == Self.page.body)
    }
  }

  @Test(arguments: [200, 204, 300, 304, 403, 404, 422, 500, 503])
  func returnsEveryStatus(_ status: Int) async throws {
    try await LoopbackServer.serving { _ in
      LoopbackAnswer(HTTPResponse(status: status, headers: ["ETag": "\"x\""], body: [0x61]))
    } during: { server in
      for method in [HTTPMethod.get, .head] {
        let answer = try await SessionTransport().send(HTTPRequest(method, server.origin, "/"))
        #expect(answer.status == status)
        #expect(answer.headers["etag"] == "\"x\"")
        let hasBody = method == .get && ![204, 304].contains(status)
        #expect(answer.body == (hasBody ? [0x61] : []))
      }
    }
  }

  @Test(arguments: [301, 302, 303, 307, 308], [HTTPMethod.get, .post, .put])
  func followsNoRedirect(_ status: Int, _ method: HTTPMethod) async throws {
    let other = try LoopbackServer { _ in LoopbackAnswer(HTTPResponse(status: 200)) }
    let location = "\(other.origin)/elsewhere"
    let redirect = HTTPResponse(
      status: status, headers: ["Location": location], body: Array("moved".utf8))
    try await LoopbackServer.serving { _ in
      LoopbackAnswer(redirect)
    } during: { server in
      let answer = try await SessionTransport().send(
        HTTPRequest(method, server.origin, "/", headers: ["Authorization": "Bearer gho_test"]))
      #expect(answer.status == status)
      #expect(answer.headers["Location"] == location)
      #expect(answer.body == redirect.body)
      #expect(server.requests.count == 1)
    }
    #expect(other.connectionCount == 0)
    await other.stop()
  }

  @Test(arguments: ["Basic realm=\"GitHub\"", "Bearer", "Negotiate", "token realm=\"\"", ""])
  func returnsAChallenge(_ challenge: String) async throws {
    let refusal = HTTPResponse(
      status: 401, headers: ["WWW-Authenticate": challenge], body: Array("{}".utf8))
    try await LoopbackServer.serving { _ in
      LoopbackAnswer(refusal)
    } during: { server in
      let transport = SessionTransport()
      for _ in 1...2 {
        let answer = try await transport.send(HTTPRequest(.get, server.origin, "/"))
        #expect(answer.status == 401)
        #expect(answer.headers["www-authenticate"] == challenge)
        #expect(answer.body == refusal.body)
      }
      #expect(server.requests.count == 2)
    }
  }

  @Test func joinsRepeatedFields() async throws {
    let links: HTTPFields = HTTPFields([
      .init(name: "Link", value: "<a>; rel=\"next\""),
      .init(name: "Link", value: "<b>; rel=\"last\""),
    ])
    try await LoopbackServer.serving { _ in
      LoopbackAnswer(HTTPResponse(status: 200, headers: links))
    } during: { server in
      let answer = try await SessionTransport().send(HTTPRequest(.get, server.origin, "/"))
      #expect(answer.headers["link"] == "<a>; rel=\"next\", <b>; rel=\"last\"")
    }
  }

  @Test func keepsNothing() async throws {
    let answer = LoopbackAnswer(
      HTTPResponse(
        status: 200,
        headers: ["Set-Cookie": "a=b", "Cache-Control": "max-age=600", "ETag": "\"x\""],
        body: [0x61]))
    try await LoopbackServer.serving { _ in
      answer
    } during: { server in
      for _ in 1...2 {
        _ = try await SessionTransport().send(HTTPRequest(.get, server.origin, "/"))
      }
      #expect(server.requests.count == 2)
      #expect(server.requests.compactMap { $0.request.headers["Cookie"] } == [])
      #expect(server.requests.compactMap { $0.request.headers["If-None-Match"] } == [])
    }
  }

  /// With a session of its own, because the idle connections of one session are limited.
  @Test func usesConnectionsAgain() async throws {
    let transport = SessionTransport(connectionsPerHost: 2)
    try await LoopbackServer.serving { _ in
      LoopbackAnswer(Self.page, framing: .chunked(bytes: 10_000))
    } during: { server in
      for _ in 1...10 {
        _ = try await transport.send(HTTPRequest(.get, server.origin, "/"))
      }
      // On a busy machine a request may begin before the connection of the last one is idle.
      #expect(server.connectionCount <= 2)
    }
  }

  /// So many connections, and no more, are open at once.
  @Test func opensConnectionsUpToTheLimit() async throws {
    let (arrivals, arrived) = AsyncStream<CheckedContinuation<Void, Never>>.makeStream()
    try await LoopbackServer.serving { _ in
      await withCheckedContinuation { arrived.yield($0) }
      return LoopbackAnswer(HTTPResponse(status: 200))
    } during: { server in
      let transport = SessionTransport(connectionsPerHost: 3)
      let request = HTTPRequest(.get, server.origin, "/")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 1...9 { group.addTask { _ = try await transport.send(request) } }
        var held: [CheckedContinuation<Void, Never>] = []
        var count = 0
        for await handler in arrivals {
          (held, count) = (held + [handler], count + 1)
          guard held.count == 3 else { continue }
          for handler in held { handler.resume() }
          held = []
          if count == 9 { break }
        }
        try await group.waitForAll()
      }
      #expect(server.connectionCount == 3)
    }
  }
}
