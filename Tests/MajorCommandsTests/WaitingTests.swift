import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import MajorCommands
import MajorTesting
import TerminalText
import Testing

/// Limits and failures through the whole program: what is waited for, and what is said of it.
@Suite(.httpStubs) struct WaitingTests {
  static let limited = StubAnswer.status(429, headers: ["Retry-After": "2"])

  /// A run that is limited once, and fails once after that.
  func run(
    _ arguments: String..., isTerminal: Bool = false, token: String? = nil
  ) async throws -> Outcome {
    let stubs = try StubManager.current
    if token == nil {
      stubs.stub(
        .get, ListCommandTests.firstPage, inOrder: Self.limited, .status(502),
        ListCommandTests.page(ListCommandTests.item(1, stars: 50)))
    } else {
      stubs.stub(
        .post, ListCommandTests.graphQL, inOrder: Self.limited, .status(502),
        ListCommandTests.ranking(1, stars: 50))
    }
    var harness = CommandHarness(stubs)
    harness.environment["GH_TOKEN"] = token
    harness.errorTraits = TerminalTraits(isTerminal: isTerminal, columns: 80)
    return await harness.run(
      ["list", "octo-org", "--format", "tsv", "--fields", "name"] + arguments)
  }

  @Test func goesOnWhereItWas() async throws {
    #expect(try await run() == Outcome(.done, output: "name\nr1\n"))
  }

  @Test func countsDownOnATerminalAndLeavesNoTrace() async throws {
    #expect(
      try await run(isTerminal: true)
        == Outcome(
          .done, output: "name\nr1\n",
          error: [
            "secondary rate limit; going on in 2 s", "secondary rate limit; going on in 1 s", "",
            "server failure 502, retry 1; going on in 1 s", "",
          ].map { "\r\u{1B}[K\($0)" }.joined()))
  }

  @Test func quietlyIfAsked() async throws {
    #expect(try await run("--quiet", isTerminal: true) == Outcome(.done, output: "name\nr1\n"))
  }

  @Test func verboseTellsOfEveryRequestAndNeverTheToken() async throws {
    let outcome = try await run("--verbose", token: "ghp_planted")
    #expect(
      outcome
        == Outcome(
          .done, output: "name\nr1\n",
          error: """
            GraphQL, most stars first: about 1 request in 1 round trip, 13 kB; the cheapest of the \
            exact ways
            POST /graphql: 429
            secondary rate limit; waiting until 2026-01-01T00:00:02Z local
            POST /graphql: 502
            server failure 502, retry 1; waiting until 2026-01-01T00:00:01Z local
            POST /graphql: 200
            3 requests

            """))
  }

  @Test func tooLongIsStatusSixWithTheTimeOfReset() async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .get, ListCommandTests.firstPage,
      answer: .status(
        403,
        headers: [
          "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "0",
          "X-RateLimit-Reset": "1767225661",
        ]))
    let outcome = await CommandHarness(stubs).run("list", "octo-org")
    #expect(
      outcome
        == Outcome(
          .rateLimited,
          error: """
            gh-major: github.com: the rate limit of 60 requests an hour is used up; it resets at \
            2026-01-01T00:01:01Z local
            With a token the limit is 5000 requests an hour: set GH_TOKEN.

            """))
  }

  @Test func aRecordingHoldsWhatWasActedUponAndReplaysWithoutWaiting() async throws {
    let recorded = try await run("--record", "rec")
    #expect(recorded.status == .done)
    #expect(recorded.files.count == 1)
  }
}
