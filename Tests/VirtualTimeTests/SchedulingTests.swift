import Testing
import VirtualTime

@Suite struct SchedulingTests {
  @Test func `at, after and every meet at their exact times`() throws {
    let clock = VirtualClock()
    let values = Recorder<String>(on: clock)
    try clock.advance(by: .seconds(1))
    clock.schedule(at: .seconds(2)) { values.record("at") }
    clock.schedule(after: .seconds(2)) { values.record("after") }
    clock.schedule(every: .milliseconds(700), times: 3) { values.record("every") }
    try clock.runUntilIdle()
    try values.expect([
      .at(.milliseconds(1700), "every"), .at(.seconds(2), "at"),
      .at(.milliseconds(2400), "every"), .at(.seconds(3), "after"),
      .at(.milliseconds(3100), "every"),
    ])
  }

  @Test func `a time that has passed is due now, and time does not go back`() throws {
    let clock = VirtualClock()
    let values = Recorder<Int>(on: clock)
    try clock.advance(by: .seconds(5))
    clock.schedule(at: .seconds(1)) { values.record(1) }
    clock.schedule(at: .seconds(5)) { values.record(2) }
    try clock.advance(by: .zero)
    #expect(values.events == [.at(.seconds(5), 1), .at(.seconds(5), 2)])
  }

  @Test func `a repeated event does not wait for its last run, and keeps its place`() throws {
    let clock = VirtualClock()
    let values = Recorder<String>(on: clock)
    clock.schedule(every: .seconds(1), times: 3) {
      values.record("begin")
      try? await clock.sleep(for: .milliseconds(1500))
      values.record("end")
    }
    clock.schedule(at: .seconds(2)) { values.record("other") }
    try clock.runUntilIdle()
    try values.expect([
      .at(.seconds(1), "begin"), .at(.seconds(2), "begin"), .at(.seconds(2), "other"),
      .at(.milliseconds(2500), "end"), .at(.seconds(3), "begin"),
      .at(.milliseconds(3500), "end"), .at(.milliseconds(4500), "end"),
    ])
  }

  @Test func `a cancelled event does not run, nor again`() throws {
    let clock = VirtualClock()
    let values = Recorder<String>(on: clock)
    let once = clock.schedule(at: .seconds(1)) { values.record("once") }
    let again = clock.schedule(every: .seconds(2)) { values.record("again") }
    once.cancel()
    try clock.advance(by: .seconds(5))
    again.cancel()
    again.cancel()
    try clock.advance(by: .seconds(5))
    #expect(values.events == [.at(.seconds(2), "again"), .at(.seconds(4), "again")])
    try clock.expectIdle()
  }

  @Test func `a thousand events in any order come in order`() throws {
    var generator = SeededGenerator(seed: 7)
    let times = (0..<1000).map { _ in Int.random(in: 0..<100, using: &generator) }
    let clock = VirtualClock()
    let values = Recorder<Int>(on: clock)
    let events = times.enumerated().map { index, time in
      clock.schedule(at: .seconds(time)) { values.record(index) }
    }
    for index in stride(from: 0, to: 1000, by: 3) { events[index].cancel() }
    try clock.runUntilIdle()
    let expected = times.enumerated().filter { !$0.offset.isMultiple(of: 3) }
      .sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
      .map { Recorded.at(.seconds($0.element), $0.offset) }
    try values.expect(expected)
  }
}
