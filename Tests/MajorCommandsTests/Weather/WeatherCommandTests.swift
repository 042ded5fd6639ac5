import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import MajorCommands
import MajorDomain
import MajorProgram
import MajorTesting
import SampleData
import TerminalText
import Testing
import TypedFixtures

@Suite(.httpStubs) struct WeatherCommandTests {
  func sample(_ arguments: String..., traits: TerminalTraits = TerminalTraits()) async throws
    -> Outcome
  {
    var harness = CommandHarness(try StubManager.current)
    harness.recordings["sample"] = SampleAccount.exchanges.map {
      RecordingFile(name: $0.path, bytes: $0.bytes)
    }
    harness.outputTraits = traits
    return await harness.run(["weather", "--replay", "sample"] + arguments)
  }

  static func repository(_ name: String, issues: Int = 0, pushed: String = "2025-12-31") -> String {
    """
    {"id":\(name.utf8.count),"full_name":"\(name)","stargazers_count":60,"archived":false,\
    "open_issues_count":\(issues),"pushed_at":"\(pushed)T00:00:00Z"}
    """
  }

  static let cloudy = #"""
                \       /
                  .---.
             --- /     \ ---
              .-'''''-. |
           .-'         '-.__
        _.'                 '-.
      .'                       '.
     (                           )
      '-._____________________.-'


    """#

  @Test(arguments: [nil, 80, 30])
  func theSameSeedGivesTheSamePicture(columns: Int?) async throws {
    let traits = TerminalTraits(columns: columns)
    let picture = Outcome(
      .done,
      output: Self.cloudy
        + """
        octo-org/elixir-webhook-plug
        cloudy: more than 10 open
        issues to 100 stars
        - pushed 2 months ago
        - not archived
        - 18 open issues, 94 stars

        """)
    var outcome = try await sample("octo-org", "--seed", "1", traits: traits)
    if columns != 30 {
      #expect(outcome.output.contains("cloudy: more than 10 open issues to 100 stars\n"))
      outcome.output.replace("open issues to", with: "open\nissues to")
    }
    #expect(outcome == picture)
  }

  @Test func colourAddsNothingButColour() async throws {
    let traits = TerminalTraits(isTerminal: true, columns: 80, usesColor: true)
    let plain = try await sample("octo-org/json-torture").output
    let coloured = try await sample("octo-org/json-torture", traits: traits).output
    #expect(coloured.hasPrefix("          \u{1B}[36m.-'''''-.\u{1B}[0m\n"))
    #expect(coloured.contains("\u{1B}[34m/\u{1B}[0m   \u{1B}[34m/"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    let uncoloured = try await sample("octo-org/json-torture", "--color", "never", traits: traits)
    #expect(uncoloured.output == plain)
  }

  static let formats: [(format: String, output: String)] = [
    ("csv", "weather,name\r\nrainy,json-torture\r\nsunny,terminal-safe\r\n"),
    ("tsv", "weather\tname\nrainy\tjson-torture\nsunny\tterminal-safe\n"),
    (
      "json",
      #"[{"weather":"rainy","name":"json-torture"},{"weather":"sunny","name":"terminal-safe"}]"#
        + "\n"
    ),
    (
      "ndjson",
      #"{"weather":"rainy","name":"json-torture"}"# + "\n"
        + #"{"weather":"sunny","name":"terminal-safe"}"# + "\n"
    ),
    (
      "markdown",
      "| WEATHER | NAME |\n| --- | --- |\n| rainy | json-torture |\n| sunny | terminal-safe |\n"
    ),
    ("table", "WEATHER  NAME\nrainy    json-torture\nsunny    terminal-safe\n"),
  ]

  @Test(arguments: formats)
  func severalAreRowsInEveryFormat(format: String, output: String) async throws {
    let outcome = try await sample(
      "octo-org/json-torture", "octo-org/terminal-safe", "--fields", "weather,name", "--format",
      format)
    #expect(outcome == Outcome(.done, output: output))
  }

  @Test func theSampleKnowsEachOfItsRepositories() async throws {
    let known = try await sample("Octo-Org/LibDiffCore", "--json", "nameWithOwner,weather")
    let row = #"[{"nameWithOwner":"octo-org/libdiffcore","weather":"cloudy"}]"# + "\n"
    #expect(known == Outcome(.done, output: row))
    #expect(try await sample("octo-org/unheard-of").status == .failure)
  }

  @Test func aPictureGoesIntoAFileWithoutColour() async throws {
    let traits = TerminalTraits(isTerminal: true, columns: 30, usesColor: true)
    let outcome = try await sample("octo-org", "--seed", "1", "--output", "f", traits: traits)
    #expect(outcome.output == "")
    #expect(outcome.files["f"]?.hasPrefix(Self.cloudy + "octo-org/elixir-webhook-plug\n") == true)
  }

