import Testing
import VirtualTime

@Suite struct OtherClocksTests {
  @Test func `an immediate clock moves with each sleep`() async throws {
    let clock = ImmediateClock()
    #expect(try await BackOffClient().load(clock: clock) == 6)
    #expect(clock.elapsed == .seconds(31))
  }

  @Test func `an immediate clock does not go back`() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(5))
    try await clock.sleep(until: .init(offset: .seconds(2)))
    #expect(clock.now == VirtualClock.Instant(offset: .seconds(5)))
  }

  @Test func `an immediate clock obeys cancellation`() async {
    let clock = ImmediateClock()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(for: .seconds(1))
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.elapsed == .zero)
  }

  @Test func `an immediate clock ends a loop without end`() async {
    let clock = ImmediateClock(limit: .seconds(60))
    await #expect(
      throws: VirtualTimeFailure.beyondLimit(sleepUntil: .seconds(70), limit: .seconds(60))
    ) {
      while true { try await clock.sleep(for: .seconds(10)) }
    }
    #expect(clock.elapsed == .seconds(60))
  }

  @Test func `an unimplemented clock reports each use`() async {
    let time = VirtualClock()
    let uses = Recorder<VirtualTimeFailure>(on: time)
    let clock = UnimplementedClock { uses.record($0) }
    _ = clock.minimumResolution
    #expect(uses.events == [])
    _ = clock.now
    await #expect(throws: VirtualTimeFailure.unimplemented(.sleep(.seconds(3)))) {
      try await clock.sleep(until: .init(offset: .seconds(3)))
    }
    #expect(
      uses.events.map(\.value) == [.unimplemented(.now), .unimplemented(.sleep(.seconds(3)))])
  }

  @Test func `code that asks for no time passes with an unimplemented clock`() async throws {
    let clock = UnimplementedClock { Issue.record($0) }
    let client = BackOffClient()
    for _ in 1...5 {
      await #expect(throws: BackOffClient.Unreachable.self) { try await client.attempt() }
    }
    #expect(try await client.load(clock: clock) == 6)
  }
}
