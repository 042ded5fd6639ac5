import Testing
import VirtualTime

/// A client that fails five times and waits twice as long each time.
actor BackOffClient {
  struct Unreachable: Error {}

  private(set) var attempts = 0

  func load(clock: any Clock<Duration>) async throws -> Int {
    for retry in 0..<5 {
      do { return try await attempt() } catch is Unreachable {
        try await clock.sleep(for: .seconds(1 << retry))
      }
    }
    return try await attempt()
  }

  func attempt() async throws -> Int {
    await Task.yield()
    attempts += 1
    if attempts <= 5 { throw Unreachable() }
    return attempts
  }
}

@Suite struct BackOffTests {
  static let expected: [Recorded<TimeLineEvent>] = [
    .at(.zero, .wait(.seconds(1))), .at(.seconds(1), .wake(.seconds(1))),
    .at(.seconds(1), .wait(.seconds(2))), .at(.seconds(3), .wake(.seconds(2))),
    .at(.seconds(3), .wait(.seconds(4))), .at(.seconds(7), .wake(.seconds(4))),
    .at(.seconds(7), .wait(.seconds(8))), .at(.seconds(15), .wake(.seconds(8))),
    .at(.seconds(15), .wait(.seconds(16))), .at(.seconds(31), .wake(.seconds(16))),
  ]

  @Test func `five steps, driven one by one`() throws {
    let clock = VirtualClock()
    let client = BackOffClient()
    let load = clock.start { try await client.load(clock: clock) }
    for step in 0..<5 { try clock.advance(by: .seconds(1 << step)) }
    #expect(try load.value() == 6)
    #expect(load.finishTime == .seconds(31))
    #expect(clock.timeLine == Self.expected)
    try clock.expectIdle()
  }

  @Test func `the same course in 10,000 of 10,000 runs`() throws {
    var right = 0
    for _ in 0..<10_000 {
      let clock = VirtualClock()
      let client = BackOffClient()
      let attempts = try clock.run { try await client.load(clock: clock) }
      right += attempts == 6 && clock.timeLine == Self.expected ? 1 : 0
    }
    #expect(right == 10_000)
  }

  @Test(arguments: 1...200)
  func `side by side with others, each in a time of its own`(unit: Int) throws {
    let clock = VirtualClock()
    let load = clock.start {
      for step in 1...5 { try await clock.sleep(for: .seconds(unit * step)) }
      return unit
    }
    try clock.runUntilIdle()
    #expect(try load.value() == unit)
    #expect(clock.elapsed == .seconds(15 * unit))
  }
}
