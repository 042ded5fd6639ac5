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

  static let graphQL = "/graphql"

  /// A page of a ranking, whose only one it is.
  static func ranking(_ count: Int, stars: Int) -> StubAnswer {
    let nodes = (1...count).map { id in
      "{\"databaseId\":\(id),\"nameWithOwner\":\"octo-org/r\(id)\",\"stargazerCount\":\(stars)}"
    }
    return .text(
      """
      {"data":{"repositoryOwner":{"repositories":{"totalCount":\(count),\
      "pageInfo":{"hasNextPage":false,"endCursor":"c"},"nodes":[\(nodes.joined(separator: ","))]}}}}
      """, type: "application/json")
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
    #expect(
      outcome
        == Outcome(
          .done,
          error: """
            REST, all pages at once: about 1 request in 1 round trip, 60 kB; there is no token for \
            GraphQL
            GET \(Self.firstPage): 200
            1 request
            out is unchanged
            \(Self.withoutCount)
            """))
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
    stubs.stub(.post, Self.graphQL, answer: Self.ranking(1, stars: 50))
    var harness = CommandHarness(stubs)
    harness.environment = ["GH_TOKEN": "  ghp_t\n", "GITHUB_TOKEN": "ghp_u"]
    let outcome = await harness.run("list", "--fields", "name", "--no-header")
    #expect(outcome == Outcome(.done, output: "r1\n"))
  }

  /// Two pages, and the count of the account.
  func stubTwoPages() throws -> StubManager {
    let stubs = try StubManager.current
    let next = "https://api.github.com/user/7/repos?page=2"
    stubs.stub(
      .get, Self.firstPage,
      answer: Self.page(
        Self.item(1, stars: 50),
        headers: ["Link": "<\(next)>; rel=\"next\", <\(next)>; rel=\"last\""]))
    stubs.stub(.get, next, answer: Self.page(Self.item(2, stars: 51), Self.item(3, stars: 5)))
    stubs.stub(.get, "/users/octo-org", answer: .text("{\"login\":\"o\",\"public_repos\":3}"))
    return stubs
  }

  @Test func progressIsShownOnATerminalAndLeavesNoTrace() async throws {
    var harness = CommandHarness(try stubTwoPages())
    harness.errorTraits = TerminalTraits(isTerminal: true, columns: 80)
    let outcome = await harness.run("list", "octo-org", "--format", "tsv", "--fields", "name")
    #expect(
      outcome
        == Outcome(
          .done, output: "name\nr2\nr1\n",
          error: ["page 1 of 2, 1 repository", "page 2 of 2, 3 repositories", ""]
            .map { "\r\u{1B}[K\($0)" }.joined()))
  }

  @Test func progressIsNeitherShownQuietlyNorThroughAPipe() async throws {
    var harness = CommandHarness(try stubTwoPages())
    let arguments = ["list", "octo-org", "--format", "tsv", "--fields", "name", "--no-header"]
    #expect(await harness.run(arguments) == Outcome(.done, output: "r2\nr1\n"))
    harness = CommandHarness(try stubTwoPages())
    harness.errorTraits = TerminalTraits(isTerminal: true, columns: 80)
    #expect(await harness.run(arguments + ["--quiet"]) == Outcome(.done, output: "r2\nr1\n"))
  }

  @Test func verboseSaysHowItIsReadAndWhy() async throws {
    let outcome = await CommandHarness(try stubTwoPages()).run(
      "list", "octo-org", "--via", "graphql", "--format", "tsv", "--fields", "name", "--verbose")
    let lines = Set(outcome.error.split(separator: "\n").map(String.init))
    #expect(
      lines == [
        "GraphQL needs a token; asking REST",
        "REST, all pages at once: about 1 request in 1 round trip, 60 kB; there is no token for "
          + "GraphQL",
        "GET \(Self.firstPage): 200", "GET /user/7/repos?page=2: 200", "GET /users/octo-org: 200",
        "3 requests",
      ])
  }

  @Test func theFieldsDecideWhatIsAskedFor() async throws {
    let stubs = try StubManager.current
    stubs.stub(.post, Self.graphQL, answer: Self.ranking(1, stars: 50))
    var harness = CommandHarness(stubs)
    harness.environment = ["GH_TOKEN": "ghp_t"]
    _ = await harness.run("list", "octo-org", "--format", "csv", "--fields", "name,forkCount")
    let body = String(decoding: try #require(stubs.requests.first).body, as: UTF8.self)
    #expect(body.contains("nodes{databaseId nameWithOwner stargazerCount forkCount}"))
  }

  @Test func aLimitEndsTheReadingAndTheFooterSaysSo() async throws {
    let stubs = try StubManager.current
    let answer = Self.ranking(13, stars: 50)
    stubs.stub(.post, Self.graphQL, answer: answer)
    var harness = CommandHarness(stubs)
    harness.environment = ["GH_TOKEN": "ghp_t"]
    let outcome = await harness.run("list", "octo-org", "-L", "2", "--fields", "name")
    #expect(outcome == Outcome(.done, output: "NAME\nr1\nr10\n"))
  }
}
