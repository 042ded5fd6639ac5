import GitHubAPIClient
import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import Locking
import MajorDomain
import StrictJSON
import Testing

@Suite(.httpStubs) struct RankedRepositoriesTests {
  static let graphQL = "https://api.github.com/graphql"

  func list(
    _ stubs: StubManager, minimumStars: Int = 50, limit: Int? = nil,
    source: ListingSource = .graphql, events: Locked<[ListingEvent]> = Locked([])
  ) async throws -> RepositoryList {
    let request = ListingRequest(
      owner: .known("octo-org"), filter: RepositoryFilter(minimumStars: minimumStars),
      attributes: [], limit: limit, source: source)
    return try await GitHubClient.stubbed(stubs, token: "ghp_secret")
      .fetchRepositories(request) { event in events.withLock { $0.append(event) } }
  }

  func list(
    _ server: RankingServer, minimumStars: Int = 50, limit: Int? = nil
  ) async throws -> RepositoryList {
    let stubs = try StubManager.current
    stubs.stub(.post, Self.graphQL, answer: server.answer, times: .any)
    return try await list(stubs, minimumStars: minimumStars, limit: limit)
  }

  @Test func itStopsAtTheThreshold() async throws {
    let server = RankingServer(stars: (0..<30_000).map { 30_000 - $0 })
    let list = try await list(server, minimumStars: 29_950)
    #expect(list.repositories.filter { ($0.stargazerCount ?? 0) >= 29_950 }.count == 51)
    #expect(list.totalCount == 30_000)
    #expect(server.requests == ["top, 100"])
  }

  @Test func aLimitAsksForLittle() async throws {
    let server = RankingServer(stars: [9, 8, 7, 7, 7] + Array(repeating: 6, count: 95))
    let list = try await list(server, minimumStars: 0, limit: 3)
    // Those with as many stars as the third are all there, so that their names can decide.
    #expect(list.repositories.prefix(5).map(\.stargazerCount) == [9, 8, 7, 7, 7])
    #expect(list.endsAtLimit)
    #expect(server.requests == ["top, 13"])
  }

