import GitHubAPIClient
import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import Locking
import MajorCommands
import MajorDomain
import MajorTesting
import TerminalText
import Testing
import VirtualTime

/// `watch` through the whole program, in virtual time.
@Suite(.httpStubs) struct WatchCommandTests {
  let clock = VirtualClock()

  static func item(_ id: Int, _ stars: Int, name: String? = nil) -> String {
    """
    {"id":\(id),"full_name":"octo-org/\(name ?? "r\(id)")","stargazers_count":\(stars),\
    "archived":false,"pushed_at":"2026-01-01T00:00:00Z"}
    """
  }

  static func page(_ items: String..., tag: String) -> StubAnswer {
    .respond { request in
      let tag = "\"\(tag)\""
      // A server that has the same answer still says so, and sends no body.
      let isSame = request.headers["If-None-Match"] == tag
      return HTTPResponse(
        status: isSame ? 304 : 200, headers: ["ETag": tag, "Content-Type": "application/json"],
        body: isSame ? [] : Array("[\(items.joined(separator: ","))]".utf8))
    }
  }

  /// A harness whose requests and answers stand on the time line, and that is interrupted.
  func harness(interruptedAt time: Duration? = nil) throws -> CommandHarness {
    let stubs = try StubManager.current
    let clock = clock
    var harness = CommandHarness(stubs)
    harness.clock = clock
    harness.executor = clock.executor
    if let time {
      harness.interruption = { try? await clock.sleep(for: time) }
    }
    return harness
  }

  func run(_ harness: CommandHarness, _ arguments: String...) throws -> Outcome {
    try clock.run { await harness.run(["watch", "octo-org"] + arguments) }
  }

  func stubPages(_ answers: StubAnswer...) throws {
    let clock = clock
    let left = Locked(answers)
    try StubManager.current.stub(
      .path("/users/octo-org/repos"),
      answer: .respond { request in
        let answer = left.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
        clock.record(
          .request("\(request.path) \(request.headers["If-None-Match"] ?? "anew")"))
        let stubs = StubManager()
        stubs.stub(.path(prefix: "/"), answer: answer)
        return try await stubs.answer(to: request)
      }, times: .upTo(1000))
  }

