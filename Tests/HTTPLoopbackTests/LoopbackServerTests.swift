import HTTPTransport
import Testing

@testable import HTTPLoopback

@Suite struct LoopbackServerTests {
  static let hello = HTTPResponse(
    status: 200, headers: ["Content-Type": "text/plain"], body: Array("hello".utf8))

  struct Exchange: Sendable, CustomTestStringConvertible {
    let name: String
    let answer: LoopbackAnswer
    var request = "GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n"
    let expected: String
    var testDescription: String { name }
  }

  static let exchanges = [
    Exchange(
      name: "content length", answer: LoopbackAnswer(hello),
      expected: """
        HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\
        Connection: close\r\n\r\nhello
        """),
    Exchange(
      name: "chunks", answer: LoopbackAnswer(hello, framing: .chunked(bytes: 3)),
      expected: """
        HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\
        Connection: close\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n
        """),
    Exchange(
      name: "until close", answer: LoopbackAnswer(hello, framing: .untilClose),
      request: "GET / HTTP/1.1\r\n\r\n",
      expected: """
        HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\nhello
        """),
    Exchange(
      name: "HTTP/1.0 gets no chunks", answer: LoopbackAnswer(hello, framing: .chunked(bytes: 3)),
      request: "GET / HTTP/1.0\r\n\r\n",
      expected: """
        HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\nhello
        """),
    Exchange(
      name: "wrong length", answer: LoopbackAnswer(hello, framing: .declaredLength(bytes: 9)),
      request: "GET / HTTP/1.1\r\n\r\n",
      expected: """
        HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\
        Connection: close\r\n\r\nhello
        """),
    Exchange(
      name: "cut body", answer: LoopbackAnswer(hello, cut: .body(bytes: 2, by: .close)),
      request: "GET / HTTP/1.1\r\n\r\n",
      expected: """
        HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nhe
        """),
    Exchange(
      name: "cut chunk",
      answer: LoopbackAnswer(
        hello, framing: .chunked(bytes: 3), cut: .body(bytes: 4, by: .close)),
      request: "GET / HTTP/1.1\r\n\r\n",
      expected: """
        HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n\
        3\r\nhel\r\n2\r\nl
        """),
    Exchange(
      name: "no last chunk",
      answer: LoopbackAnswer(
        hello, framing: .chunked(bytes: 9), cut: .body(bytes: 5, by: .close)),
      request: "GET / HTTP/1.1\r\n\r\n",
      expected: """
        HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n\
        5\r\nhello\r\n
        """),
    Exchange(
      name: "HEAD", answer: LoopbackAnswer(hello),
      request: "HEAD / HTTP/1.1\r\nConnection: close\r\n\r\n",
      expected: """
        HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\
        Connection: close\r\n\r\n
        """),
    Exchange(
      name: "304", answer: LoopbackAnswer(HTTPResponse(status: 304, headers: ["ETag": "\"x\""])),
      expected: "HTTP/1.1 304 Not Modified\r\nETag: \"x\"\r\nConnection: close\r\n\r\n"),
    Exchange(
      name: "garbage", answer: LoopbackAnswer(bytes: Array("no HTTP".utf8)),
      expected: "no HTTP"),
    Exchange(name: "nothing", answer: .nothing(by: .close), expected: ""),
    Exchange(name: "reset", answer: .nothing(by: .reset), expected: ""),
    Exchange(
      name: "pipelined", answer: LoopbackAnswer(HTTPResponse(status: 204)),
      request: "GET /a HTTP/1.1\r\n\r\nGET /b HTTP/1.1\r\nConnection: close\r\n\r\n",
      expected: """
        HTTP/1.1 204 No Content\r\n\r\n\
        HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n
        """),
    Exchange(
      name: "expectation", answer: LoopbackAnswer(HTTPResponse(status: 204)),
      request: """
        PUT / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok
        """,
      expected: """
        HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n
        """),
  ]

  @Test(arguments: exchanges) func sends(_ exchange: Exchange) async throws {
    try await LoopbackServer.serving { _ in
      exchange.answer
    } during: { server in
      let sent = try await RawClient.exchange(exchange.request, with: server)
      #expect(sent == exchange.expected)
    }
  }

