import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import MajorCommands
import MajorProgram
import MajorTesting
import SampleData
import Testing
import TypedFixtures

@Suite(.httpStubs) struct ReplayTests {
  func harness() throws -> CommandHarness {
    var harness = CommandHarness(try StubManager.current)
    harness.recordings["sample"] = SampleAccount.exchanges.map {
      RecordingFile(name: $0.path, bytes: $0.bytes)
    }
    return harness
  }

  @Test func theSampleAnswersWithoutANetworkWhateverTheEnvironmentSays() async throws {
    var harness = try harness()
    let plain = await harness.run("list", "octo-org", "--replay", "sample", "--format", "csv")
    harness.environment = [
      "GH_TOKEN": "ghp_t", "GH_HOST": "ghe.example", "GH_MAJOR_API_URL": "http://127.0.0.1:1",
    ]
    let other = await harness.run("list", "octo-org", "--replay", "sample", "--format", "csv")
    #expect(plain == other)
    #expect(plain.status == .done)
    #expect(plain.output.split(separator: "\r\n").count > 40)
  }

  @Test func theBorderOfTheSampleIsFifty() async throws {
    let outcome = try await harness().run(
      "list", "octo-org", "--replay", "sample", "--format", "tsv", "--fields", "stargazerCount",
      "--no-header", "--order", "asc", "-L", "3")
    #expect(outcome == Outcome(.done, output: "50\n50\n50\n"))
  }

  @Test func whatTheSampleDoesNotHoldIsSaid() async throws {
    let outcome = try await harness().run("list", "apple", "--replay", "sample")
    #expect(
      outcome
        == Outcome(
          .failure,
          error: """
            gh-major: the sample has no answer to GET /users/apple/repos?per_page=100&sort=created\
            &direction=asc
            It holds the account octo-org and its repositories.

            """))
  }

  @Test func aSecretInAnAnswerIsNotRecorded() async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .anything, answer: .text(#"{"data": "GHP_secret_secret"}"#, type: "application/json"))
    var harness = CommandHarness(stubs)
    harness.environment["GH_TOKEN"] = "ghp_secret_secret"
    #expect(
      await harness.run("list", "octo-org", "--record", "rec")
        == Outcome(
          .failure,
          error: """
            gh-major: POST https://api.github.com is not recorded: the response body holds a token \
            that is in use
            Nothing of this exchange was written.

            """))
  }

  @Test func aFolderHoldsOneRecording() async throws {
    var harness = try harness()
    harness.recordings["rec"] = [RecordingFile(name: "0001-GET-user.json", bytes: [])]
    #expect(
      await harness.run("list", "octo-org", "--record", "rec")
        == Outcome(
          .failure,
          error: """
            gh-major: rec holds a recording already: 0001-GET-user.json
            Record into another folder, or remove this one first.

            """))
  }

  @Test(arguments: [
    (["search", "user:octo-org", "retry"], ["octo-org/go-retry"]),
    (
      ["search", "stars:>=1800 fork:true", "-L", "2"],
      [
        "octo-org/awesome-code-review", "octo-org/libdiffcore",
      ]
    ),
    (["search", "stars:2000..3000"], ["octo-org/libdiffcore"]),
    (["search", "nothing-is-called-like-this"], []),
  ])
  func theSampleAnswersSearchesAboutItself(_ line: [String], _ names: [String]) async throws {
    let outcome = try await harness().run(
      line + ["--replay", "sample", "--format", "tsv", "--fields", "nameWithOwner", "--no-header"])
    #expect(outcome.status == .done)
    #expect(outcome.output == names.map { $0 + "\n" }.joined())
  }

  @Test func aRecordingCanBeReplayed() async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .post, ListCommandTests.graphQL, answer: ListCommandTests.ranking(1, stars: 50))
    var harness = CommandHarness(stubs)
    harness.environment["GH_TOKEN"] = "ghp_secret_secret_secret"
    let recorded = await harness.run("list", "octo-org", "--record", "rec")
    #expect(recorded.files.count == 1)
    #expect(!recorded.files.values.contains { $0.contains("ghp_secret") })

    harness.recordings["rec"] = recorded.files.map {
      RecordingFile(name: $0.key, bytes: Array($0.value.utf8))
    }
    let replayed = await harness.run("list", "octo-org", "--replay", "rec")
    #expect(replayed == Outcome(.done, output: recorded.output))
  }

  @Test func anEmptyFolderIsNoRecording() async throws {
    let outcome = try await harness().run("list", "octo-org", "--replay", "nothing")
    #expect(
      outcome
        == Outcome(
          .failure,
          error: "gh-major: nothing holds no recording\nMake one with --record nothing.\n"))
  }
}