  @Test func requestsWaitsAndEventsAreOneSequence() throws {
    try stubPages(
      Self.page(Self.item(1, 60), tag: "a"), Self.page(Self.item(1, 60), tag: "a"),
      .status(502), Self.page(Self.item(1, 61), Self.item(2, 70), tag: "b"))
    let outcome = try run(
      try harness(), "--interval", "1m", "--count", "2", "--exit-code", "--format", "ndjson")
    #expect(
      outcome
        == Outcome(
          .answerIsNo,
          output: """
            {"event":"starsChanged","time":"2026-01-01T00:00:00Z","id":1,\
            "nameWithOwner":"octo-org/r1","from":60,"to":61}
            {"event":"added","time":"2026-01-01T00:00:00Z","id":2,\
            "nameWithOwner":"octo-org/r2","from":null,"to":null}

            """,
          error: """
            warning: github.com failed with status 502; trying again, less often while it fails

            """))
    // The harness draws the upper bound: each wait is a twentieth longer.
    let wait = Duration.seconds(63)
    try clock.expectTimeLine([
      .at(.zero, .request("/users/octo-org/repos anew")), .at(.zero, .wait(wait)),
      .at(wait, .wake(wait)), .at(wait, .request("/users/octo-org/repos \"a\"")),
      .at(wait, .wait(wait)), .at(wait * 2, .wake(wait)),
      .at(wait * 2, .request("/users/octo-org/repos \"a\"")), .at(wait * 2, .wait(wait)),
      .at(wait * 3, .wake(wait)), .at(wait * 3, .request("/users/octo-org/repos \"a\"")),
    ])
  }

  @Test func anInterruptionSaysWhatWasDone() throws {
    try stubPages(Self.page(Self.item(1, 60), tag: "a"))
    let outcome = try run(try harness(interruptedAt: .seconds(100)), "--interval", "1m")
    #expect(outcome == Outcome(.interrupted, error: "0 events, 2 requests\n"))
  }

  @Test func itEndsAfterATime() throws {
    try stubPages(Self.page(Self.item(1, 60), tag: "a"))
    #expect(try run(try harness(), "--for", "1h", "--exit-code") == Outcome(.done))
    #expect(clock.elapsed == .seconds(3600))
  }

  @Test func aReaderThatGoesAwayEndsIt() throws {
    try stubPages(
      Self.page(Self.item(1, 60), tag: "a"), Self.page(Self.item(1, 61), tag: "b"))
    var harness = try harness()
    harness.outputFailure = .closedByReader
    #expect(try run(harness) == Outcome(.done))
  }

  @Test func commandsRunOneAtATimeWithTheEvent() throws {
    try stubPages(
      Self.page(Self.item(1, 60), tag: "a"), Self.page(Self.item(1, 61), tag: "b"))
    var harness = try harness()
    let calls = Recorder<HookCall>(on: clock)
    harness.hook = { call in
      calls.record(call)
      return HookOutcome(printed: "seen", failure: "ended with status 1")
    }
    let outcome = try run(harness, "--count", "1", "--exec", "notify '$GH_MAJOR_EVENT_ID'")
    #expect(
      outcome
        == Outcome(
          .done, output: "2026-01-01T00:00:00Z  starsChanged    octo-org/r1  60 -> 61\n",
          error: "seen\nwarning: the command of --exec ended with status 1\n"))
    #expect(
      calls.events == [
        .at(
          .seconds(315),
          HookCall(
            command: "notify '$GH_MAJOR_EVENT_ID'",
            variables: [
              "GH_MAJOR_EVENT_EVENT": "starsChanged",
              "GH_MAJOR_EVENT_TIME": "2026-01-01T00:00:00Z", "GH_MAJOR_EVENT_ID": "1",
              "GH_MAJOR_EVENT_NAME_WITH_OWNER": "octo-org/r1", "GH_MAJOR_EVENT_FROM": "60",
              "GH_MAJOR_EVENT_TO": "61",
            ],
            input: """
              {"event":"starsChanged","time":"2026-01-01T00:00:00Z","id":1,\
              "nameWithOwner":"octo-org/r1","from":60,"to":61}

              """))
      ])
  }

  @Test func theScreenIsGivenBack() throws {
    try stubPages(Self.page(Self.item(1, 60), tag: "a"))
    var harness = try harness(interruptedAt: .seconds(30))
    harness.outputTraits = TerminalTraits(isTerminal: true, columns: 40)
    let clock = clock
    harness.terminal = TerminalControl(
      size: { (columns: 60, rows: 12) },
      signals: {
        let (stream, continuation) = AsyncStream<TerminalControl.Signal>.makeStream()
        clock.schedule(at: .seconds(10)) { continuation.yield(.stop) }
        return stream
      },
      perform: { clock.record(.note("\($0)")) },
      silenceKeys: {
        clock.record(.note("keys are silent"))
        return { clock.record(.note("keys are shown")) }
      })
    let outcome = try run(harness)
    #expect(outcome.status == .interrupted)
    #expect(outcome.output.hasSuffix("\u{1b}[?1049l"))
    #expect(outcome.output.contains("octo-org/r1"))
    #expect(
      clock.timeLine.compactMap { if case .note(let text) = $0.value { text } else { nil } } == [
        "keys are silent", "keys are shown", "stop", "keys are silent", "keys are shown",
      ])
  }

  /// Each write to the terminal, with a visible escape.
  @Test func framesSendWhatChanged() throws {
    try stubPages(
      Self.page(Self.item(1, 60), Self.item(2, 50), tag: "a"),
      Self.page(Self.item(1, 60), Self.item(2, 51), tag: "b"))
    var harness = try harness(interruptedAt: .seconds(400))
    harness.outputTraits = TerminalTraits(isTerminal: true, columns: 44)
    let clock = clock
    harness.terminal.size = { (columns: 44, rows: 13) }
    harness.onOutput = {
      clock.record(.frame($0.replacing("\u{1b}", with: "^").replacing("\r", with: "<")))
    }
    _ = try run(harness)
    let wait = Duration.seconds(315)
    try clock.expectTimeLine([
      .at(.zero, .frame("^[?1049h^[?7l^[?25l")),
      .at(
        .zero,
        .frame(
          "^[0m^[2J^[1;3HNAME  STARS  FORKS  LANGUAGE  DESCRIPTION^[5;1Hocto-org: asking^[?25l")),
      .at(.zero, .request("/users/octo-org/repos anew")),
      .at(
        .zero,
        .frame(
          "^[1;9H       STARS  FORKS  LANGUAGE  DESC…^[2;3Hocto-org/r1^[2;19H60"
            + "^[3;3Hocto-org/r2^[3;19H50")),
      .at(.zero, .frame("^[5;11Hlast poll 2026-01-01T00:00:00Z lo…")),
      .at(.zero, .wait(wait)), .at(.zero, .wait(.seconds(400))), .at(wait, .wake(wait)),
      .at(wait, .request("/users/octo-org/repos \"a\"")),
      .at(wait, .frame("^[3;1H*^[3;20H1^[6;1H2026-01-01T00:00:00Z  starsChanged    octo-…")),
      .at(wait, .wait(wait)), .at(.seconds(400), .wake(.seconds(400))),
      .at(.seconds(400), .cancellation(wait)),
      .at(.seconds(400), .frame("^[0m^[?25h^[?7h^[?1049l")),
    ])
  }

  static let state = """
    {
      "version": 1,
      "targets": ["octo-org"],
      "repositories": [
        {"id": 1, "nameWithOwner": "octo-org/r1", "isArchived": false, "isWanted": true,
          "stargazerCount": 49}
      ]
    }
    """

  @Test func onceComparesAndSaves() throws {
    try stubPages(Self.page(Self.item(1, 50), tag: "a"))
    var harness = try harness()
    harness.files["s"] = Self.state
    let outcome = try run(harness, "--once", "--state", "s", "--exit-code")
    #expect(
      outcome
        == Outcome(
          .answerIsNo,
          output: """
            2026-01-01T00:00:00Z  starsChanged    octo-org/r1  49 -> 50
            2026-01-01T00:00:00Z  becameMajor     octo-org/r1  49 -> 50

            """,
          files: [
            "s": """
            {
              "version": 1,
              "targets": [
                "octo-org"
              ],
              "repositories": [
                {
                  "id": 1,
                  "nameWithOwner": "octo-org/r1",
                  "isArchived": false,
                  "isWanted": true,
                  "stargazerCount": 50,
                  "pushedAt": "2026-01-01T00:00:00Z"
                }
              ]
            }

            """
          ]))
  }

  @Test func withoutAFileOnceOnlySaves() throws {
    try stubPages(Self.page(Self.item(1, 50), tag: "a"))
    let outcome = try run(try harness(), "--once", "--state", "s", "--exit-code")
    #expect(outcome.status == .done)
    #expect(outcome.output.isEmpty)
    #expect(outcome.files.keys.sorted() == ["s"])
  }

  @Test(arguments: [
    (#"{"version":2}"#, "s was written by a newer gh-major (its version is 2)"),
    ("{", "s is no snapshot of gh-major watch: line 1:"),
    (#"{"version":1,"targets":[],"repositories":[{}]}"#, "s is no snapshot of gh-major watch:"),
  ])
  func aFileThatCannotBeReadIsLeftAlone(_ text: String, _ message: String) throws {
    var harness = try harness()
    harness.files["s"] = text
    let outcome = try run(harness, "--once", "--state", "s")
    #expect(outcome.status == .failure)
    #expect(outcome.error.hasPrefix("gh-major: \(message)"))
    #expect(outcome.files.isEmpty)
  }
}