  @Test func manyPagesAreReadFromSeveralPlacesAtOnce() async throws {
    let server = RankingServer(stars: (0..<3000).map { 60_000 / ($0 + 1) })
    let list = try await list(server)
    #expect(
      list.repositories.filter { ($0.stargazerCount ?? 0) >= 50 }.map(\.id) == Array(1...1200))
    // The first page; the second one and places; then everything else in two waves at most.
    #expect(server.requests.count <= 20)
    #expect(Set(server.requests.prefix(3)) == ["top, 100", "all:100, 100", "places"])
  }

  /// Read in turn, and from several places at once.
  @Test(arguments: [(300, 275), (3000, 1200)])
  func whatGetsPastTheReadingIsFoundByASecondLook(_ count: Int, _ majors: Int) async throws {
    let server = RankingServer(
      stars: (0..<count).map { 50 * majors / ($0 + 1) }, climberIDs: [150, 260])
    let list = try await list(server)
    let found = list.repositories.filter { ($0.stargazerCount ?? 0) >= 50 }
    #expect(found.map(\.id).sorted() == Array(1...majors))
    #expect(list.omissions == [])
  }

  @Test func nothingIsLookedAtTwiceWhenNothingMoves() async throws {
    let server = RankingServer(stars: (0..<300).map { 50 * 150 / ($0 + 1) })
    let list = try await list(server)
    #expect(list.repositories.prefix(150).map(\.id) == Array(1...150))
    #expect(server.requests.sorted() == ["all:100, 100", "look at 2", "top, 100"])
  }

  @Test func everythingCanBeRead() async throws {
    let server = RankingServer(stars: (0..<1500).map { max(0, 700 - $0) })
    let list = try await list(server, minimumStars: 0)
    #expect(list.repositories.map(\.id) == Array(1...1500))
    #expect(!list.endsAtLimit)
  }

  @Test func aServerThatRefusesThePlacesIsReadInTurn() async throws {
    let server = RankingServer(
      stars: (0..<1000).map { 1000 - $0 }, refusesForeignCursors: true)
    let list = try await list(server, minimumStars: 0)
    #expect(list.repositories.map(\.id) == Array(1...1000))
  }

  @Test func whenTheServerTakesTooLongLessIsAskedForFromTheSameCursor() async throws {
    let stubs = try StubManager.current
    let server = RankingServer(stars: (0..<160).map { 160 - $0 })
    let sizes = Locked<[Int]>([])
    stubs.stub(
      .post, Self.graphQL,
      answer: .respond { request in
        let body = try JSONValue(parsing: String(decoding: request.body, as: UTF8.self))
        let size = body["variables"]?["first"]?.int ?? 0
        sizes.withLock { $0.append(size) }
        if size > 50 { return HTTPResponse(status: 502) }
        return HTTPResponse(status: 200, body: try server.page(request))
      }, times: .any)
    let list = try await list(stubs, minimumStars: 0)
    #expect(list.repositories.map(\.id) == Array(1...160))
    #expect(sizes.withLock { $0 }.prefix(3) == [100, 50, 50])
    #expect(sizes.withLock { $0 }.filter { $0 == 100 }.count == 1)
  }

  static let found = """
    {"data":{"repositoryOwner":{"repositories":{"totalCount":3,\
    "pageInfo":{"hasNextPage":false,"endCursor":"c"},\
    "nodes":[{"databaseId":1,"nameWithOwner":"octo-org/a","stargazerCount":60},null]}}}
    """

  @Test(arguments: [
    ("}", RepositoryList.Omission.unreadable(count: 1)),
    (
      #","errors":[{"type":"FORBIDDEN","extensions":{"saml_failure":true}}]}"#,
      .hiddenBySSO(organizations: [])
    ),
  ])
  func whatIsNullIsSaid(_ end: String, _ omission: RepositoryList.Omission) async throws {
    let stubs = try StubManager.current
    stubs.stub(.post, Self.graphQL, answer: .text(Self.found + end))
    let list = try await list(stubs)
    #expect(list.repositories.map(\.name) == ["a"])
    #expect(list.omissions == [omission])
  }

  @Test func anAccountThatDoesNotExistIsNotFound() async throws {
    let stubs = try StubManager.current
    stubs.stub(.post, Self.graphQL, answer: .text(#"{"data":{"repositoryOwner":null}}"#))
    await #expect(throws: APIError.notFound) { try await list(stubs) }
  }

  @Test(arguments: [
    StubAnswer.text(#"{"data":{"repositoryOwner":null},"errors":[{"type":"FORBIDDEN"}]}"#),
    .text(#"{"errors":[{"message":"Something went wrong"}]}"#), .status(403), .status(500),
  ])
  func whatGraphQLRefusesIsReadByREST(_ refusal: StubAnswer) async throws {
    let stubs = try StubManager.current
    stubs.stub(.post, Self.graphQL, answer: refusal)
    stubs.stub(.get, "/user", answer: .status(403))
    stubs.stub(.get, "/users/octo-org", answer: .text(#"{"login":"octo-org","type":"User"}"#))
    stubs.stub(.get, RepositoryPagesTests.first, answer: .page(ids: 49...51))
    let events = Locked<[ListingEvent]>([])
    let list = try await list(stubs, source: .auto, events: events)
    #expect(list.repositories.map(\.id) == [50, 51])
    #expect(events.withLock { $0 }.contains { if case .fellBack = $0 { true } else { false } })
  }

  @Test(arguments: [401, 404])
  func whatConcernsEverySourceIsNoReasonToAskAnother(_ status: Int) async throws {
    let stubs = try StubManager.current
    stubs.stub(.post, Self.graphQL, answer: .status(status))
    await #expect(throws: APIError.self) { try await list(stubs, source: .auto) }
  }

  @Test func onlyWhatIsNeededIsAskedFor() async throws {
    let stubs = try StubManager.current
    stubs.stub(.post, Self.graphQL, answer: .text(Self.found + "}"))
    let request = ListingRequest(
      owner: .known("octo-org"),
      filter: RepositoryFilter(minimumStars: 50, isFork: false, visibility: .public),
      attributes: [.topics, .openIssueCount], order: RepositoryOrder(by: .pushed))
    _ = try await GitHubClient.stubbed(stubs, token: "t").fetchRepositories(request) { _ in }
    let body = try JSONValue(
      parsing: String(decoding: try #require(stubs.requests.first).body, as: UTF8.self))
    #expect(
      body["query"]?.string
        == "query($login:String!,$first:Int!,$after:String){repositoryOwner(login:$login){"
        + "repositories(first:$first,after:$after,ownerAffiliations:OWNER,"
        + "orderBy:{field:STARGAZERS,direction:DESC},isFork:false,visibility:PUBLIC)"
        + "{totalCount pageInfo{hasNextPage endCursor}nodes{databaseId nameWithOwner "
        + "stargazerCount issues(states:OPEN){totalCount}pullRequests(states:OPEN){totalCount} "
        + "repositoryTopics(first:20){nodes{topic{name}}} isFork visibility pushedAt}}"
        + "all:repositories(ownerAffiliations:OWNER){totalCount}}}")
  }
}
