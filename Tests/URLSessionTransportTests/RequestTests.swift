import HTTPLoopback
import HTTPTransport
import Testing
import URLSessionTransport

@Suite struct RequestTests {
  @Test func sendsFieldsAsTheyAre() async throws {
    try await LoopbackServer.serving { _ in
      LoopbackAnswer(HTTPResponse(status: 200))
    } during: { server in
      let headers: HTTPFields = [
        "User-Agent": "gh-major/1.0", "Accept": "application/vnd.github+json",
        "Accept-Encoding": "gzip", "Accept-Language": "de", "X-GitHub-Api-Version": "2022-11-28",
        "Authorization": "Bearer gho_test", "If-None-Match": "W/\"a, b\"", "X-Empty": "",
        "Connection": "keep-alive",
      ]
      _ = try await SessionTransport().send(
        HTTPRequest(.get, server.origin, "/search?q=a%20b+c:%3E1&x=%C3%A9", headers: headers))
      let sent = try #require(server.requests.first)
      #expect(sent.request.target == "/search?q=a%20b+c:%3E1&x=%C3%A9")
      #expect(sent.request.origin == server.origin)
      #expect(Set(sent.request.headers.fields) == Set(headers.fields))
    }
  }

  @Test(arguments: HTTPMethod.allCases) func saysThatABodyIsEmpty(_ method: HTTPMethod) async throws
  {
    try await LoopbackServer.serving { _ in
      LoopbackAnswer(HTTPResponse(status: 204))
    } during: { server in
      _ = try await SessionTransport().send(HTTPRequest(method, server.origin, "/user/starred/a/b"))
      let sent = try #require(server.requests.first)
      #expect(sent.request.method == method)
      #expect(sent.lines.contains("Content-Length: 0") == ![.get, .head].contains(method))
      #expect(sent.request.body == [])
    }
  }

  @Test(arguments: [HTTPMethod.post, .put, .patch, .delete], [1, 100_000, 500_000])
  func sendsBodies(_ method: HTTPMethod, count: Int) async throws {
    try await LoopbackServer.serving { request in
      LoopbackAnswer(HTTPResponse(status: 200, body: request.body))
    } during: { server in
      let body = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      let answer = try await SessionTransport().send(
        HTTPRequest(
          method, server.origin, "/graphql", headers: ["Content-Type": "application/json"],
          body: body))
      #expect(answer.body == body)
      #expect(server.requests.map(\.request.body) == [body])
    }
  }

  private static let origin = HTTPOrigin(scheme: "http", host: "127.0.0.1", port: 9)

  /// What would arrive as something else is not sent.
  @Test(arguments: [
    HTTPRequest(.get, origin, ""), HTTPRequest(.get, origin, "users"),
    HTTPRequest(.get, origin, "@example.com/"), HTTPRequest(.get, origin, "/a b"),
    HTTPRequest(.get, origin, "/a\r\nX: y"), HTTPRequest(.get, origin, "/\u{e9}"),
    HTTPRequest(.get, origin, "/a#b"), HTTPRequest(.get, origin, "/repos/../user"),
    HTTPRequest(.get, origin, "/repos/%2E%2e/user"),
    HTTPRequest(.get, HTTPOrigin(scheme: "ftp", host: "h"), "/"),
    HTTPRequest(.get, HTTPOrigin(scheme: "http", host: ""), "/"),
    HTTPRequest(.get, HTTPOrigin(scheme: "http", host: "a@b"), "/"),
    HTTPRequest(.get, HTTPOrigin(scheme: "http", host: "a/b"), "/"),
    HTTPRequest(.get, origin, "/", body: [1]), HTTPRequest(.head, origin, "/", body: [1]),
    HTTPRequest(.get, origin, "/", headers: ["X": "a\r\nY: b"]),
    HTTPRequest(.get, origin, "/", headers: ["X Y": "a"]),
    HTTPRequest(.get, origin, "/", headers: ["": "a"]),
    HTTPRequest(.get, origin, "/", headers: ["Host": "example.com"]),
    HTTPRequest(.put, origin, "/", headers: ["content-length": "7"]),
  ])
  func refuses(_ request: HTTPRequest) async {
    let error = await #expect(throws: TransportError.self) {
      try await SessionTransport().send(request)
    }
    guard case .invalidRequest = error else {
      Issue.record("\(request.url): \(String(describing: error))")
      return
    }
  }
}