  @Test(
    arguments: [
      ("OPTIONS / HTTP/1.1\r\n\r\n", 501), ("hello\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\n: x\r\n\r\n", 400),
      ("PUT / HTTP/1.1\r\nContent-Length: x\r\n\r\n", 400),
      ("PUT / HTTP/1.1\r\nTransfer-Encoding: gzip\r\n\r\n", 501),
      ("PUT / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n", 400),
      ("GET / HTTP/1.1\r\nA: " + String(repeating: "a", count: 70_000), 431),
    ] as [(String, Int)])
  func refuses(_ request: String, status: Int) async throws {
    try await LoopbackServer.serving { _ in
      LoopbackAnswer(Self.hello)
    } during: { server in
      let answer = try await RawClient.exchange(request, with: server)
      #expect(answer.prefix(12) == "HTTP/1.1 \(status)")
      #expect(server.refusedLines.count == 1)
      #expect(server.requests == [])
    }
  }

  @Test func recordsWhatArrived() async throws {
    try await LoopbackServer.serving { _ in
      LoopbackAnswer(HTTPResponse(status: 204))
    } during: { server in
      _ = try await RawClient.exchange(
        """
        PUT /user/starred/a/b?x=1 HTTP/1.1\r\nHost: api.github.com:8080\r\nX-Own:  one \r\n\
        x-own: two\r\nContent-Length: 2\r\n\r\nhi\
        POST http://example.com/graphql HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\
        Connection: close\r\n\r\n3;a=b\r\nabc\r\n1\r\nd\r\n0\r\nTrailer: t\r\n\r\n
        """, with: server)
      let expected = [
        ReceivedRequest(
          connection: 0,
          request: HTTPRequest(
            .put, HTTPOrigin(scheme: "http", host: "api.github.com", port: 8080),
            "/user/starred/a/b?x=1",
            headers: HTTPFields([
              .init(name: "X-Own", value: "one"), .init(name: "x-own", value: "two"),
            ]),
            body: Array("hi".utf8)),
          lines: [
            "PUT /user/starred/a/b?x=1 HTTP/1.1", "Host: api.github.com:8080", "X-Own:  one ",
            "x-own: two", "Content-Length: 2",
          ]),
        ReceivedRequest(
          connection: 0,
          request: HTTPRequest(
            .post, HTTPOrigin(scheme: "http", host: "example.com"), "/graphql",
            headers: ["Connection": "close"], body: Array("abcd".utf8)),
          lines: [
            "POST http://example.com/graphql HTTP/1.1", "Transfer-Encoding: chunked",
            "Connection: close",
          ]),
      ]
      #expect(server.requests == expected)
      #expect(server.connectionCount == 1)
    }
  }

  /// A handler that never answers and does not notice that it is cancelled holds nothing up.
  @Test func stopsWithAHandlerAtWork() async throws {
    let (arrivals, arrived) = AsyncStream<CheckedContinuation<Void, Never>>.makeStream()
    let server = try LoopbackServer { _ in
      await withCheckedContinuation { arrived.yield($0) }
      return LoopbackAnswer(Self.hello)
    }
    async let unanswered = RawClient.exchange("GET / HTTP/1.1\r\n\r\n", with: server)
    var handlers = arrivals.makeAsyncIterator()
    let handler = try #require(await handlers.next())
    await server.stop()
    #expect(try await unanswered == "")
    await #expect(throws: LoopbackError.self) {
      try await RawClient.exchange("GET / HTTP/1.1\r\n\r\n", with: server)
    }
    handler.resume()
  }

  @Test(arguments: [
    LoopbackAnswer(hello, delay: .seconds(3_600)), LoopbackAnswer(hello, bandwidth: 1),
    .nothing(by: .hang),
  ])
  func stopsInAnAnswer(_ answer: LoopbackAnswer) async throws {
    let (arrivals, arrived) = AsyncStream<Void>.makeStream()
    let server = try LoopbackServer { _ in
      arrived.yield()
      return answer
    }
    async let cut = RawClient.exchange("GET / HTTP/1.1\r\n\r\n", with: server)
    for await _ in arrivals { break }
    await server.stop()
    #expect(try await !cut.hasSuffix("hello"))
  }
}
