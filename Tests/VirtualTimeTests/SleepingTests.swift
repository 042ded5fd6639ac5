import Testing
import VirtualTime

@Suite struct SleepingTests {
  @Test func `a cancelled sleep throws at once, is recorded, and leaves no entry`() throws {
    let clock = VirtualClock()
    let task = clock.start { try await clock.sleep(for: .seconds(10)) }
    try clock.advance(by: .seconds(4))
    task.cancel()
    try clock.advance(by: .zero)
    #expect(throws: CancellationError.self) { try task.value() }
    #expect(task.finishTime == .seconds(4))
    #expect(
      clock.timeLine == [
        .at(.zero, .wait(.seconds(10))), .at(.seconds(4), .cancellation(.seconds(10))),
      ])
    try clock.expectIdle()
  }

  @Test func `a sleep of a task already cancelled throws and is recorded`() throws {
    let clock = VirtualClock()
    let task = clock.start { try await clock.sleep(for: .seconds(10)) }
    task.cancel()
    try clock.runUntilIdle()
    #expect(throws: CancellationError.self) { try task.value() }
    #expect(clock.timeLine == [.at(.zero, .cancellation(.seconds(10)))])
    #expect(clock.elapsed == .zero)
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `a sleep of nothing or less is over at once`(length: Duration) throws {
    let clock = VirtualClock()
    try clock.run { try await clock.sleep(for: length) }
    #expect(clock.elapsed == .zero)
    #expect(clock.timeLine == [])
  }

  @Test func `a cancellation at the deadline comes too late`() throws {
    let clock = VirtualClock()
    let task = clock.start { try await clock.sleep(for: .seconds(1)) }
    try clock.advance(by: .seconds(1))
    task.cancel()
    try clock.advance(by: .zero)
    try task.value()
    #expect(
      clock.timeLine == [.at(.zero, .wait(.seconds(1))), .at(.seconds(1), .wake(.seconds(1)))])
  }

  @Test func `the loser of a race against time is cancelled`() throws {
    let clock = VirtualClock()
    let winner = try clock.run {
      try await withThrowingTaskGroup(of: String.self) { group in
        group.addTask {
          try await clock.sleep(for: .seconds(30))
          return "answer"
        }
        group.addTask {
          try await clock.sleep(for: .seconds(10))
          return "time-out"
        }
        let first = try await group.next()
        group.cancelAll()
        return first
      }
    }
    #expect(winner == "time-out")
    #expect(
      clock.timeLine == [
        .at(.zero, .wait(.seconds(30))), .at(.zero, .wait(.seconds(10))),
        .at(.seconds(10), .wake(.seconds(10))), .at(.seconds(10), .cancellation(.seconds(30))),
      ])
  }

  @Test func `a sleep outside virtual time is refused, and the next drive says so`() async {
    let clock = VirtualClock()
    let failure = VirtualTimeFailure.outside(.sleep(until: .seconds(1)), at: .zero)
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await #expect(throws: failure) { try await task.value }
    #expect(throws: failure) { try clock.advance(by: .seconds(1)) }
    #expect(clock.elapsed == .zero)
    #expect(clock.timeLine == [])
    #expect(throws: Never.self) { try clock.runUntilIdle() }
  }

  @Test func `the clock measures and times out as the standard library's do`() throws {
    let clock = VirtualClock()
    let measured = try clock.run {
      try await clock.measure { try await Task.sleep(for: .seconds(3), clock: clock) }
    }
    #expect(measured == .seconds(3))
  }

  @Test func `cancellations from other threads resume each sleep once`() async throws {
    let clock = VirtualClock()
    let tasks = (0..<500).map { index in
      clock.start { try await clock.sleep(for: .seconds(index % 7)) }
    }
    await withTaskGroup(of: Void.self) { group in
      for task in tasks { group.addTask { task.cancel() } }
      group.addTask { try? clock.advance(by: .seconds(3)) }
    }
    try clock.runUntilIdle()
    for task in tasks { #expect(task.isFinished) }
    try clock.expectIdle()
  }
}
