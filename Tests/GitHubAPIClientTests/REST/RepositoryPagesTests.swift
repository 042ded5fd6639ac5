import GitHubAPIClient
import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import MajorDomain
import Testing

@Suite(.httpStubs) struct RepositoryPagesTests {
  static let first = "/users/octo-org/repos?per_page=100&sort=created&direction=asc"
  static let second = "https://api.github.com/organizations/7/repos?per_page=100&page=2"

  func fetch(_ stubs: StubManager, token: String? = nil) async throws -> RepositoryList {
    try await GitHubClient.stubbed(stubs, token: token)
      .fetchRepositories(user: .known("octo-org"))
  }

  @Test func followsLinksAndKeepsEachIdOnce() async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, Self.first, answer: .page(ids: 1...3, next: Self.second))
    stubs.stub(
      .get, Self.second,
      answer: .page(ids: 3...5, next: "https://api.github.com/organizations/7/repos?page=3"))
    stubs.stub(
      .get, "https://api.github.com/organizations/7/repos?page=3", answer: .page(ids: 6...6))
    let list = try await fetch(stubs)
    #expect(list.repositories.map(\.id) == [1, 2, 3, 4, 5, 6])
    #expect(list.totalCount == 6)
  }

  @Test func sendsWhatGitHubAsksForOnEachPage() async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, Self.first, answer: .page(ids: 1...1, next: Self.second))
    stubs.stub(.get, Self.second, answer: .page(ids: 2...2))
    _ = try await fetch(stubs, token: "ghp_secret")
    let expected: HTTPFields = [
      "User-Agent": "gh-major/test", "Accept": "application/vnd.github+json",
      "X-GitHub-Api-Version": "2022-11-28", "Authorization": "Bearer ghp_secret",
    ]
    #expect(stubs.requests.map(\.headers) == [expected, expected])
  }

  @Test(arguments: [
    "https://evil.example/x?page=2", "https://api.github.com@evil.example/x?page=2",
    "http://api.github.com/x?page=2", "https://api.github.com:8443/x?page=2", "//evil.example/x",
  ])
  func refusesToLeaveTheOrigin(_ link: String) async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, Self.first, answer: .page(ids: 1...1, next: link))
    let error = await #expect(throws: APIError.self) { try await fetch(stubs, token: "ghp_secret") }
    guard case .foreignOrigin = error else {
      Issue.record("expected a foreign origin, got \(String(describing: error))")
      return
    }
    #expect(stubs.requests.count == 1)
  }

  @Test func aRelativeLinkStaysOnTheOrigin() async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, Self.first, answer: .page(ids: 1...1, next: "?page=2"))
    stubs.stub(.get, "/users/octo-org/repos?page=2", answer: .page(ids: 2...2))
    #expect(try await fetch(stubs).repositories.map(\.id) == [1, 2])
  }

  @Test func aChainThatComesBackToItselfEnds() async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, Self.first, answer: .page(ids: 1...1, next: Self.second))
    stubs.stub(.get, Self.second, answer: .page(ids: 2...2, next: Self.second))
    await #expect(
      throws: APIError.endlessChain(
        "page /organizations/7/repos?per_page=100&page=2 leads to itself")
    ) { try await fetch(stubs) }
  }

  @Test func aPageThatFailsFailsTheWhole() async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, Self.first, answer: .page(ids: 1...1, next: Self.second))
    stubs.stub(.get, Self.second, answer: .status(500))
    await #expect(throws: APIError.serverFailure(status: 500)) { try await fetch(stubs) }
  }

  @Test func anEnterpriseHostHasABasePath() async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .get,
      "https://ghe.example/api/v3/users/octo-org/repos?per_page=100&sort=created&direction=asc",
      answer: .text("[]"))
    let client = GitHubClient.stubbed(stubs, host: try GitHubHost(named: "ghe.example"))
    let list = try await client.fetchRepositories(user: .known("octo-org"))
    #expect(list == RepositoryList(repositories: [], totalCount: 0))
  }
}
