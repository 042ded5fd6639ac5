import GitHubAPIClient
import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import Locking
import MajorDomain
import Testing

@Suite(.httpStubs) struct RepositoryPagesTests {
  static let first = "/users/octo-org/repos?per_page=100&sort=created&direction=asc"
  static let second = "https://api.github.com/organizations/7/repos?per_page=100&page=2"

  func fetch(_ stubs: StubManager, token: String? = nil) async throws -> RepositoryList {
    try await GitHubClient.stubbed(stubs, token: token)
      .fetchRepositories(ListingRequest(owner: .known("octo-org"), source: .rest)) { _ in }
  }

  /// What the account says about itself.
  func stubAccount(
    _ stubs: StubManager, repositories: Int, type: String = "User", times: UseCount = 1
  ) {
    stubs.stub(
      .get, "/users/octo-org",
      answer: .text(
        "{\"login\":\"octo-org\",\"type\":\"\(type)\",\"public_repos\":\(repositories)}"),
      times: times)
  }

  func stubViewer(_ stubs: StubManager, login: String = "someone", privateRepositories: Int = 0) {
    stubs.stub(
      .get, "/user",
      answer: .text(
        "{\"login\":\"\(login)\",\"public_repos\":2,"
          + "\"owned_private_repos\":\(privateRepositories)}"))
  }

