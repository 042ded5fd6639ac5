import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import MajorCommands
import MajorTesting
import Testing

/// Commands that are programs of their own.
@Suite(.httpStubs) struct PluginTests {
  func harness(_ environment: [String: String] = [:]) throws -> CommandHarness {
    var harness = CommandHarness(try StubManager.current)
    harness.environment = environment
    harness.programs = [
      "gh-major-stats": "/opt/bin/gh-major-stats", "gh-major-list": "/opt/bin/gh-major-list",
      "gh-major-help": "/opt/bin/gh-major-help", "gh-major-": "/opt/bin/gh-major-",
      "gh": "/usr/bin/gh",
    ]
    return harness
  }

  static func call(_ arguments: [String], _ environment: [String: String]) -> PluginCall {
    PluginCall(
      path: "/opt/bin/gh-major-stats", arguments: arguments,
      environment: ["GH_MAJOR_EXECUTABLE": "/usr/bin/gh-major"].merging(environment) { $1 })
  }

  @Test(arguments: [
    (["stats", "--json", "a b", "--", "-h", ""], ["--json", "a b", "--", "-h", ""]),
    (["stats"], []), (["help", "stats"], ["--help"]), (["--", "stats", "x"], ["x"]),
  ])
  func anUnknownCommandIsAPlugin(_ line: [String], _ arguments: [String]) async throws {
    let environment = ["GH_HOST": "github.com", "GH_MAJOR_API_URL": "https://api.github.com"]
    #expect(
      try await harness().run(line) == Outcome(.done, plugin: Self.call(arguments, environment)))
  }

  @Test(arguments: [
    (
      ["GH_HOST": "ghe.example", "GH_TOKEN": "ghp_1"],
      ["GH_HOST": "ghe.example", "GH_MAJOR_API_URL": "https://ghe.example/api/v3"]
    ),
    (
      ["GH_HOST": "octocorp.ghe.com", "LANG": "C"],
      ["GH_HOST": "octocorp.ghe.com", "GH_MAJOR_API_URL": "https://api.octocorp.ghe.com"]
    ),
    (
      ["GH_MAJOR_API_URL": "http://127.0.0.1:1"],
      ["GH_HOST": "github.com", "GH_MAJOR_API_URL": "http://127.0.0.1:1"]
    ),
    (["GH_HOST": "not a host"], ["GH_HOST": "not a host"]),
  ])
  func itFindsTheHostAndNothingThatWasNotThere(
    _ given: [String: String], _ told: [String: String]
  ) async throws {
    let outcome = try await harness(given).run("stats")
    let environment = given.merging(told) { $1 }
    #expect(outcome == Outcome(.done, plugin: Self.call([], environment)))
  }

  /// The address that a plug-in is told must not change which token gh-major uses when it is run
  /// again: that of github.com must not go to an Enterprise Server.
  @Test func ghMajorInAPluginSendsTheTokensOfItsHost() async throws {
    let tokens = ["GH_TOKEN": "ghp_public", "GH_ENTERPRISE_TOKEN": "ghp_enterprise"]
    let given = tokens.merging(["GH_HOST": "ghe.example"]) { $1 }
    let plugin = try #require(try await harness(given).run("stats").plugin)
    let stubs = try StubManager.current
    stubs.stub(.host("ghe.example"), answer: .status(401))
    let outcome = try await harness(plugin.environment).run("list", "octo-org")
    #expect(outcome.status == .credentials)
    let sent = stubs.requests.map { $0.headers["Authorization"] }
    #expect(sent == ["Bearer ghp_enterprise"])
  }

  @Test func aPathIsNoPlugin() async throws {
    var harness = try harness()
    harness.programs = ["gh-major-../x": "/opt/bin/x"]
    #expect(await harness.run("../x").plugin == nil)
  }

  @Test func itsOwnCommandsCannotBeShadowed() async throws {
    let harness = try harness()
    #expect(await harness.run("list", "--help").plugin == nil)
    #expect(await harness.run("help").plugin == nil)
  }

  @Test func helpListsThemAndOnlyTheCommandLooks() async throws {
    let harness = try harness()
    let section = "\nPlug-ins:\n  stats  Run gh-major-stats from PATH\n\n"
    #expect(await harness.run("help").output.contains(section))
    for line in [["--help"], ["-h"], [], ["help", "list"]] {
      #expect(await !harness.run(line).output.contains("Plug-ins"))
    }
  }

  @Test(arguments: [
    ("statz", "unknown command 'statz'; did you mean stats?"),
    ("lsit", "unknown command 'lsit'; did you mean list?"),
    ("", "unknown command ''"),
    ("nothing-like-it", "unknown command 'nothing-like-it'"),
  ])
  func whatIsNotFoundMayHaveASuggestion(_ name: String, _ message: String) async throws {
    let usage = "usage: gh-major <command> [options] [<argument>...]"
    #expect(
      try await harness().run(name) == Outcome(.usage, error: "gh-major: \(message)\n\(usage)\n"))
  }
}