  @Test func eachIsEveryMajorRepository() async throws {
    let each = try await sample("octo-org", "--each", "--fields", "weather", "--no-header")
    let lines = each.output.split(separator: "\n")
    #expect(lines.count == 49)
    #expect(Set(lines) == ["sunny", "cloudy", "rainy"])
  }

  @Test func weatherIsAFieldOfListsThatAllLeavesOut() async throws {
    var harness = CommandHarness(try StubManager.current)
    harness.recordings["sample"] = SampleAccount.exchanges.map {
      RecordingFile(name: $0.path, bytes: $0.bytes)
    }
    let list = ["list", "octo-org", "--replay", "sample", "-L", "2", "--format", "tsv"]
    #expect(
      await harness.run(list + ["--fields", "name,weather"])
        == Outcome(
          .done, output: "name\tweather\nawesome-code-review\tsunny\nlibdiffcore\tcloudy\n"))
    #expect(await !harness.run(list + ["--fields", "all"]).output.contains("weather"))
    let all = try await sample("octo-org", "--seed", "1", "--json", "all")
    #expect(all.output.hasSuffix(#","diskUsage":38114,"weather":"cloudy"}]"# + "\n"))
  }

  @Test func aRenamedRepositoryIsFollowedAndItsNewNameTold() async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .get, "/repos/octo/old",
      answer: .status(301, headers: ["Location": "https://api.github.com/repositories/7"]))
    stubs.stub(.get, "/repositories/7", answer: .text(Self.repository("octo/new")))
    let outcome = await CommandHarness(stubs).run("weather", "octo/old", "--json", "weather")
    #expect(
      outcome
        == Outcome(
          .done, output: "[{\"weather\":\"sunny\"}]\n",
          error: "/repos/octo/old has moved to /repositories/7\nocto/old is octo/new now\n"))
  }

  @Test(arguments: [
    (404, "{}", "the repository octo/r does not exist on github.com"),
    (
      451, #"{"message":"Repository access blocked"}"#,
      "access to the repository octo/r is blocked (Repository access blocked)"
    ),
  ])
  func whatCannotBeSeenIsStatusFive(
    status: Int, body: String, message: String
  ) async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, "/repos/octo/r", answer: .text(body, status: status), times: 2)
    let harness = CommandHarness(stubs)
    let failure = Outcome(.notFound, error: "gh-major: \(message)\n")
    #expect(await harness.run("weather", "octo/r") == failure)
    #expect(await harness.run("weather", "octo/r", "--format", "csv") == failure)
  }

  @Test func whatWasFoundIsWrittenAndTheRestTold() async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, "/repos/octo/a", answer: .text(Self.repository("octo/a")), times: 2)
    stubs.stub(.get, "/repos/octo/b", answer: .status(404), times: 2)
    let harness = CommandHarness(stubs)
    let error = "gh-major: the repository octo/b does not exist on github.com\n"
    let arguments = ["weather", "octo/a", "octo/b", "--json", "weather"]
    #expect(
      await harness.run(arguments)
        == Outcome(.partial, output: "[{\"weather\":\"sunny\"}]\n", error: error))
    #expect(
      await harness.run(arguments + ["--output", "file"]) == Outcome(.partial, error: error))
  }

  @Test func offlineTheCacheAnswersAndSaysHowOldItIs() async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .get, "/repos/octo/r",
      inOrder: .text(Self.repository("octo/r"), headers: ["ETag": "\"1\""]),
      .error(.cannotConnect), .error(.cannotConnect))
    var harness = CommandHarness(stubs)
    harness.environment["HOME"] = "/home/octo"
    let arguments = ["weather", "octo/r", "--max-wait", "0"]
    let online = await harness.run(arguments)
    #expect(online.status == .done)
    harness.now.secondsSinceEpoch += 7_200
    let offline = await harness.run(arguments)
    #expect(offline.status == .done)
    #expect(offline.output.contains("sunny: pushed lately"))
    #expect(
      offline.error
        == "no connection; showing the answer of 2026-01-01T00:00:00Z local, 2 hours ago\n")
    #expect(await harness.run(arguments + ["--no-cache"]).status == .network)
  }

  @Test func anAccountWithoutMajorRepositoriesHasNoWeather() async throws {
    try StubManager.current.stub(.get, ListCommandTests.firstPage, answer: .text("[]"), times: 2)
    let harness = CommandHarness(try .current)
    let nothing = "octo-org has no repository with 50 stars or more\n"
    #expect(await harness.run("weather", "octo-org") == Outcome(.done, error: nothing))
    #expect(
      await harness.run("weather", "octo-org", "--format", "json")
        == Outcome(.done, output: "[]\n", error: nothing))
  }

  @Test(arguments: [
    ["o/a", "o/b"], ["o/a", "--format", "json"], ["o/a", "--each"], ["o/a", "--output", "f"],
    ["o/a", "--fields", "name"],
  ])
  func aReloadNeedsAPicture(arguments: [String]) async throws {
    let outcome = await CommandHarness(try .current).run(
      ["weather", "--reload", "5s"] + arguments)
    #expect(outcome.status == .usage)
  }
}
