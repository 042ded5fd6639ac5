import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import MajorCommands
import MajorTesting
import Testing

@Suite(.httpStubs) struct SearchCommandTests {
  static func results(
    _ stars: some Sequence<Int>, total: Int, isIncomplete: Bool = false
  ) -> StubAnswer {
    let items = stars.map { "{\"id\":\($0),\"full_name\":\"o/r\($0)\",\"stargazers_count\":\($0)}" }
    return .text(
      "{\"total_count\":\(total),\"incomplete_results\":\(isIncomplete),"
        + "\"items\":[\(items.joined(separator: ","))]}")
  }

  func run(_ arguments: String...) async throws -> Outcome {
    await CommandHarness(try StubManager.current).run(
      ["search", "--fields", "nameWithOwner", "--no-header"] + arguments)
  }

  @Test func thirtyAreShownAndAllAreCounted() async throws {
    try StubManager.current.stub(
      .query(["q": "c++ stars:>=50", "per_page": "30", "page": "1"]),
      answer: Self.results((0..<30).map { 130 - $0 }, total: 4210))
    let outcome = try await run("c++", "stars:>=50")
    #expect(outcome.status == .done)
    #expect(outcome.output.split(separator: "\n").count == 30)
    #expect(outcome.error == "30 of 4,210 results\n")
  }

  @Test func optionsBecomeQualifiers() async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .query([
        "q": "x user:octo user:apple stars:>=5 language:\"Visual Basic .NET\" topic:a topic:b "
          + "license:MIT fork:only archived:false is:public pushed:>=2026-01-31T00:00:00Z",
        "sort": "forks", "order": "asc",
      ]),
      answer: Self.results([1], total: 1))
    let outcome = try await run(
      "x", "--owner", "octo", "--owner", "apple", "--min-stars", "5", "-l", "Visual Basic .NET",
      "--topic", "a", "--topic", "b", "--license", "MIT", "--fork", "--no-archived",
      "--visibility", "public", "--pushed-since", "2026-01-31", "--sort", "forks", "--order", "asc")
    #expect(outcome == Outcome(.done, output: "o/r1\n", error: "1 of 1 result\n"))
  }

  @Test(arguments: [
    ("--language", "a\" user:b"), ("--topic", "a\\"), ("--license", "a\nb"), ("--topic", ""),
  ])
  func whatCannotBeQuotedIsRefused(_ option: String, _ value: String) async throws {
    #expect(try await run("x", option, value).status == .usage)
  }

  @Test func anEmptySearchIsRefused() async throws {
    #expect(try await run().status == .usage)
    #expect(try await run(" ").status == .usage)
  }

  @Test func pagesAreMergedWithoutDuplicates() async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .query(["page": "1"]), answer: Self.results((1...100).reversed(), total: 150), times: 2)
    // One that moved is on both pages, and another on none until they are read again.
    stubs.stub(.query(["page": "2"]), answer: Self.results(100...149, total: 150))
    stubs.stub(.query(["page": "2"]), answer: Self.results(101...150, total: 150))
    let outcome = try await run("x", "-L", "0")
    #expect(outcome.output.split(separator: "\n").count == 150)
    #expect(outcome.error == "150 of 150 results\n")
  }

  @Test func moreThanAThousandAreReadInSlicesByStars() async throws {
    let stubs = try StubManager.current
    stubs.stub(.query(["q": "x stars:>100"]), answer: Self.results([1500], total: 1100))
    for page in 1...10 {
      let most = 1600 - page * 100
      stubs.stub(
        .query(["q": "x stars:>=101", "sort": "stars", "order": "desc", "page": "\(page)"]),
        answer: Self.results((most..<most + 100).reversed(), total: 1100))
    }
    stubs.stub(
      .query(["q": "x stars:101..600", "page": "1"]),
      answer: Self.results((501...600).reversed(), total: 101))
    stubs.stub(
      .query(["q": "x stars:101..600", "page": "2"]), answer: Self.results([400], total: 101))
    let outcome = try await run("x stars:>100", "--limit", "0")
    #expect(outcome.status == .done)
    let rows = outcome.output.split(separator: "\n")
    #expect(rows.count == 1100)
    #expect([rows.first, rows.last] == ["o/r1599", "o/r400"])
    #expect(outcome.error == "1,100 of 1,100 results\n")
  }

  @Test func aSearchThatStoppedEarlyIsStatusEightAndLeavesTheFileAlone() async throws {
    try StubManager.current.stub(
      .path("/search/repositories"), answer: Self.results([1], total: 1, isIncomplete: true))
    #expect(
      try await run("x", "--output", "file")
        == Outcome(
          .partial,
          error: """
            warning: GitHub's search stopped early; repositories may be missing
            1 of 1 result

            """))
  }

  @Test func starsOfAnAccountHaveNoThreshold() async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .get, "/users/octo/starred?per_page=100",
      answer: .text(
        #"[{"starred_at":"2026-01-02T03:04:05Z","repo":{"id":1,"full_name":"o/r1","#
          + #""stargazers_count":3}},{"starred_at":"2026-01-02T03:04:05Z","repo":null}]"#),
      times: 2)
    let harness = CommandHarness(stubs)
    #expect(
      await harness.run("list", "--starred", "octo", "--json", "nameWithOwner,starredAt")
        == Outcome(
          .done, output: "[{\"nameWithOwner\":\"o/r1\",\"starredAt\":\"2026-01-02T03:04:05Z\"}]\n",
          error: "warning: 1 starred repository is gone or hidden\n"))
    #expect(
      await harness.run("list", "--starred", "octo", "--min-stars", "4")
        == Outcome(
          .done,
          error: """
            warning: 1 starred repository is gone or hidden
            0 of 2 repositories starred by octo have 4 stars or more

            """))
  }
}
