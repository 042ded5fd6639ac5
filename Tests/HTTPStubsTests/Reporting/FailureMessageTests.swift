import HTTPStubs
import HTTPTransport
import StrictJSON
import Testing

/// Typical mistakes, and the whole message that each of them gets.
@Suite struct FailureMessageTests {
  private let stubs = StubManager()

  /// The report of a request that no stub answers.
  private func report(_ request: HTTPRequest) async -> String {
    do throws(TransportError) {
      return "answered with \(try await stubs.transport.send(request).status)"
    } catch {
      guard case .unexpectedRequest(let report) = error else { return "\(error)" }
      return report
    }
  }

  private var unused: [String] {
    stubs.verify().filter { $0.kind == .unusedStub }.map(\.message)
  }

  @Test func noStubAtAll() async {
    #expect(
      await report(.api("/user")) == """
        No stub answers GET https://api.github.com/user
        There is no stub.
        """)
  }

  @Test func anotherQuery() async {
    let line = #line + 1
    stubs.stub(.get, "https://api.github.com/users/a?per_page=50&q=a+b", answer: .status(200))
    #expect(
      await report(.api("/users/a?per_page=100&q=a%20b")) == """
        No stub answers GET https://api.github.com/users/a?per_page=100&q=a%20b
        The only stub:
        - HTTPStubsTests/FailureMessageTests.swift:\(line), used 0 of 1
            same   method, scheme, host, port, path
            query  expected per_page=50&q=a b
                   actual   per_page=100&q=a b
            It matches if the query is ignored.
        """)
  }

  @Test func aStubWithoutTheQuery() async {
    let line = #line + 1
    stubs.stub(.get, "/users/a", answer: .status(200), times: .atLeastOnce)
    #expect(
      await report(.api("/users/a?page=1")) == """
        No stub answers GET https://api.github.com/users/a?page=1
        The only stub:
        - HTTPStubsTests/FailureMessageTests.swift:\(line), used 0 times
            same   method, path
            query  expected no query
                   actual   page=1
            It matches if the query is ignored.
        """)
  }

  @Test func anotherMethod() async {
    let line = #line + 1
    stubs.stub(.put, "/user/starred/a/b", answer: .status(204))
    #expect(
      await report(.api(.delete, "/user/starred/a/b")) == """
        No stub answers DELETE https://api.github.com/user/starred/a/b
        The only stub:
        - HTTPStubsTests/FailureMessageTests.swift:\(line), used 0 of 1
            same    path, query
            method  expected PUT
                    actual   DELETE
            It matches if the method is ignored.
        """)
  }

  @Test func anotherHostAndScheme() async {
    let line = #line + 1
    stubs.stub(.url("http://github.localhost/user"), answer: .status(200))
    #expect(
      await report(.api("/user")) == """
        No stub answers GET https://api.github.com/user
        The only stub:
        - HTTPStubsTests/FailureMessageTests.swift:\(line), used 0 of 1
            same    path, query
            scheme  expected http
                    actual   https
            host    expected github.localhost
                    actual   api.github.com
            port    expected 80
                    actual   443
        """)
  }

  @Test func anAddressWithoutItsScheme() async {
    let line = #line + 1
    stubs.stub(.get, "api.github.com/user", answer: .status(200))
    #expect(
      await report(.api("/user")) == """
        No stub answers GET https://api.github.com/user
        The only stub:
        - HTTPStubsTests/FailureMessageTests.swift:\(line), used 0 of 1
            same  method
            url   expected "api.github.com/user", which is no address: it must begin with /, \
        http:// or https://
                  actual   "https://api.github.com/user"
            It matches if the url is ignored.
        """)
  }

  @Test func sentOnceMoreThanDeclared() async {
    let line = #line + 1
    stubs.stub(.get, "/user", answer: .status(200))
    #expect(await report(.api("/user")) == "answered with 200")
    #expect(
      await report(.api("/user")) == """
        No stub answers GET https://api.github.com/user
        The only stub:
        - HTTPStubsTests/FailureMessageTests.swift:\(line), used 1 of 1
            same  method, path, query
            It matches, but is used up. If the request is meant, give the stub more times: or
            declare another one.
        """)
  }

  @Test func aHeaderIsMissing() async {
    let line = #line + 1
    stubs.stub(
      .path("/user") && .header("Authorization", "Bearer x") && !.header("If-None-Match"),
      answer: .status(200))
    #expect(
      await report(.api("/user", headers: ["authorization": "token x", "If-None-Match": "1"]))
        == """
        No stub answers GET https://api.github.com/user
        The only stub:
        - HTTPStubsTests/FailureMessageTests.swift:\(line), used 0 of 1
            same                  path
            header authorization  expected "Bearer x"
                                  actual   "token x"
            header if-none-match  expected not present
                                  actual   "1"
        """)
  }

  @Test func theJSONBodyDiffersDeepInside() async {
    let line = #line + 1
    stubs.stub(
      .path("/graphql") && .json(containing: ["variables": ["login": "octo-org", "first": 100]]),
      answer: .status(200))
    let body = #"{"query": "…", "variables": {"first": 50, "login": "octocat"}}"#
    #expect(
      await report(.api(.post, "/graphql", body: body)) == """
        No stub answers POST https://api.github.com/graphql
        The only stub:
        - HTTPStubsTests/FailureMessageTests.swift:\(line), used 0 of 1
            same  path
            body  expected JSON .variables.login = "octo-org"
                  actual   JSON .variables.login = "octocat" (the first of 2 differences)
            It matches if the body is ignored.
        """)
  }

  @Test func theBodyIsNotJSON() async {
    let line = #line + 1
    stubs.stub(.json(["a": [1, 2]]), answer: .status(200))
    #expect(
      await report(.api(.post, "/", body: "a=1")) == """
        No stub answers POST https://api.github.com/
        The only stub:
        - HTTPStubsTests/FailureMessageTests.swift:\(line), used 0 of 1
            body  expected JSON {"a":[1,2]}
                  actual   "a=1", which is not JSON (1:1: expected a value, found "a")
            It matches if the body is ignored.
        """)
  }

  @Test func theNearestOfManyComeFirst() async {
    let line = #line + 2
    for target in ["/users/octo-org/events", "/users/octo-org/repo"] {
      stubs.stub(.get, target, answer: .status(200))
    }
    stubs.stub((.path("/x") || .path("/y")) && .method(.get), answer: .status(200))
    stubs.stub(.put, "/users/octo-org", answer: .status(200))
    #expect(
      await report(.api("/users/octo-org/repos")) == """
        No stub answers GET https://api.github.com/users/octo-org/repos
        The nearest of 4 stubs:
        - HTTPStubsTests/FailureMessageTests.swift:\(line), used 0 of 1
            same  method, query
            path  expected "/users/octo-org/repo"
                  actual   "/users/octo-org/repos"
            It matches if the path is ignored.
        - HTTPStubsTests/FailureMessageTests.swift:\(line), used 0 of 1
            same  method, query
            path  expected "/users/octo-org/events"
                  actual   "/users/octo-org/repos"
            It matches if the path is ignored.
        - HTTPStubsTests/FailureMessageTests.swift:\(line + 2), used 0 of 1
            same  method
            path  expected "/x" or "/y"
                  actual   "/users/octo-org/repos"
            It matches if the path is ignored.
        """)
  }

  @Test func sentAfterTheEnd() async {
    stubs.stub(.get, "/user", answer: .status(200), times: .any)
    #expect(stubs.finish() == [])
    #expect(
      await report(.api("/user")) == """
        GET https://api.github.com/user was sent after the test had ended and its stubs had been \
        removed.
        Something that the test started is still running: await it, or cancel it, in the test.
        """)
  }

  @Test func unusedAndNothingWasSent() {
    stubs.stub(.get, "/user", answer: .status(200))
    #expect(
      unused == [
        """
        This stub was never used, but is declared for 1 use.
        The test sent no request.
        """
      ])
  }

  @Test func unusedSinceTheRequestDiffers() async {
    stubs.stub(.get, "/user", inOrder: .status(502), .status(200))
    stubs.stub(.get, "/users", answer: .status(200), times: .any)
    for target in ["/user", "/users"] { _ = await report(.api(target)) }
    #expect(
      unused == [
        """
        This stub was used once, but is declared for 2 uses.
        No other request matches it. The nearest of 1:
        - GET https://api.github.com/users
            same  method, query
            path  expected "/user"
                  actual   "/users"
            It matches if the path is ignored.
        """
      ])
  }

  @Test func unusedSinceAnEarlierStubTookItsRequest() async {
    let line = #line + 1
    stubs.stub(.anything, answer: .status(200), times: .atLeastOnce)
    stubs.stub(.get, "/user", answer: .status(404))
    _ = await report(.api("/user"))
    #expect(
      unused == [
        """
        This stub was never used, but is declared for 1 use.
        The stub at HTTPStubsTests/FailureMessageTests.swift:\(line), declared before it, \
        took what it matches.
        """
      ])
  }

  @Test func usedTooRarely() async {
    stubs.stub(.get, "/user", answer: .status(200), times: 3)
    for _ in 1...2 { _ = await report(.api("/user")) }
    #expect(
      unused == [
        """
        This stub was used 2 times, but is declared for 3 uses.
        The test sent no other request.
        """
      ])
  }
}
