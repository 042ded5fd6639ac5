import GitHubAPIClient
import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import Locking
import MajorDomain
import Testing
import VirtualTime

@Suite(.httpStubs) struct StarringTests {
  let server = StarServer()
  let clock = VirtualClock()

  func client(_ stubs: StubManager) -> GitHubClient {
    GitHubClient(
      transport: stubs.transport, token: AccessToken("ghp_t"),
      now: { Timestamp(secondsSinceEpoch: 0) }, clock: clock)
  }

  /// Stars repositories named `o/1`, `o/2`, … to the end, in virtual time.
  func star(_ range: ClosedRange<Int>) throws -> [StarRepositories.Outcome] {
    let client = client(try StubManager.current)
    let executor = clock.executor
    return try clock.run {
      await StarRepositories(starring: client, executor: executor)(
        .init(names: RepositoryName.numbered(range), goal: .star))
    }
  }

  func serve(_ kind: String, aliases: Int, times: UseCount = 1) throws {
    try StubManager.current.stub(
      .graphQL(kind, aliases: aliases), answer: .respond { [server] in try server.answer($0) },
      times: times)
  }

  static func outcome(
    _ number: Int, after: Bool? = true, stars: Int? = nil, error: APIError? = nil
  ) -> StarRepositories.Outcome {
    .init(
      nameWithOwner: "o/\(number)", before: false, after: after,
      stargazerCount: stars ?? number * 10 + (after == true ? 1 : 0), error: error)
  }

  @Test func aHundredLookUpsAndTwentyFiveWritesAreOneRequestEach() throws {
    try serve("query", aliases: 100)
    try serve("query", aliases: 20)
    try serve("mutation", aliases: 25, times: 4)
    try serve("mutation", aliases: 20)
    #expect(try star(1...120) == (1...120).map { Self.outcome($0) })
    // The first write goes at once, and each further one a second later.
    #expect(clock.elapsed == .seconds(4))
  }

  @Test func whatIsAlreadySoIsNotSent() throws {
    server.starred.withLock { $0 = ["N1", "N3"] }
    try serve("query", aliases: 3)
    try serve("mutation", aliases: 1)
    let outcomes = try star(1...3)
    #expect(outcomes.map(\.before) == [true, false, true])
    #expect(outcomes.map(\.after) == [true, true, true])
  }

  @Test func aBatchThatTheServerCannotDoIsHalved() throws {
    let stubs = try StubManager.current
    stubs.stub(.graphQL("query", aliases: 10), answer: .status(502))
    try serve("query", aliases: 5, times: 2)
    stubs.stub(.graphQL("mutation", aliases: 10), answer: .status(502))
    try serve("mutation", aliases: 5)
    stubs.stub(.graphQL("mutation", aliases: 5), answer: .status(502))
    try serve("mutation", aliases: 2)
    try serve("mutation", aliases: 3)
    #expect(try star(1...10) == (1...10).map { Self.outcome($0) })
  }

  @Test func withoutGraphQLEachIsDoneOverREST() throws {
    let stubs = try StubManager.current
    stubs.stub(.path("/graphql"), answer: .text("{\"message\":\"no\"}", status: 403))
    stubs.stub(
      .get, "/repos/o/1",
      answer: .text("{\"id\":1,\"full_name\":\"o/1\",\"stargazers_count\":10}"))
    stubs.stub(.get, "/user/starred/o/1", answer: .status(404))
    stubs.stub(.put, "/user/starred/o/1", answer: .status(204))
    #expect(try star(1...1) == [Self.outcome(1)])
  }

  @Test func aTokenThatMayNotIsToldOnceWithWhatItNeeds() throws {
    let stubs = try StubManager.current
    try serve("query", aliases: 3)
    stubs.stub(
      .graphQL("mutation", aliases: 3),
      answer: .text(
        #"{"data":null,"errors":[{"type":"INSUFFICIENT_SCOPES","message":"scopes"}]}"#))
    stubs.stub(
      .put, "/user/starred/o/1",
      answer: .status(
        404, headers: ["X-OAuth-Scopes": "gist", "X-Accepted-OAuth-Scopes": "public_repo, repo"]))
    let error = APIError.forbidden(
      message: nil,
      permissions: PermissionReport(
        grantedScopes: ["gist"], acceptedScopes: ["public_repo", "repo"]))
    #expect(try star(1...3) == (1...3).map { Self.outcome($0, after: false, error: error) })
  }

  @Test func aRefusalHalfWayIsTheOutcomeOfTheRest() throws {
    let stubs = try StubManager.current
    try serve("query", aliases: 60)
    try serve("mutation", aliases: 25)
    stubs.stub(.graphQL("mutation", aliases: 25), answer: .status(401))
    let error = APIError.unauthorized(message: nil)
    #expect(
      try star(1...60)
        == (1...60).map {
          $0 <= 25 ? Self.outcome($0) : Self.outcome($0, after: false, error: error)
        })
  }

  @Test(arguments: [true, false])
  func afterALostAnswerTheServerIsAsked(_ wasDone: Bool) throws {
    let stubs = try StubManager.current
    try serve("query", aliases: 1)
    stubs.stub(
      .graphQL("mutation"),
      answer: .respond { [server] request in
        if wasDone { _ = try server.answer(request) }
        throw TransportError.connectionLost
      })
    try serve("query", aliases: 1)
    let error = APIError.unreachable(.connectionLost)
    #expect(
      try star(1...1)
        == [wasDone ? Self.outcome(1) : Self.outcome(1, after: false, error: error)])
  }

  @Test func oneThatIsMissingDoesNotStopTheOthers() throws {
    try StubManager.current.stub(
      .graphQL("query", aliases: 2),
      answer: .respond { [server] request in
        var response = try server.answer(request)
        response.body.removeLast()
        response.body += Array(
          #","errors":[{"type":"NOT_FOUND","path":["r0"],"message":"no"}]}"#.utf8)
        return response
      })
    try serve("mutation", aliases: 1)
    let client = client(try StubManager.current)
    let names = ["o/none", "o/2", "O/2"].compactMap { RepositoryName(parsing: $0) }
    let executor = clock.executor
    let outcomes = try clock.run {
      await StarRepositories(starring: client, executor: executor)(
        .init(names: names, goal: .toggle))
    }
    #expect(
      outcomes == [
        .init(nameWithOwner: "o/none", error: .notFound), Self.outcome(2),
      ])
  }

  @Test func aStopLeavesTheRestPending() throws {
    try serve("query", aliases: 50)
    let work = Locked<StarRepositories?>(nil)
    try StubManager.current.stub(
      .graphQL("mutation", aliases: 25),
      answer: .respond { [server] request in
        work.withLock { $0 }?.stop()
        return try server.answer(request)
      })
    let stars = StarRepositories(
      starring: client(try StubManager.current), executor: clock.executor)
    work.withLock { $0 = stars }
    let outcomes = try clock.run {
      await stars(.init(names: RepositoryName.numbered(1...50), goal: .star))
    }
    #expect(outcomes.prefix(25) == (1...25).map { Self.outcome($0) }[...])
    #expect(outcomes.suffix(25).allSatisfy { $0.isPending && $0.after == false && $0.error == nil })
  }
}