  @Test func followsLinksAndKeepsEachIdOnce() async throws {
    let stubs = try StubManager.current
    stubAccount(stubs, repositories: 6)
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
    stubViewer(stubs)
    stubAccount(stubs, repositories: 2)
    stubs.stub(.get, Self.first, answer: .page(ids: 1...1, next: Self.second))
    stubs.stub(.get, Self.second, answer: .page(ids: 2...2))
    _ = try await fetch(stubs, token: "ghp_secret")
    let expected: HTTPFields = [
      "User-Agent": "gh-major/test", "Accept": "application/vnd.github+json",
      "X-GitHub-Api-Version": "2022-11-28", "Authorization": "Bearer ghp_secret",
    ]
    #expect(
      stubs.requests.map(\.headers) == Array(repeating: expected, count: 4))
  }

  @Test(arguments: [
    "https://evil.example/x?page=2", "https://api.github.com@evil.example/x?page=2",
    "http://api.github.com/x?page=2", "https://api.github.com:8443/x?page=2", "//evil.example/x",
  ])
  func refusesToLeaveTheOrigin(_ link: String) async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, Self.first, answer: .page(ids: 1...1, next: link))
    let error = await #expect(throws: APIError.self) { try await fetch(stubs) }
    guard case .foreignOrigin = error else {
      Issue.record("expected a foreign origin, got \(String(describing: error))")
      return
    }
    #expect(stubs.requests.count == 1)
  }

  @Test func aRelativeLinkStaysOnTheOrigin() async throws {
    let stubs = try StubManager.current
    stubAccount(stubs, repositories: 2)
    stubs.stub(.get, Self.first, answer: .page(ids: 1...1, next: "?page=2"))
    stubs.stub(.get, "/users/octo-org/repos?page=2", answer: .page(ids: 2...2))
    #expect(try await fetch(stubs).repositories.map(\.id) == [1, 2])
  }

  @Test func aChainThatComesBackToItselfEnds() async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, Self.first, answer: .page(ids: 1...1, next: Self.second))
    stubs.stub(.get, Self.second, answer: .page(ids: 2...2, next: Self.second))
    // Asked for meanwhile, unless the failure comes first.
    stubAccount(stubs, repositories: 2, times: .upTo(1))
    await #expect(
      throws: APIError.endlessChain(
        "page /organizations/7/repos?per_page=100&page=2 leads to itself")
    ) { try await fetch(stubs) }
  }

  @Test func aPageThatFailsFailsTheWhole() async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, Self.first, answer: .page(ids: 1...1, next: Self.second))
    stubs.stub(.get, Self.second, answer: .status(500))
    stubAccount(stubs, repositories: 2, times: .upTo(1))
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

  static func numbered(_ page: Int, per: Int = 100) -> String {
    "/user/7/repos?per_page=\(per)&sort=created&direction=asc&page=\(page)"
  }

  /// A page of the middle, with the links that GitHub gives.
  static func page(_ ids: ClosedRange<Int>, next: Int?, last: Int, per: Int = 100) -> StubAnswer {
    let page = StubAnswer.page(ids: ids)
    guard let next else { return page }
    let base = "https://api.github.com"
    return page.header(
      "Link",
      "<\(base)\(numbered(next, per: per))>; rel=\"next\", "
        + "<\(base)\(numbered(last, per: per))>; rel=\"last\"")
  }

  @Test func theOtherPagesAreReadAtOnceWithinTheBoundAndStayInOrder() async throws {
    let stubs = try StubManager.current
    let gate = Gate()
    stubs.stub(.get, Self.first, answer: Self.page(1...1, next: 2, last: 16))
    for number in 2...16 {
      let next = number < 16 ? number + 1 : nil
      stubs.stub(
        .get, Self.numbered(number),
        answer: Self.page(number...number, next: next, last: 16).held(by: gate))
    }
    stubAccount(stubs, repositories: 16)
    async let list = fetch(stubs)
    try await gate.waitUntilHeld(RequestsAtOnce.bound)
    #expect(gate.heldCount == RequestsAtOnce.bound)
    gate.open()
    #expect(try await list.repositories.map(\.id) == Array(1...16))
  }

  /// `last` is believed only as far as the pattern of `next` goes.
  @Test(arguments: [
    "https://api.github.com/user/7/repos?page=999999", "https://api.github.com/elsewhere?page=3",
    "https://api.github.com/user/7/repos?page=x",
  ])
  func aStrangeLastPageIsNotBelieved(_ last: String) async throws {
    let stubs = try StubManager.current
    let next = "https://api.github.com/user/7/repos?page=2"
    stubs.stub(
      .get, Self.first,
      answer: .page(ids: 1...1)
        .header("Link", "<\(next)>; rel=\"next\", <\(last)>; rel=\"last\""))
    stubs.stub(.get, next, answer: .page(ids: 2...2))
    stubAccount(stubs, repositories: 2)
    #expect(try await fetch(stubs).repositories.map(\.id) == [1, 2])
  }

  @Test func whatMovedOverABorderIsFoundWithOtherBorders() async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, Self.first, answer: Self.page(1...2, next: 2, last: 2))
    stubs.stub(.get, Self.numbered(2), answer: Self.page(4...5, next: nil, last: 2))
    stubAccount(stubs, repositories: 5)
    let again = "/users/octo-org/repos?per_page=97&sort=created&direction=asc"
    stubs.stub(.get, again, answer: Self.page(1...3, next: 2, last: 2, per: 97))
    stubs.stub(
      .get, Self.numbered(2, per: 97), answer: Self.page(5...5, next: nil, last: 2, per: 97))
    let list = try await fetch(stubs)
    #expect(Set(list.repositories.map(\.id)) == [1, 2, 3, 4, 5])
    #expect(list.totalCount == 5)
    #expect(list.omissions == [])
  }

  @Test func moreThanTheCountIsNoOmission() async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, Self.first, answer: Self.page(1...2, next: 2, last: 2))
    stubs.stub(.get, Self.numbered(2), answer: Self.page(3...4, next: nil, last: 2))
    stubAccount(stubs, repositories: 3)
    let again = "/users/octo-org/repos?per_page=97&sort=created&direction=asc"
    stubs.stub(.get, again, answer: .page(ids: 1...3))
    let list = try await fetch(stubs)
    #expect(list.totalCount == 4)
    #expect(list.omissions == [])
  }

  @Test func aFullPageWithoutLinksIsNotTheLast() async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, Self.first, answer: .page(ids: 1...100))
    stubs.stub(.get, Self.first + "&page=2", answer: .page(ids: 101...200))
    stubs.stub(.get, Self.first + "&page=3", answer: .page(ids: 201...230))
    stubAccount(stubs, repositories: 230)
    let list = try await fetch(stubs)
    #expect(list.repositories.map(\.id) == Array(1...230))
    #expect(list.totalCount == 230)
  }

  @Test func aCountThatIsOfAnotherListIsNoReasonToDoubt() async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, Self.first, answer: Self.page(1...2, next: 2, last: 2))
    stubs.stub(.get, Self.numbered(2), answer: Self.page(3...3, next: nil, last: 2))
    stubAccount(stubs, repositories: 9)
    let again = "/users/octo-org/repos?per_page=97&sort=created&direction=asc"
    stubs.stub(.get, again, answer: .page(ids: 1...3))
    #expect(try await fetch(stubs).omissions == [])
  }

  @Test(arguments: [
    ("User", "someone", "/users/octo-org/repos?per_page=100&sort=created&direction=asc"),
    ("User", "Octo-Org", "/user/repos?per_page=100&sort=created&direction=asc&affiliation=owner"),
    (
      "Organization", "someone",
      "/orgs/octo-org/repos?per_page=100&sort=created&direction=asc&type=all"
    ),
  ])
  func withATokenPrivateOnesAreListed(_ type: String, _ viewer: String, _ url: String) async throws
  {
    let stubs = try StubManager.current
    stubViewer(stubs, login: viewer, privateRepositories: 1)
    stubAccount(stubs, repositories: 2, type: type)
    stubs.stub(
      .get, url,
      answer: .page(ids: 1...3)
        .header("X-GitHub-SSO", "partial-results; organizations=21955855,20582480"))
    let list = try await fetch(stubs, token: "ghp_secret")
    #expect(list.repositories.count == 3)
    #expect(list.omissions == [.hiddenBySSO(organizations: ["21955855", "20582480"])])
  }

  @Test func progressIsToldPageByPage() async throws {
    let stubs = try StubManager.current
    let gate = Gate()
    stubs.stub(.get, Self.first, answer: Self.page(1...2, next: 2, last: 3))
    stubs.stub(.get, Self.numbered(2), answer: Self.page(3...4, next: 3, last: 3))
    stubs.stub(.get, Self.numbered(3), answer: Self.page(5...5, next: nil, last: 3).held(by: gate))
    stubAccount(stubs, repositories: 5)
    let events = Locked<[ListingEvent]>([])
    let request = ListingRequest(owner: .known("octo-org"), source: .rest)
    _ = try await GitHubClient.stubbed(stubs).fetchRepositories(request) { event in
      if case .progress(let progress) = event, progress.pagesRead == 2 { gate.open() }
      events.withLock { $0.append(event) }
    }
    #expect(
      events.withLock { $0 }.filter(\.isProgress) == [
        .progress(ListingProgress(pagesRead: 1, pagesKnown: 3, repositories: 2)),
        .progress(ListingProgress(pagesRead: 2, pagesKnown: 3, repositories: 4)),
        .progress(ListingProgress(pagesRead: 3, pagesKnown: 3, repositories: 5)),
      ])
  }
}

extension ListingEvent {
  /// Whether it tells of a page.
  var isProgress: Bool { if case .progress = self { true } else { false } }
}
