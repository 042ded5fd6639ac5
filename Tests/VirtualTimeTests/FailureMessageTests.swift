import Testing
import VirtualTime

/// The message alone must be enough to mend the test, so each is compared whole.
@Suite struct FailureMessageTests {
  static let file = "VirtualTimeTests/FailureMessageTests.swift"

  func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing was thrown"
    } catch { return "\(error)" }
  }

  @Test func `a loop without end in time`() {
    let clock = VirtualClock(limits: RunLimits(virtualTime: .seconds(60)))
    clock.start { while true { try await clock.sleep(for: .seconds(25)) } }
    clock.schedule(every: .seconds(40)) {}
    let line = #line + 1
    let text = message { try clock.runUntilIdle() }
    #expect(
      text == """
        \(Self.file):\(line): runaway: the next step would move time more than 60s, its \
        limit; time stands at 50s. Something goes on without end, or the clock needs higher \
        RunLimits. Still waiting:
          a sleep until 75s
          an event scheduled every 40s, next at 80s
        """)
  }

  @Test func `a loop without end at one instant`() {
    let clock = VirtualClock(limits: RunLimits(jobs: 100))
    clock.start { while true { await Task.yield() } }
    let line = #line + 1
    let text = message { try clock.advance(by: .seconds(3)) }
    #expect(
      text == """
        \(Self.file):\(line): runaway: it ran 100 jobs, its limit, and moved time from 0s to \
        0s. Something goes on without end, or the clock needs higher RunLimits. Still waiting:
          a task that is ready to go on
        """)
  }

  @Test func `a value asked for too early`() throws {
    let clock = VirtualClock()
    let line = #line + 1
    let task = clock.start { try await clock.sleep(for: .seconds(5)) }
    try clock.advance(by: .seconds(2))
    #expect(
      message { try task.value() } == """
        \(Self.file):\(line): the task started here has not ended at 2s. Move time further, or \
        run until idle. Still waiting:
          a sleep until 5s
        """)
  }

  @Test func `a value asked for before any step`() {
    let clock = VirtualClock()
    let line = #line + 1
    let task = clock.start {}
    #expect(
      message { try task.value() } == """
        \(Self.file):\(line): the task started here has not ended at 0s. Move time further, or \
        run until idle. Still waiting:
          a task that is ready to go on
        """)
  }

  @Test func `a task that waits for something outside`() {
    let clock = VirtualClock()
    let never = AsyncStream<Void> { _ in }
    let line = #line + 1
    let text = message { try clock.run { for await _ in never {} } }
    #expect(
      text == """
        \(Self.file):\(line): the task started here has not ended at 0s, and it is stuck: nothing \
        is left to run and no time is waited for. It waits for something outside virtual time \
        (Task { }, Task.detached { }, the main actor, an actor with its own executor, another \
        thread), or for something that this test must do. Still waiting:
          nothing in virtual time
        """)
  }

  @Test func `a task that waits for a source`() {
    let clock = VirtualClock()
    let taps = HotSource<String, Never>(on: clock, label: "taps")
    let line = #line + 1
    let text = message { try clock.run { for await _ in taps {} } }
    #expect(
      text == """
        \(Self.file):\(line): the task started here has not ended at 0s, and it is stuck: nothing \
        is left to run and no time is waited for. It waits for something outside virtual time \
        (Task { }, Task.detached { }, the main actor, an actor with its own executor, another \
        thread), or for something that this test must do. Still waiting:
          taps, for its next value
        """)
  }

  @Test func `something left at the end`() throws {
    let clock = VirtualClock()
    for second in 1...12 {
      clock.start { try await clock.sleep(for: .seconds(second)) }
    }
    try clock.advance(by: .zero)
    let line = #line + 1
    let text = message { try clock.expectIdle() }
    #expect(
      text == """
        \(Self.file):\(line): virtual time is not idle at 0s; tasks that have not ended: 12. \
        Still waiting:
          a sleep until 1s
          a sleep until 2s
          a sleep until 3s
          a sleep until 4s
          a sleep until 5s
          a sleep until 6s
          a sleep until 7s
          a sleep until 8s
          a sleep until 9s
          and 3 more
        """)
  }

  @Test func `a sleep outside`() async throws {
    let clock = VirtualClock()
    let escaped = Task.detached { try await clock.sleep(for: .seconds(1)) }
    _ = await escaped.result
    #expect(
      message { try clock.advance(by: .seconds(1)) } == """
        at 0s a task outside virtual time wanted to wait for a sleep until 1s, and was refused. \
        It comes from Task { } or Task.detached { }, or the test called the code directly. Start \
        the code with clock.start or clock.run, and let it spawn with \
        Task(executorPreference: executor) { }, where a test gives it clock.executor.
        """)
  }

  @Test func `a step back`() throws {
    let clock = VirtualClock()
    try clock.advance(by: .seconds(2))
    let line = #line + 1
    let text = message { try clock.advance(to: .seconds(1)) }
    #expect(
      text == """
        \(Self.file):\(line): time was told to go to 1s, but it stands at 2s and does not go \
        back.
        """)
  }

  @Test func `a drive within a drive`() throws {
    let clock = VirtualClock()
    let line = #line + 1
    let task = clock.start { try clock.advance(by: .seconds(1)) }
    try clock.runUntilIdle()
    #expect(
      message { try task.value() } == """
        \(Self.file):\(line): the clock is already being driven, so this call was refused. Only \
        the test drives it, from one place at a time: not a task, a scheduled event or a second \
        thread.
        """)
  }

  @Test(arguments: [(Duration.zero, 1), (.seconds(-1), 1), (.seconds(1), 0)])
  func `a repeated event of nothing`(interval: Duration, times: Int) {
    let clock = VirtualClock()
    clock.schedule(every: interval, times: times) {}
    let line = #line - 1
    #expect(
      message { try clock.runUntilIdle() } == """
        \(Self.file):\(line): a repeated event needs an interval of more than zero, and at least \
        one time.
        """)
  }

  @Test func `an immediate clock beyond its limit`() async {
    let clock = ImmediateClock(limit: .seconds(1))
    let error = await #expect(throws: VirtualTimeFailure.self) {
      try await clock.sleep(for: .seconds(2))
    }
    #expect(
      error?.description == """
        a sleep until 2s goes beyond the limit of its ImmediateClock, 1s. Something sleeps again \
        and again without end, or the clock needs a higher limit.
        """)
  }

  @Test(arguments: [
    (UnimplementedClock.Use.now, "asked it for the present"),
    (.sleep(.seconds(5)), "wanted to sleep for 5s"),
  ])
  func `an unimplemented clock`(use: UnimplementedClock.Use, text: String) {
    #expect(
      VirtualTimeFailure.unimplemented(use).description == """
        the code under test \(text), but was given an UnimplementedClock. If it may, give it a \
        VirtualClock or an ImmediateClock.
        """)
  }

  @Test func `a recorded sequence that differs`() throws {
    let clock = VirtualClock()
    let states = Recorder<String>(on: clock)
    clock.schedule(at: .zero) { states.record("loading") }
    clock.schedule(at: .seconds(2)) { states.record("loaded") }
    try clock.runUntilIdle()
    let line = #line + 1
    let text = message { try states.expect([.at(.zero, "loading"), .at(.seconds(1), "loaded")]) }
    #expect(
      text == """
        \(Self.file):\(line): the recorded events differ. 2 expected (-), 2 recorded (+):
          0s  loading
        - 1s  loaded
        + 2s  loaded
        """)
  }

  @Test func `a time line that differs`() throws {
    let clock = VirtualClock()
    try clock.run { try await clock.sleep(for: .milliseconds(500)) }
    let line = #line + 1
    let text = message { try clock.expectTimeLine([.at(.zero, .wait(.milliseconds(500)))]) }
    #expect(
      text == """
        \(Self.file):\(line): the recorded events differ. 1 expected (-), 2 recorded (+):
            0s  wait 0.5s
        + 0.5s  wake after 0.5s
        """)
    #expect(message { try clock.expectTimeLine(clock.timeLine) } == "nothing was thrown")
  }
}
