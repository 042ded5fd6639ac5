import Testing
import VirtualTime

@Suite struct DrivingTests {
  @Test func `advance does all that is due on the way, each at its instant`() throws {
    let clock = VirtualClock()
    let values = Recorder<String>(on: clock)
    clock.start {
      values.record("start")
      try await clock.sleep(for: .seconds(2))
      values.record("two")
      try await clock.sleep(for: .milliseconds(500))
      values.record("two and a half")
      try await clock.sleep(for: .seconds(10))
      values.record("too late")
    }
    #expect(values.events == [])
    try clock.advance(by: .seconds(1))
    #expect(values.events == [.at(.zero, "start")])
    try clock.advance(to: .seconds(3))
    #expect(
      values.events == [
        .at(.zero, "start"), .at(.seconds(2), "two"),
        .at(.milliseconds(2500), "two and a half"),
      ])
    #expect(clock.elapsed == .seconds(3))
    #expect(clock.nextDue == .milliseconds(12_500))
  }

  @Test func `advance by zero does what is due now`() throws {
    let clock = VirtualClock()
    let task = clock.start { 1 }
    #expect(!task.isFinished)
    try clock.advance(by: .zero)
    #expect(try task.value() == 1)
    #expect(task.finishTime == .zero)
  }

  @Test func `the next event is one instant, with all that is due then`() throws {
    let clock = VirtualClock()
    let values = Recorder<Int>(on: clock)
    clock.schedule(at: .seconds(5)) { values.record(1) }
    clock.schedule(at: .seconds(5)) {
      values.record(2)
      clock.schedule(after: .zero) { values.record(3) }
    }
    clock.schedule(at: .seconds(6)) { values.record(4) }
    #expect(try clock.advanceToNextEvent() == .seconds(5))
    #expect(values.events == [1, 2, 3].map { .at(.seconds(5), $0) })
    #expect(try clock.advanceToNextEvent() == .seconds(6))
    #expect(try clock.advanceToNextEvent() == nil)
    #expect(clock.elapsed == .seconds(6))
  }

  @Test func `at one instant things happen in the order in which they were entered`() throws {
    let clock = VirtualClock()
    let values = Recorder<Int>(on: clock)
    for index in 0..<100 {
      if index.isMultiple(of: 2) {
        clock.schedule(at: .seconds(1)) { values.record(index) }
      } else {
        clock.start {
          try await clock.sleep(for: .seconds(1))
          values.record(index)
        }
        try clock.advance(by: .zero)
      }
    }
    try clock.runUntilIdle()
    #expect(values.events == (0..<100).map { .at(.seconds(1), $0) })
  }

  @Test func `all that follows from one entry is done before the next is taken`() throws {
    let clock = VirtualClock()
    let values = Recorder<String>(on: clock)
    for name in ["a", "b"] {
      clock.schedule(at: .seconds(1)) {
        values.record("\(name)1")
        for _ in 0..<10 { await Task.yield() }
        values.record("\(name)2")
      }
    }
    try clock.runUntilIdle()
    #expect(values.events == ["a1", "a2", "b1", "b2"].map { .at(.seconds(1), $0) })
  }

  @Test func `child tasks, task groups and actors are inside virtual time`() throws {
    let clock = VirtualClock()
    let client = BackOffClient()
    let sum = try clock.run {
      async let attempts = client.load(clock: clock)
      let waits = try await withThrowingTaskGroup(of: Int.self) { group in
        for seconds in 1...5 {
          group.addTask {
            try await clock.sleep(for: .seconds(seconds))
            return seconds
          }
        }
        return try await group.reduce(0, +)
      }
      return try await attempts + waits
    }
    #expect(sum == 6 + 15)
    #expect(clock.elapsed == .seconds(31))
    try clock.expectIdle()
  }

  @Test func `tasks spawned on the injected executor are inside virtual time`() throws {
    struct Watcher {
      let clock: any Clock<Duration>
      var executor: (any TaskExecutor)?
      func begin(_ values: Recorder<Int>) -> Task<Void, any Error> {
        Task(executorPreference: executor) {
          for poll in 1... {
            try await clock.sleep(for: .seconds(60))
            values.record(poll)
          }
        }
      }
    }
    let clock = VirtualClock()
    let values = Recorder<Int>(on: clock)
    let task = Watcher(clock: clock, executor: clock.executor).begin(values)
    try clock.advance(by: .seconds(150))
    task.cancel()
    try clock.runUntilIdle()
    #expect(values.events == [.at(.seconds(60), 1), .at(.seconds(120), 2)])
    #expect(clock.timeLine.last == .at(.seconds(150), .cancellation(.seconds(60))))
  }

  @Test func `run returns when its task ends and leaves later events alone`() throws {
    let clock = VirtualClock()
    clock.schedule(at: .seconds(100)) {}
    try clock.run { try await clock.sleep(for: .seconds(5)) }
    #expect(clock.elapsed == .seconds(5))
    #expect(clock.nextDue == .seconds(100))
  }

  @Test func `run throws what its task throws`() {
    struct Broken: Error, Equatable {}
    let clock = VirtualClock()
    #expect(throws: Broken()) { try clock.run { throw Broken() } }
  }

  @Test func `cancel all lets every task take its last steps`() throws {
    let clock = VirtualClock()
    let tasks = (0..<3).map { _ in clock.start { try await clock.sleep(for: .seconds(9)) } }
    try clock.advance(by: .seconds(1))
    try clock.cancelAll()
    for task in tasks { #expect(throws: CancellationError.self) { try task.value() } }
    try clock.expectIdle()
  }

  @Test func `a month of polls once a minute stays within the default limits`() throws {
    let clock = VirtualClock()
    let polls = try clock.run {
      var polls = 0
      while clock.elapsed < .seconds(30 * 86_400) {
        try await clock.sleep(for: .seconds(60))
        polls += 1
      }
      return polls
    }
    #expect(polls == 30 * 24 * 60)
  }

  @Test func `what is left is told as values`() throws {
    let clock = VirtualClock()
    let taps = HotSource<Int, Never>(on: clock, label: "taps")
    clock.start { try await clock.sleep(for: .seconds(5)) }
    clock.start { for await _ in taps {} }
    clock.schedule(every: .seconds(60)) {}
    try clock.advance(by: .seconds(1))
    do {
      try clock.expectIdle()
      Issue.record("nothing was thrown")
    } catch .leftover(let pending, _) {
      #expect(pending.now == .seconds(1))
      #expect(pending.sleeps == [.seconds(5)])
      #expect(pending.events == [.seconds(60)])
      #expect(pending.openWaits == ["taps, for its next value"])
      #expect(pending.tasks == 2)
      #expect(!pending.jobsAreQueued)
    }
  }
}
