import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import Locking
import MajorCommands
import MajorTesting
import Testing
import VirtualTime

@Suite(.httpStubs) struct StarCommandTests {
  static let usage = "usage: gh-major star [options] <owner/repo>...\n"

  func harness(lines: [String] = []) throws -> CommandHarness {
    var harness = CommandHarness(try StubManager.current)
    harness.environment = ["GH_TOKEN": "ghp_t"]
    harness.inputLines = lines
    return harness
  }

  static func isQuery(_ word: String) -> RequestMatcher {
    .path("/graphql")
      && .where("is a \(word)") { String(decoding: $0.body, as: UTF8.self).contains("\"\(word)(") }
  }

  /// Looks up `o/1`, `o/2`, … with a star each or without.
  func stubLookUp(_ starred: [Bool]) throws {
    let nodes = starred.enumerated().map { index, isStarred in
      "\"r\(index)\":{\"id\":\"N\(index + 1)\",\"databaseId\":\(index + 1),"
        + "\"nameWithOwner\":\"o/\(index + 1)\",\"url\":\"\",\"stargazerCount\":10,"
        + "\"viewerHasStarred\":\(isStarred)}"
    }
    try StubManager.current.stub(
      Self.isQuery("query"), answer: .text("{\"data\":{\(nodes.joined(separator: ","))}}"))
  }

  func stubWrites(_ stars: [Bool]) throws {
    let nodes = stars.enumerated().map { index, isStarred in
      "\"r\(index)\":{\"starrable\":{\"stargazerCount\":\(isStarred ? 11 : 9),"
        + "\"viewerHasStarred\":\(isStarred)}}"
    }
    try StubManager.current.stub(
      Self.isQuery("mutation"), answer: .text("{\"data\":{\(nodes.joined(separator: ","))}}"))
  }

  @Test(arguments: [
    "https://gitlab.example/o/1", "git@gitlab.example:o/1", "https://github.com.evil.example/o/1",
    "https://gist.github.com/o/1",
  ])
  func anAddressOfAnotherHostIsRefusedBeforeAnyRequest(_ address: String) async throws {
    let outcome = try await harness().run("star", "o/2", address)
    #expect(outcome.status == .usage)
    #expect(outcome.error.contains("and github.com is asked"))
    let stubs = try StubManager.current
    #expect(stubs.requests == [])
  }

