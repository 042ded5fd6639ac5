import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import MajorCommands
import MajorTesting
import Testing

/// What a user is told when things go wrong, and the status that a script sees.
@Suite(.httpStubs) struct ErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let answer: StubAnswer
    let environment: [String: String]
    let outcome: Outcome
    var testDescription: String { name }

    init(
      _ name: String, _ answer: StubAnswer, _ environment: [String: String] = [:],
      _ status: MajorCommands.ExitStatus, _ error: String
    ) {
      self.name = name
      self.answer = answer
      self.environment = environment
      outcome = Outcome(status, error: "gh-major: \(error)\n")
    }
  }

  static func json(_ status: Int, _ message: String, _ headers: HTTPFields = [:]) -> StubAnswer {
    .text(
      "{\"message\":\"\(message)\"}", type: "application/json", status: status, headers: headers)
  }

  @Test(arguments: [
    Case(
      "no such account", json(404, "Not Found"), [:], .notFound,
      "the account octo-org does not exist on github.com"),
    Case(
      "rate limit without a token",
      json(
        403, "API rate limit exceeded",
        [
          "X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "0",
          "X-RateLimit-Reset": "1767225600",
        ]),
      [:], .rateLimited,
      """
      github.com: the rate limit of 60 requests an hour is used up; it resets at \
      2026-01-01T00:00:00Z local
      With a token the limit is 5000 requests an hour: set GH_TOKEN.
      """),
    Case(
      "rate limit with a token",
      json(
        429, "API rate limit exceeded",
        ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1767225660"]),
      ["GITHUB_TOKEN": "ghp_t"], .rateLimited,
      "github.com: the rate limit is used up; it resets at 2026-01-01T00:01:00Z local"),
    Case(
      "bad token", json(401, "Bad credentials"), ["GH_TOKEN": "ghp_t"], .credentials,
      """
      github.com refused the token from GH_TOKEN (Bad credentials)
      It may have expired or been revoked; set a new one, or unset GH_TOKEN.
      """),
    Case(
      "no network", .error(.hostNotFound), [:], .network,
      """
      github.com: the host could not be found
      Check the network, the host and any proxy.
      """),
    Case(
      "server failure", .status(503), [:], .network,
      """
      github.com failed with status 503
      This is GitHub's trouble and often passes; see https://www.githubstatus.com.
      """),
    Case(
      "a web page", .text("<html>\u{1b}[2J", type: "text/html"), [:], .network,
      """
      github.com sent a web page (status 200) instead of JSON
      A proxy or a sign-in page may stand in between; check the network and the host.
      """),
    Case(
      "cut short", .error(.incompleteBody), [:], .network,
      """
      github.com: the answer was cut short
      Try again.
      """),
    Case(
      "hostile message", json(422, "\\u001b[2Jboo\\u202e"), [:], .failure,
      "github.com answered 422 (\\u{1b}[2Jboo\\u{202e}) when asked for the account octo-org"),
    Case(
      "redirect to another host", .status(301, headers: ["Location": "https://evil.example/x"]),
      ["GH_TOKEN": "ghp_t"], .network,
      """
      github.com points to another server, https://evil.example; it was not followed
      A token must not leave the API it belongs to.
      """),
  ])
  func isExplained(_ example: Case) async throws {
    let stubs = try StubManager.current
    if example.environment.isEmpty {
      stubs.stub(.get, ListCommandTests.firstPage, answer: example.answer)
    } else {
      // With a token another source may be asked after GraphQL; all of them fail alike.
      stubs.stub(.all(of: []), answer: example.answer, times: .atLeastOnce)
    }
    var harness = CommandHarness(stubs)
    harness.environment = example.environment
    #expect(await harness.run("list", "octo-org", "--max-wait", "0") == example.outcome)
  }

  struct Line: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let error: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String..., error: String) {
      self.arguments = arguments
      self.error = error
    }
  }

  @Test(arguments: [
    Line("lsit", error: "unknown command 'lsit'; did you mean list?"),
    Line(
      "list", "octo-org", "--min-star", "3",
      error: "unknown option '--min-star'; did you mean --min-stars?"),
    Line("list", "--limit", "ten", error: "--limit: 'ten' is not a whole number"),
    Line("list", "--limit", "-1", error: "--limit: '-1' is less than 0"),
    Line(
      "list", "../x",
      error:
        "<owner>: '../x' is not a GitHub login: 1 to 39 letters, digits, hyphens or underscores"),
    Line("list", "--source", "--fork", error: "--source and --fork cannot be used together"),
  ])
  func usageIsExplained(_ line: Line) async throws {
    let stubs = try StubManager.current
    let outcome = await CommandHarness(stubs).run(line.arguments)
    #expect(outcome.status == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("gh-major: \(line.error)\nusage: gh-major "))
  }

  @Test func noOwnerAndNoToken() async throws {
    let outcome = await CommandHarness(try StubManager.current).run("list")
    #expect(outcome.status == .credentials)
  }

  @Test func aTokenWithALineBreakInsideIsRefused() async throws {
    var harness = CommandHarness(try StubManager.current)
    harness.environment["GH_TOKEN"] = "ghp_a\nb"
    let outcome = await harness.run("list", "octo-org")
    #expect(outcome.status == .credentials)
    #expect(!outcome.error.contains("ghp_a"))
  }
}
