import GitHubAPIClient
import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import Locking
import MajorDomain
import Testing

/// Every kind of answer that is no list, and the error that it becomes.
@Suite(.httpStubs) struct AnswerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let answer: StubAnswer
    let error: APIError
    var testDescription: String { name }
  }

  static func json(_ status: Int, _ body: String, _ headers: HTTPFields = [:]) -> StubAnswer {
    .text(body, type: "application/json; charset=utf-8", status: status, headers: headers)
  }

  static func limit(
    _ kind: RateLimitReport.Kind, of limit: Int? = nil, until reset: Int?
  ) -> APIError {
    .rateLimited(
      RateLimitReport(
        kind: kind, limit: limit, resetsAt: reset.map(Timestamp.init(secondsSinceEpoch:)),
        isAuthenticated: false))
  }

  @Test(arguments: [
    Case(
      name: "404", answer: json(404, #"{"message":"Not Found","status":"404"}"#), error: .notFound),
    Case(
      name: "401", answer: json(401, #"{"message":"Bad credentials"}"#),
      error: .unauthorized(message: "Bad credentials")),
    Case(
      name: "403 that is no limit",
      answer: json(403, #"{"message":"Resource not accessible"}"#, ["X-RateLimit-Remaining": "59"]),
      error: .forbidden(message: "Resource not accessible")),
    Case(
      name: "451", answer: json(451, #"{"message":"Repository access blocked"}"#),
      error: .blocked(message: "Repository access blocked")),
    Case(
      name: "422", answer: json(422, #"{"message":"Validation Failed"}"#),
      error: .badStatus(422, message: "Validation Failed")),
    Case(
      name: "primary limit",
      answer: json(
        403, #"{"message":"API rate limit exceeded for 127.0.0.1."}"#,
        ["X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "4600"]),
      error: limit(.primary, of: 60, until: 4600)),
    Case(
      name: "primary limit as 429",
      answer: json(429, "{}", ["x-ratelimit-remaining": "0", "x-ratelimit-reset": "4600"]),
      error: limit(.primary, until: 4600)),
    Case(
      name: "secondary limit in seconds",
      answer: json(403, "{}", ["Retry-After": "30", "X-RateLimit-Remaining": "4000"]),
      error: limit(.secondary, until: 1030)),
    Case(
      name: "secondary limit as a date",
      answer: json(429, "{}", ["Retry-After": "Thu, 01 Jan 1970 00:20:00 GMT"]),
      error: limit(.secondary, until: 1200)),
    Case(
      name: "secondary limit by its words alone",
      answer: json(403, #"{"message":"You have exceeded a secondary rate limit."}"#),
      error: limit(.secondary, until: nil)),
    Case(
      name: "500 with a page", answer: .text("<html>", type: "text/html", status: 502),
      error: .serverFailure(status: 502)),
    Case(
      name: "a page instead of a list", answer: .text("<!DOCTYPE html>", type: "text/html"),
      error: .unexpectedPage(status: 200)),
    Case(
      name: "a page that calls itself JSON", answer: json(200, " <html>"),
      error: .unexpectedPage(status: 200)),
    Case(name: "no body", answer: .status(200), error: .missingData),
    Case(name: "teapot", answer: .status(418), error: .badStatus(418, message: nil)),
    Case(
      name: "refused connection", answer: .error(.cannotConnect),
      error: .unreachable(.cannotConnect)),
    Case(
      name: "cut body", answer: .error(.incompleteBody), error: .unreachable(.incompleteBody)),
  ])
  func becomes(_ example: Case) async throws {
    let stubs = try StubManager.current
    stubs.stub(.method(.get), answer: example.answer)
    await #expect(throws: example.error) {
      try await GitHubClient.stubbed(stubs).fetchRepositories(user: .known("octo-org"))
    }
  }

  @Test(arguments: [301, 302, 307, 308])
  func aRedirectOnTheOriginIsFollowed(_ status: Int) async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .get, RepositoryPagesTests.first,
      answer: .status(status, headers: ["Location": "https://api.github.com/user/7/repos"]))
    stubs.stub(.get, "/user/7/repos", answer: .page(ids: 1...1))
    let list = try await GitHubClient.stubbed(stubs).fetchRepositories(user: .known("octo-org"))
    #expect(list.repositories.map(\.id) == [1])
  }

  @Test(arguments: [301, 302, 307, 308])
  func aRedirectedWriteStaysThatWrite(_ status: Int) async throws {
    let stubs = try StubManager.current
    let told = Locked<[APIEvent]>([])
    stubs.stub(
      .put, "/user/starred/octo-org/old",
      answer: .status(status, headers: ["Location": "/user/starred/octo-org/new"]))
    let second = stubs.stub(.put, "/user/starred/octo-org/new", answer: .status(204))
    let client = GitHubClient(
      transport: stubs.transport, now: { Timestamp(secondsSinceEpoch: 0) },
      events: { event in told.withLock { $0.append(event) } })
    var request = client.restRequest("/user/starred/octo-org/old")
    request.method = .put
    request.body = [1, 2]
    #expect(try await client.send(request).status == 204)
    #expect(second.requests.map(\.body) == [[1, 2]])
    #expect(
      told.withLock { $0 } == [
        .redirected(from: "/user/starred/octo-org/old", to: "/user/starred/octo-org/new")
      ])
  }

  @Test func aRedirectElsewhereIsRefused() async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .method(.post), answer: .status(302, headers: ["Location": "https://evil.example/"]))
    await #expect(throws: APIError.foreignOrigin("https://evil.example")) {
      try await GitHubClient.stubbed(stubs, token: "ghp_x")
        .fetchRepositories(user: .known("octo-org"))
    }
  }

  @Test func redirectsEnd() async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .method(.get), answer: .status(302, headers: ["Location": "/again"]), times: .any)
    await #expect(throws: APIError.endlessChain("more than 5 redirects")) {
      try await GitHubClient.stubbed(stubs).fetchRepositories(user: .known("octo-org"))
    }
  }
}