  @Test func starsAndTellsWhatChanged() async throws {
    try stubLookUp([false, true])
    try stubWrites([true])
    #expect(
      try await harness().run("star", "o/1", "https://github.com/o/2/issues")
        == Outcome(
          .done,
          output: """
            REPOSITORY  BEFORE  AFTER  CHANGED  STARS  ERROR
            o/1         false   true   true        11
            o/2         true    true   false       10

            """,
          error: "1 of 2 changed\n"))
  }

  @Test func togglesByNDJSONFromStandardInput() async throws {
    try stubLookUp([false, true])
    try stubWrites([true, false])
    let lines = [
      "# names", "", #"{"nameWithOwner":"o/1","stars":1}"#, " git@github.com:o/2.git ", "O/1",
    ]
    #expect(
      try await harness(lines: lines).run(
        "star", "--toggle", "-", "--json", "full_name,before,after,changed,stargazerCount,error")
        == Outcome(
          .done,
          output: """
            [{"nameWithOwner":"o/1","before":false,"after":true,"changed":true,\
            "stargazerCount":11,"error":null},\
            {"nameWithOwner":"o/2","before":true,"after":false,"changed":true,\
            "stargazerCount":9,"error":null}]

            """))
  }

  @Test func aDryRunWritesNothing() async throws {
    try stubLookUp([true])
    #expect(
      try await harness().run("star", "--remove", "--dry-run", "o/1", "--format", "csv")
        == Outcome(
          .done,
          output: "nameWithOwner,before,after,changed,stargazerCount,error\r\n"
            + "o/1,true,false,true,10,\r\n"))
  }

  @Test(arguments: [([true, true], MajorCommands.ExitStatus.done), ([true, false], .answerIsNo)])
  func checkTellsByItsStatus(_ starred: [Bool], _ status: MajorCommands.ExitStatus) async throws {
    try stubLookUp(starred)
    let outcome = try await harness().run("star", "--check", "o/1", "o/2", "--fields", "after")
    #expect(outcome == Outcome(status, output: "AFTER\n\(starred[0])\n\(starred[1])\n"))
  }

  @Test func someThatFailAreStatusEightAndLeaveTheFileAlone() async throws {
    try StubManager.current.stub(
      Self.isQuery("query"),
      answer: .text(
        #"{"data":{"r0":null,"r1":{"id":"N","databaseId":2,"nameWithOwner":"o/2","#
          + #""viewerHasStarred":true}},"errors":[{"type":"NOT_FOUND","path":["r0"]}]}"#))
    let outcome = try await harness().run("star", "o/1", "o/2", "--output", "file")
    #expect(
      outcome
        == Outcome(
          .partial,
          error: """
            gh-major: o/1 does not exist on github.com
            If it is private, the token from GH_TOKEN may not be allowed to see it.
            0 of 2 changed, 1 failed

            """))
  }

  @Test func allThatFailHaveTheirCommonStatus() async throws {
    try StubManager.current.stub(.path("/graphql"), answer: .status(401))
    let outcome = try await harness().run("star", "o/1", "o/2", "--quiet")
    #expect(outcome.status == .credentials)
    #expect(outcome.output.contains("refused the token from GH_TOKEN"))
  }

  @Test(arguments: [
    "../x", "o/..", "o/r x", "o/r\u{7}", "o", "https://github.com/o", "o/r?x=1", "a/b/c", "",
  ])
  func whatIsNoNameIsRefusedBeforeAnyRequest(_ name: String) async throws {
    let outcome = try await harness().run("star", "o/1", name)
    #expect(outcome.status == .usage)
    let line = try await harness(lines: ["o/1", "\(name)!"]).run("star", "-")
    #expect(line.status == .usage)
    #expect(line.error.hasPrefix("gh-major: line 2 of standard input is neither"))
  }

  @Test(arguments: ["{\"name\":\"x\"}", "{"])
  func anObjectWithoutANameIsRefused(_ line: String) async throws {
    #expect(try await harness(lines: [line]).run("star", "-").status == .usage)
  }

  static let many = (1...21).map { "o/\($0)" }

  @Test func manyNeedConsent() async throws {
    let outcome = try await harness(lines: Self.many).run("star", "-")
    #expect(
      outcome
        == Outcome(
          .usage,
          error: """
            gh-major: changing the stars of 21 repositories needs --yes
            Nobody can be asked here. See what would change with --dry-run.

            """))
    var terminal = try harness(lines: ["n"])
    terminal.inputIsTerminal = true
    #expect(
      await terminal.run(["star", "--remove"] + Self.many)
        == Outcome(.cancelled, error: "Take the stars of 21 repositories away? [y/N] "))
  }

  @Test(arguments: [["--dry-run"], ["--check"], ["--yes"], []])
  func whoMayNotBeAskedOrSaidYesIsNotAsked(_ flags: [String]) async throws {
    try stubLookUp(Array(repeating: true, count: 21))
    var harness = try harness(lines: ["Yes"])
    harness.inputIsTerminal = true
    let outcome = await harness.run(["star", "--format", "tsv"] + flags + Self.many)
    #expect(outcome.status == .done)
    #expect(outcome.error == (flags == [] ? "Star 21 repositories? [y/N] " : ""))
  }

  @Test func withoutATokenNothingIsAsked() async throws {
    let outcome = await CommandHarness(try StubManager.current).run("star", "o/1")
    #expect(outcome.status == .credentials)
    #expect(outcome.error.contains("stars belong to a user, and there is no token"))
  }

  @Test func anInterruptionEndsAfterTheRequestInFlight() async throws {
    try stubLookUp(Array(repeating: false, count: 50))
    let (signals, interrupt) = AsyncStream<Void>.makeStream()
    let answer = (0..<25).map { "\"r\($0)\":{\"starrable\":{\"viewerHasStarred\":true}}" }
    // The pace of writes lets the interruption be seen before the next request.
    let clock = VirtualClock()
    try StubManager.current.stub(
      Self.isQuery("mutation"),
      answer: .respond { _ in
        interrupt.yield()
        return HTTPResponse(
          status: 200, body: Array("{\"data\":{\(answer.joined(separator: ","))}}".utf8))
      })
    var harness = try harness(lines: (1...50).map { "o/\($0)" })
    harness.clock = clock
    harness.executor = clock.executor
    harness.interruption = { for await _ in signals { return } }
    let outcome = try clock.run { [harness] in
      await harness.run("star", "--yes", "-", "--format", "tsv", "--fields", "after", "--no-header")
    }
    #expect(
      outcome
        == Outcome(
          .interrupted,
          output: String(repeating: "true\n", count: 25) + String(repeating: "false\n", count: 25),
          error: """
            gh-major: interrupted: 25 of 50 repositories are as wanted, 25 were not sent
            Run the same again to finish.

            """))
  }
}
