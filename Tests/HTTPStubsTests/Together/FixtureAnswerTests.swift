import HTTPStubs
import HTTPTransport
import Testing
import TypedFixtures
import VirtualTime

/// Two endpoints, answered by two files to two requests that are under way at the same time.
@Suite struct FixtureAnswerTests {
  private let stubs = StubManager()

  @Test func twoEndpointsAnswerTwoParallelRequests() async throws {
    let gate = Gate()
    stubs.stub(.get, "/users/octo-org", answer: .fixture(Fixtures.Users.octoOrg).held(by: gate))
    stubs.stub(
      .get, "/users/octo-org/repos", answer: .fixture(Fixtures.Users.octoOrgRepos).held(by: gate))

    let transport = stubs.transport
    async let repositories = transport.send(.api("/users/octo-org/repos"))
    async let user = transport.send(.api("/users/octo-org"))
    try await gate.waitUntilHeld(2)
    gate.open()

    let json: HTTPFields = ["Content-Type": "application/json"]
    #expect(
      try await user
        == HTTPResponse(status: 200, headers: json, body: Fixtures.Users.octoOrg.bytes))
    #expect(
      try await repositories
        == HTTPResponse(status: 200, headers: json, body: Fixtures.Users.octoOrgRepos.bytes))
    #expect(stubs.finish() == [])
  }

  @Test func theyAnswerInVirtualTime() throws {
    let clock = VirtualClock()
    let user = StubAnswer.fixture(Fixtures.Users.octoOrg)
    stubs.stub(.get, "/users/octo-org", answer: user.delayed(by: .seconds(5), on: clock))
    let repositories = StubAnswer.fixture(Fixtures.Users.octoOrgRepos)
    stubs.stub(
      .get, "/users/octo-org/repos", answer: repositories.delayed(by: .seconds(3), on: clock))

    let transport = stubs.transport
    let first = clock.start { try await transport.send(.api("/users/octo-org")) }
    let second = clock.start { try await transport.send(.api("/users/octo-org/repos")) }
    try clock.runUntilIdle()
    #expect(try first.value().body == Fixtures.Users.octoOrg.bytes)
    #expect(try second.value().body == Fixtures.Users.octoOrgRepos.bytes)
    #expect(first.finishTime == .seconds(5))
    #expect(second.finishTime == .seconds(3))
    #expect(stubs.finish() == [])
  }
}
