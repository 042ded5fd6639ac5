import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import MajorCommands
import MajorTesting
import Testing

@Suite(.httpStubs) struct DoctorTests {
  static let limits = StubAnswer.text(
    """
    {"resources":{"core":{"limit":5000,"used":1,"remaining":4999,"reset":1767225660},
    "search":{"limit":30,"remaining":30,"reset":1767225661},"graphql":{"limit":5000,
    "remaining":0,"reset":1767225662},"scim":{}},"rate":{}}
    """)

  static let limitLines = """
    core limit     4999 of 5000 left, resets at 2026-01-01T00:01:00Z local
    search limit   30 of 30 left, resets at 2026-01-01T00:01:01Z local
    graphql limit  0 of 5000 left, resets at 2026-01-01T00:01:02Z local

    """

  func harness(token: String? = "ghp_planted") throws -> CommandHarness {
    var harness = CommandHarness(try .current)
    harness.environment["GH_TOKEN"] = token
    harness.environment["XDG_CACHE_HOME"] = "/c"
    return harness
  }

  @Test func allIsWell() async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .get, "/user",
      answer: .text("{\"login\":\"octocat\"}", headers: ["X-OAuth-Scopes": "repo, read:org"]))
    stubs.stub(.get, "/rate_limit", answer: Self.limits)
    let harness = try harness()
    harness.cache.write("a", Array(repeating: 0, count: 1_001))
    #expect(
      await harness.run("doctor")
        == Outcome(
          .done,
          output: """
            host           github.com
            API            https://api.github.com
            token          from GH_TOKEN
            user           octocat
            scopes         repo, read:org

            """ + Self.limitLines + "cache          /c/gh-major (1 answer, 2 kB)\n"))
  }

  @Test func withoutATokenTheUserIsNotAskedFor() async throws {
    try StubManager.current.stub(.get, "/rate_limit", answer: Self.limits)
    #expect(
      try await harness(token: nil).run("doctor", "--no-cache")
        == Outcome(
          .done,
          output: """
            host           github.com
            API            https://api.github.com
            token          none

            """ + Self.limitLines + "cache          not used\n"))
  }

  @Test func withoutANetworkItSaysSo() async throws {
    try StubManager.current.stub(.get, "/user", answer: .error(.hostNotFound))
    #expect(
      try await harness().run("doctor", "--max-wait", "0", "--host", "octocorp.ghe.com")
        == Outcome(
          .network,
          output: """
            host    octocorp.ghe.com
            API     https://api.octocorp.ghe.com
            token   from GH_TOKEN
            user    not known: the host could not be found
            limits  not known: the host could not be found
            cache   /c/gh-major (0 answers, 0 kB)

            """,
          error: """
            gh-major: octocorp.ghe.com: the host could not be found
            Check the network, the host and any proxy.

            """))
  }

  @Test func aRefusedTokenIsStatusFour() async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .get, "/user", answer: .text("{\"message\":\"Bad credentials\"}", status: 401))
    stubs.stub(.get, "/rate_limit", answer: .status(401))
    let outcome = try await harness().run("doctor")
    #expect(outcome.status == .credentials)
    #expect(outcome.output.contains("user    not known: the token was refused\n"))
    #expect(outcome.error.hasPrefix("gh-major: github.com refused the token from GH_TOKEN"))
    #expect(!(outcome.output + outcome.error).contains("planted"))
  }

  @Test func anEnterpriseServerMayHaveNoLimits() async throws {
    try StubManager.current.stub(
      .get, "https://ghe.example/api/v3/rate_limit", answer: .status(404))
    let outcome = try await harness(token: nil).run("doctor", "--host", "ghe.example")
    #expect(outcome.status == .done)
    #expect(outcome.output.contains("limits  none\n"))
  }
}
