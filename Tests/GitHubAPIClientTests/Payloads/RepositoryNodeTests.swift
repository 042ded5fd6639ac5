import GitHubAPIClient
import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import MajorDomain
import Testing

/// The same repository, as REST and as GraphQL write it.
@Suite(.httpStubs) struct RepositoryNodeTests {
  static let rest = """
    {"id":7,"name":"Swift","full_name":"octo-org/Swift","private":false,"fork":true,\
    "owner":{"login":"octo-org"},"html_url":"https://github.com/octo-org/Swift",\
    "description":"D","homepage":"","stargazers_count":51,"forks_count":2,\
    "open_issues_count":7,"language":"Swift","license":{"key":"other","spdx_id":"NOASSERTION"},\
    "topics":["b","a"],"archived":true,"is_template":true,"visibility":"public",\
    "default_branch":"main","created_at":"2020-01-02T03:04:05Z",\
    "updated_at":"2021-01-02T03:04:05Z","pushed_at":null,"size":12}
    """
  static let graphQL = """
    {"databaseId":7,"nameWithOwner":"octo-org/Swift","description":"D",\
    "url":"https://github.com/octo-org/Swift","homepageUrl":"","stargazerCount":51,\
    "forkCount":2,"issues":{"totalCount":4},"pullRequests":{"totalCount":3},\
    "primaryLanguage":{"name":"Swift"},"licenseInfo":{"spdxId":"NOASSERTION"},\
    "repositoryTopics":{"nodes":[{"topic":{"name":"b"}},{"topic":{"name":"a"}}]},\
    "isArchived":true,"isFork":true,"isPrivate":false,"isTemplate":true,"visibility":"PUBLIC",\
    "defaultBranchRef":{"name":"main"},"createdAt":"2020-01-02T03:04:05Z",\
    "updatedAt":"2021-01-02T03:04:05Z","pushedAt":null,"diskUsage":12}
    """

  static func nodes(_ nodes: String) -> StubAnswer {
    .text(
      """
      {"data":{"repositoryOwner":{"repositories":{"totalCount":1,\
      "pageInfo":{"hasNextPage":false,"endCursor":"c"},"nodes":[\(nodes)]}}}}
      """)
  }

  func graphQL(_ answer: StubAnswer) async throws -> RepositoryList {
    let stubs = try StubManager.current
    stubs.stub(.post, RankedRepositoriesTests.graphQL, answer: answer)
    return try await GitHubClient.stubbed(stubs, token: "t")
      .fetchRepositories(user: .known("octo-org"))
  }

  @Test func bothGiveTheSameRepository() async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, RepositoryPagesTests.first, answer: .text("[\(Self.rest)]"))
    let rest = try await GitHubClient.stubbed(stubs).fetchRepositories(user: .known("octo-org"))
    #expect(try await graphQL(Self.nodes(Self.graphQL)) == rest)
  }

  @Test func nullsAndAbsenceAreNil() async throws {
    let nulls = """
      {"databaseId":7,"nameWithOwner":"o/r","stargazerCount":1,"description":null,\
      "homepageUrl":null,"primaryLanguage":null,"licenseInfo":null,"defaultBranchRef":null}
      """
    #expect(
      try await graphQL(Self.nodes(nulls)).repositories
        == [Repository(id: 7, owner: "o", name: "r", stargazerCount: 1)])
  }
}
