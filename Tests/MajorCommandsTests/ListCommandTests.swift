import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import MajorCommands
import MajorProgram
import MajorTesting
import TerminalText
import Testing

@Suite(.httpStubs) struct ListCommandTests {
  static let firstPage = "/users/octo-org/repos?per_page=100&sort=created&direction=asc"

  static func item(_ id: Int, stars: Int?, description: String = "null") -> String {
    """
    {"id":\(id),"full_name":"octo-org/r\(id)","html_url":"https://github.com/octo-org/r\(id)",\
    "stargazers_count":\(stars.map(String.init) ?? "null"),"forks_count":1,"language":"C",\
    "license":{"spdx_id":"MIT"},"pushed_at":"2025-12-31T00:00:00Z","description":\(description)}
    """
  }

  static func page(_ items: String..., headers: HTTPFields = [:]) -> StubAnswer {
    .text("[\(items.joined(separator: ","))]", type: "application/json", headers: headers)
  }

  /// An account with one repository on each side of the border and one without a star count.
  func stubBorder() throws -> StubManager {
    let stubs = try StubManager.current
    stubs.stub(
      .get, Self.firstPage,
      answer: Self.page(
        Self.item(1, stars: 49), Self.item(2, stars: 50, description: "\"two, \\\"II\\\"\""),
        Self.item(3, stars: nil), Self.item(4, stars: 51)))
    return stubs
  }

  static let withoutCount =
    "warning: GitHub gave no star count for octo-org/r3; it is not listed\n"

  @Test func tableThroughAPipe() async throws {
    let outcome = await CommandHarness(try stubBorder()).run("list", "octo-org")
    #expect(
      outcome
        == Outcome(
          .done,
          output: """
            NAME  STARS  FORKS  LANGUAGE  PUSHED                DESCRIPTION
            r4       51      1  C         2025-12-31T00:00:00Z
            r2       50      1  C         2025-12-31T00:00:00Z  two, "II"

            """,
          error: Self.withoutCount))
  }

  @Test func jsonThroughAPipe() async throws {
    let outcome = await CommandHarness(try stubBorder()).run(
      "list", "octo-org", "--json", "full_name,stargazerCount,description", "-L1")
    #expect(
      outcome
        == Outcome(
          .done,
          output: """
            [{"nameWithOwner":"octo-org/r4","stargazerCount":51,"description":null}]

            """,
          error: Self.withoutCount))
  }

  @Test func csvToAFile() async throws {
    let outcome = await CommandHarness(try stubBorder()).run(
      "list", "octo-org", "--format", "csv", "--fields", "name,description", "--output", "out.csv",
      "--quiet")
    #expect(
      outcome
        == Outcome(
          .done, files: ["out.csv": "name,description\r\nr4,\r\nr2,\"two, \"\"II\"\"\"\r\n"]))
  }

  @Test func theSameContentLeavesTheFileAlone() async throws {
    var harness = CommandHarness(try stubBorder())
    harness.files["out"] = "name\tstargazerCount\nr4\t51\nr2\t50\n"
    let outcome = await harness.run(
      "list", "octo-org", "--format", "tsv", "--fields", "name,stargazerCount", "--output", "out",
      "--verbose")
    #expect(outcome == Outcome(.done, error: "out is unchanged\n" + Self.withoutCount))
  }

  @Test func aTerminalGetsAFooterAndRelativeTimes() async throws {
    var harness = CommandHarness(try stubBorder())
    harness.outputTraits = TerminalTraits(isTerminal: true, columns: 80)
    let outcome = await harness.run("list", "octo-org")
    #expect(
      outcome.error
        == Self.withoutCount + "2 of 4 repositories of octo-org have 50 stars or more\n")
    #expect(outcome.output.contains("1 day ago"))
  }

  @Test func nothingFoundIsSaidAndIsNoFailure() async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, Self.firstPage, answer: Self.page(), times: 3)
    let table = await CommandHarness(stubs).run("list", "octo-org")
    #expect(table.status == .done)
    #expect(table.error == "0 of 0 repositories of octo-org have 50 stars or more\n")
    let json = await CommandHarness(stubs).run("list", "octo-org", "--format", "json")
    #expect(json == Outcome(.done, output: "[]\n"))
    let csv = await CommandHarness(stubs).run(
      "list", "octo-org", "--format", "csv", "--fields", "name")
    #expect(csv == Outcome(.done, output: "name\r\n"))
  }

  @Test func aReaderThatGoesAwayIsSuccess() async throws {
    var harness = CommandHarness(try stubBorder())
    harness.outputFailure = .closedByReader
    #expect(await harness.run("list", "octo-org") == Outcome(.done))
  }

  @Test func aFullDiskIsAFailure() async throws {
    var harness = CommandHarness(try stubBorder())
    harness.outputFailure = .failed("No space left on device")
    #expect(
      await harness.run("list", "octo-org")
        == Outcome(
          .failure,
          error: "gh-major: cannot write to standard output: No space left on device\n"))
  }

  @Test func theTokensUserIsListedWhenNobodyIsNamed() async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .path("/user") && .header("Authorization", "Bearer ghp_t"),
      answer: .text("{\"login\":\"octo-org\"}"))
    stubs.stub(.get, Self.firstPage, answer: Self.page(Self.item(1, stars: 50)))
    var harness = CommandHarness(stubs)
    harness.environment = ["GH_TOKEN": "  ghp_t\n", "GITHUB_TOKEN": "ghp_u"]
    let outcome = await harness.run("list", "--fields", "name", "--no-header")
    #expect(outcome == Outcome(.done, output: "r1\n"))
  }
}
