import GitHubAPIClient
import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import MajorDomain
import Testing

/// Polling over a transport that keeps answers: what is asked, and what it costs.
@Suite(.httpStubs) struct PollingTests {
  static let headers: HTTPFields = [
    "ETag": "\"a\"", "X-Poll-Interval": "60", "X-RateLimit-Limit": "5000",
    "X-RateLimit-Remaining": "4990",
  ]

  static func answer(_ body: String) -> StubAnswer {
    .respond { request in
      let isSame = request.headers["If-None-Match"] == "\"a\""
      return HTTPResponse(
        status: isSame ? 304 : 200, headers: headers, body: isSame ? [] : Array(body.utf8))
    }
  }

  func client(token: String?) throws -> GitHubClient {
    let now = { @Sendable in Timestamp(secondsSinceEpoch: 1_000) }
    return GitHubClient(
      transport: CachingTransport(
        of: try StubManager.current.transport, store: RunningCacheStore(), now: now),
      token: token.flatMap { AccessToken($0) }, now: now)
  }

  @Test func onceTheListIsKnownOnlyItsPagesAreAsked() async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .path("/user"), answer: Self.answer(#"{"login":"octocat","type":"User"}"#))
    stubs.stub(
      .path("/users/octo-org"), answer: Self.answer(#"{"login":"o","type":"Organization"}"#))
    stubs.stub(
      .path("/orgs/octo-org/repos"),
      answer: Self.answer(#"[{"id":1,"full_name":"octo-org/r","stargazers_count":60}]"#), times: 3)
    let client = try client(token: "ghp_secret")
    let login = try #require(Login("octo-org"))
    let first = try await client.pollRepositories(of: login, at: nil)
    #expect(first.repositories.map(\.nameWithOwner) == ["octo-org/r"])
    #expect(
      first
        == RepositoryPoll(
          repositories: first.repositories,
          place: ListPlace(path: "/orgs/octo-org/repos", query: "&type=all"),
          pace: ServerPace(
            minimumInterval: .seconds(60), limit: 5000, remaining: 4990, isAuthenticated: true),
          requests: 1))
    for _ in 1...2 {
      #expect(try await client.pollRepositories(of: login, at: first.place) == first)
    }
    let tags = stubs.requests(matching: .path("/orgs/octo-org/repos"))
      .map { $0.headers["If-None-Match"] }
    #expect(tags == [nil, "\"a\"", "\"a\""])
  }

  @Test func aFailingServerMaySayWhenToAskAgain() async throws {
    try StubManager.current.stub(
      .path("/repos/octo-org/r"), answer: .status(503, headers: ["Retry-After": "300"]))
    let name = try #require(RepositoryName(parsing: "octo-org/r"))
    let client = try client(token: nil)
    await #expect(
      throws: APIError.serverFailure(status: 503, retryAt: Timestamp(secondsSinceEpoch: 1_300))
    ) {
      try await client.pollRepository(named: name)
    }
  }
}
