import HTTPStubs
import HTTPTransport
import Testing

@Suite struct ReplayTransportTests {
  private static func exchange(
    _ sequence: Int, _ request: HTTPRequest, _ text: String
  ) -> RecordedExchange {
    RecordedExchange(
      request, HTTPResponse(status: 200, body: Array(text.utf8)), recordedAt: 0,
      sequence: sequence)
  }

  static let json: HTTPFields = ["Accept": "application/json"]
  static let exchanges = [
    exchange(3, .api("/user?a=1&b=2"), "second"),
    exchange(1, .api("/user?a=1&b=2"), "first"),
    exchange(2, .api("/users", headers: json), "json"),
    exchange(4, .api(.post, "/graphql", body: #"{"a": 1, "b": [2.0]}"#), "graphql"),
    exchange(5, .api(.post, "/form", body: "a=1"), "form"),
  ]

  @Test func equalRequestsInOrderDifferentOnesInAny() async throws {
    let replay = ReplayTransport(Self.exchanges)
    let requests: [HTTPRequest] = [
      .api(.post, "/form", body: "a=1"), .api("/user?b=2&a=1", headers: Self.json),
      .api(.post, "/graphql", headers: ["Authorization": "x"], body: #"{"b":[2],"a":1.0}"#),
      .api("/users", headers: Self.json), .api("/user?a=1&b=2"),
    ]
    var texts: [String] = []
    for request in requests { texts.append(try await replay.send(request).text) }
    #expect(texts == ["form", "first", "graphql", "json", "second"])
    #expect(replay.remaining == [])
  }

  @Test func aRecordingAnswersOnce() async throws {
    let replay = ReplayTransport(Self.exchanges)
    _ = try await replay.send(.api("/users", headers: Self.json))
    #expect(replay.remaining.map(\.sequence) == [1, 3, 4, 5])
    await #expect(throws: TransportError.self) {
      try await replay.send(.api("/users", headers: Self.json))
    }
  }

  @Test func theLastIsRepeatedIfStated() async throws {
    let replay = ReplayTransport(Self.exchanges, repeatsLast: true)
    var texts: [String] = []
    for _ in 1...4 { texts.append(try await replay.send(.api("/user?a=1&b=2")).text) }
    #expect(texts == ["first", "second", "second", "second"])
  }

  @Test(arguments: [
    (
      HTTPRequest.api("/user?a=1&b=3"),
      """
      No recording answers GET https://api.github.com/user?a=1&b=3
      The nearest of 5 recordings:
      - 0001-GET-user.json
          same   method, scheme, host, port, path, body
          query  expected a=1&b=2
                 actual   a=1&b=3
          It matches if the query is ignored.
      - 0003-GET-user.json
          same   method, scheme, host, port, path, body
          query  expected a=1&b=2
                 actual   a=1&b=3
          It matches if the query is ignored.
      - 0002-GET-users.json, answered already
          same           method, scheme, host, port, body
          path           expected "/users"
                         actual   "/user"
          query          expected no query
                         actual   a=1&b=3
          header accept  expected "application/json"
                         actual   absent
      """
    ),
    (
      .api(.post, "/graphql", body: #"{"a": 1, "b": [3]}"#),
      """
      No recording answers POST https://api.github.com/graphql
      The nearest of 5 recordings:
      - 0004-POST-graphql.json
          same  method, scheme, host, port, path, query
          body  expected JSON .b[0] = 2.0
                actual   JSON .b[0] = 3
          It matches if the body is ignored.
      - 0005-POST-form.json
          same  method, scheme, host, port, query
          path  expected "/form"
                actual   "/graphql"
          body  expected "a=1"
                actual   "{"a": 1, "b": [3]}"
      - 0001-GET-user.json
          same    scheme, host, port
          method  expected GET
                  actual   POST
          path    expected "/user"
                  actual   "/graphql"
          query   expected a=1&b=2
                  actual   no query
          body    expected empty
                  actual   "{"a": 1, "b": [3]}"
      """
    ),
    (
      .api("/users", headers: json),
      """
      No recording answers GET https://api.github.com/users
      The nearest of 5 recordings:
      - 0002-GET-users.json, answered already
          same  method, scheme, host, port, path, query, header accept, body
          It matches, but each recording answers once: the request was sent once more.
      - 0001-GET-user.json
          same   method, scheme, host, port, body
          path   expected "/user"
                 actual   "/users"
          query  expected a=1&b=2
                 actual   no query
      - 0003-GET-user.json
          same   method, scheme, host, port, body
          path   expected "/user"
                 actual   "/users"
          query  expected a=1&b=2
                 actual   no query
      """
    ),
  ])
  func aRequestThatIsNotRecordedShowsTheNearest(_ request: HTTPRequest, report: String) async throws
  {
    let replay = ReplayTransport(Self.exchanges)
    _ = try await replay.send(.api("/users", headers: Self.json))
    await #expect(throws: TransportError.unexpectedRequest(report)) {
      try await replay.send(request)
    }
  }
}
