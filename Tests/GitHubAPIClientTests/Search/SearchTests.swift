import GitHubAPIClient
import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import MajorDomain
import Testing

@Suite(.httpStubs) struct SearchTests {
  @Test(arguments: [
    ("c++ stars:>=50", "c%2B%2B%20stars%3A%3E%3D50"), ("C#", "C%23"), ("a&b=c", "a%26b%3Dc"),
    ("日本", "%E6%97%A5%E6%9C%AC"), ("100% \"x\"", "100%25%20%22x%22"), ("a-b_c.d~e", "a-b_c.d~e"),
  ])
  func theQueryIsEncodedOnce(_ text: String, _ encoded: String) async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .path("/search/repositories"), answer: ListInVirtualTimeTests.results([1], total: 1))
    _ = try await GitHubClient.stubbed(stubs).search(RepositoryQuery(text), page: nil, size: 30)
    #expect(
      stubs.requests.map(\.target) == ["/search/repositories?q=\(encoded)&per_page=30&page=1"])
  }

  @Test func aSearchThatStoppedEarlySaysSo() async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .query(["sort": "updated", "order": "asc"]),
      answer: .text(#"{"total_count":2300,"incomplete_results":true,"items":[]}"#))
    let page = try await GitHubClient.stubbed(stubs).search(
      RepositoryQuery("x", sort: .updated, direction: .ascending), page: nil, size: 100)
    #expect(page == RepositoryPage([], totalCount: 2300, omissions: [.incompleteResults]))
  }

  @Test func nothingIsAskedForBeyondAThousand() async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .query(["page": "10"]), answer: ListInVirtualTimeTests.results([1], total: 2300))
    let page = try await GitHubClient.stubbed(stubs).search(
      RepositoryQuery("x"), page: PageCursor("10"), size: 100)
    #expect(page.next == nil)
  }

  @Test func starsComeWithTheirTimesAndDanglingEntriesAreCounted() async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .path("/users/octo/starred") && .header("Accept", "application/vnd.github.star+json"),
      answer: .text(
        #"[{"starred_at":"2026-01-02T03:04:05Z","repo":{"id":1,"full_name":"o/r"}},"#
          + #"{"starred_at":"2026-01-02T03:04:05Z","repo":null},null]"#))
    let list = try await StarredRepositories(starred: GitHubClient.stubbed(stubs))
      .fetchRepositories(user: .known("octo"))
    #expect(
      list
        == RepositoryList(
          repositories: [
            Repository(
              id: 1, owner: "o", name: "r", starredAt: Timestamp(rfc3339: "2026-01-02T03:04:05Z"))
          ], totalCount: 3, omissions: [.dangling(count: 2)]))
  }

  @Test func whatSingleSignOnHidesIsSaid() async throws {
    let stubs = try StubManager.current
    let hidden = "partial-results; organizations=7,8"
    let omissions = [RepositoryList.Omission.hiddenBySSO(organizations: ["7", "8"])]
    stubs.stub(
      .path("/search/repositories"),
      answer: ListInVirtualTimeTests.results([1], total: 1).header("X-GitHub-SSO", hidden))
    stubs.stub(
      .path("/users/octo/starred"), answer: .text("[]").header("X-GitHub-SSO", hidden))
    let client = GitHubClient.stubbed(stubs)
    let found = try await SearchRepositories(search: client)(RepositoryQuery("x"), limit: nil)
    #expect(found.omissions == omissions)
    let starred = try await StarredRepositories(starred: client)
      .fetchRepositories(user: .known("octo"))
    #expect(starred.omissions == omissions)
  }

  /// A second reading finds what moved, or what is missing is said.
  @Test(arguments: [([2, 3], []), ([1, 2], [RepositoryList.Omission.cut(available: 3, read: 2)])])
  func aSearchThatIsShortIsReadAgain(
    _ second: [Int], _ omissions: [RepositoryList.Omission]
  ) async throws {
    let stubs = try StubManager.current
    for ids in [[1, 2], second] {
      stubs.stub(
        .query(["page": "1"]), answer: ListInVirtualTimeTests.results(ids, total: 3))
    }
    let found = try await SearchRepositories(search: GitHubClient.stubbed(stubs))(
      RepositoryQuery("x"), limit: nil)
    #expect(Set(found.repositories.map(\.id)) == Set([1, 2] + second))
    #expect(found.omissions == omissions)
  }

  @Test(arguments: [([2, 3], []), ([], [RepositoryList.Omission.cut(available: 3, read: 1)])])
  func aListOfStarsThatIsShortIsReadAgain(
    _ second: [Int], _ omissions: [RepositoryList.Omission]
  ) async throws {
    let stubs = try StubManager.current
    let link = "<https://api.github.com/user/1/starred?per_page=100&page=2>; rel=next"
    for ids in [[], second] {
      stubs.stub(
        .get, "/users/octo/starred?per_page=100", answer: Self.stars([1]).header("Link", link))
      stubs.stub(
        .path("/graphql"),
        answer: .text(#"{"data":{"user":{"starredRepositories":{"totalCount":3}}}}"#))
      stubs.stub(.get, "/user/1/starred?per_page=100&page=2", answer: Self.stars(ids))
    }
    let list = try await StarredRepositories(
      starred: GitHubClient.stubbed(stubs, token: "ghp_t")
    ).fetchRepositories(user: .known("octo"))
    #expect(list.repositories.map(\.id) == [1] + second)
    #expect(list.omissions == omissions)
  }

  @Test func aFullPageOfStarsWithoutLinksIsNotTheLast() async throws {
    let stubs = try StubManager.current
    let first = "/users/octo/starred?per_page=100"
    stubs.stub(.get, first, answer: Self.stars(Array(1...100)))
    stubs.stub(.get, first + "&page=2", answer: Self.stars([101]))
    let list = try await StarredRepositories(starred: GitHubClient.stubbed(stubs))
      .fetchRepositories(user: .known("octo"))
    #expect(list.repositories.map(\.id) == Array(1...101))
  }

  static func stars(_ ids: [Int]) -> StubAnswer {
    let entries = ids.map {
      "{\"starred_at\":null,\"repo\":{\"id\":\($0),\"full_name\":\"o/r\($0)\"}}"
    }
    return .text("[\(entries.joined(separator: ","))]")
  }

  @Test func anOverlongListOfStarsIsToldByGraphQL() async throws {
    let stubs = try StubManager.current
    let entry = #"[{"starred_at":null,"repo":{"id":ID,"full_name":"o/rID"}}]"#
    stubs.stub(
      .get, "/user/starred?per_page=100",
      answer: .text(
        entry.replacing("ID", with: "1"),
        headers: ["Link": "<https://api.github.com/user/starred?per_page=100&page=2>; rel=next"]))
    stubs.stub(
      .path("/graphql"),
      answer: .text(#"{"data":{"user":{"starredRepositories":{"isOverLimit":true}}}}"#))
    stubs.stub(
      .get, "/user/starred?per_page=100&page=2", answer: .text(entry.replacing("ID", with: "2")))
    let list = try await StarredRepositories(
      starred: GitHubClient.stubbed(stubs, token: "ghp_t"), viewer: .known("me")
    ).fetchRepositories(user: .known("Me"))
    #expect(list.repositories.map(\.id) == [1, 2])
    #expect(list.omissions == [.starsTruncated])
  }
}
