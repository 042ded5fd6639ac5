import Testing
import VirtualTime

@Suite struct SourceTests {
  struct Broken: Error, Equatable {}

  @Test func `a hot source plays to those who listen, and is lost on those who come later`() throws
  {
    let clock = VirtualClock()
    let source = HotSource(
      on: clock, [.at(.seconds(1), "a"), .at(.seconds(3), "b")], finish: .seconds(5))
    let early = Recorder<String>(on: clock)
    let late = Recorder<String>(on: clock)
    clock.start { await early.record(all: source) }
    clock.schedule(at: .seconds(2)) { await late.record(all: source) }
    try clock.runUntilIdle()
    #expect(early.events == [.at(.seconds(1), "a"), .at(.seconds(3), "b")])
    #expect(late.events == [.at(.seconds(3), "b")])
    #expect(
      source.subscriptions == [
        Subscription(from: .zero, end: .at(.seconds(5), .finished)),
        Subscription(from: .seconds(2), end: .at(.seconds(5), .finished)),
      ])
    try clock.expectIdle()
  }

  @Test func `a cold source plays anew for each who listens`() throws {
    let clock = VirtualClock()
    let source = ColdSource(
      on: clock, [.at(.seconds(1), 1), .at(.seconds(2), 2)], finish: .seconds(2))
    let values = Recorder<Int>(on: clock)
    clock.start { await values.record(all: source) }
    clock.schedule(at: .seconds(10)) { await values.record(all: source) }
    try clock.runUntilIdle()
    #expect(
      values.events == [
        .at(.seconds(1), 1), .at(.seconds(2), 2), .at(.seconds(11), 1), .at(.seconds(12), 2),
      ])
    #expect(
      source.subscriptions == [
        Subscription(from: .zero, end: .at(.seconds(2), .finished)),
        Subscription(from: .seconds(10), end: .at(.seconds(12), .finished)),
      ])
  }

  @Test func `what was recorded can be played`() throws {
    let clock = VirtualClock()
    let events: [Recorded<Int>] = (1...5).map { .at(.seconds($0 * $0), $0) }
    let source = HotSource(on: clock, events, finish: .seconds(25))
    let values = Recorder<Int>(on: clock)
    try clock.run { await values.record(all: source) }
    #expect(values.events == events)
  }

  @Test func `values wait for a slow listener`() throws {
    let clock = VirtualClock()
    let source = HotSource(
      on: clock, [.at(.seconds(1), 1), .at(.seconds(2), 2), .at(.seconds(3), 3)],
      finish: .seconds(3))
    let values = Recorder<Int>(on: clock)
    try clock.run {
      for await value in source {
        try await clock.sleep(for: .seconds(10))
        values.record(value)
      }
    }
    #expect(values.events == [.at(.seconds(11), 1), .at(.seconds(21), 2), .at(.seconds(31), 3)])
    #expect(source.subscriptions == [Subscription(from: .zero, end: .at(.seconds(31), .finished))])
  }

  @Test func `a failure is thrown once, with its type`() throws {
    let clock = VirtualClock()
    let hot = HotSource(on: clock, [.at(.seconds(1), 1)], failure: Broken(), at: .seconds(2))
    let cold = ColdSource<Int, Broken>(on: clock, failure: Broken(), at: .seconds(3))
    let caught = Recorder<Broken>(on: clock)
    try clock.run {
      do throws(Broken) { for try await _ in hot {} } catch { caught.record(error) }
      var iterator = cold.makeAsyncIterator()
      do throws(Broken) { _ = try await iterator.next() } catch { caught.record(error) }
      let afterwards = try await iterator.next()
      #expect(afterwards == nil)
    }
    #expect(caught.events == [.at(.seconds(2), Broken()), .at(.seconds(5), Broken())])
  }

  @Test func `a listener that leaves or is cancelled is recorded, and takes its playing along`()
    throws
  {
    let clock = VirtualClock()
    let source = ColdSource(on: clock, [.at(.seconds(1), 1), .at(.seconds(20), 2)])
    clock.start { for await _ in source { break } }
    let cancelled = clock.start { for await _ in source {} }
    clock.schedule(at: .seconds(7)) { cancelled.cancel() }
    try clock.runUntilIdle()
    #expect(
      source.subscriptions == [
        Subscription(from: .zero, end: .at(.seconds(1), .left)),
        Subscription(from: .zero, end: .at(.seconds(7), .cancelled)),
      ])
    #expect(clock.elapsed == .seconds(7))
    try clock.expectIdle()
  }

  @Test func `a hot source can be played by hand, also to an actor`() throws {
    actor Model {
      private(set) var taps: [String] = []
      func follow(_ source: HotSource<String, Never>) async {
        for await tap in source { taps.append(tap) }
      }
    }
    let clock = VirtualClock()
    let source = HotSource<String, Never>(on: clock)
    let model = Model()
    let following = clock.start { await model.follow(source) }
    try clock.advance(by: .zero)
    source.send("a")
    try clock.advance(by: .seconds(1))
    source.send("b")
    source.finish()
    source.send("too late")
    try clock.advance(by: .zero)
    #expect(following.finishTime == .seconds(1))
    #expect(try clock.run { await model.taps } == ["a", "b"])
    let late = try clock.run { await source.first { _ in true } }
    #expect(late == nil)
  }

  @Test func `a listener outside virtual time gets nothing, and the next drive says so`() async {
    let clock = VirtualClock()
    let source = HotSource(on: clock, label: "taps", [.at(.seconds(1), 1)])
    for await value in source { Issue.record("unexpected \(value)") }
    #expect(throws: VirtualTimeFailure.outside(.value(of: "taps"), at: .zero)) {
      try clock.advance(by: .seconds(1))
    }
  }

  @Test func `a source that fails by hand fails for all who listen, then and later`() throws {
    let clock = VirtualClock()
    let source = HotSource<Int, Broken>(on: clock, failure: Broken(), at: .seconds(100))
    let listening = clock.start { for try await _ in source {} }
    clock.schedule(at: .seconds(1)) { source.fail(Broken()) }
    try clock.advance(by: .seconds(2))
    #expect(throws: Broken()) { try listening.value() }
    #expect(listening.finishTime == .seconds(1))
    #expect(throws: Broken()) { try clock.run { for try await _ in source {} } }
  }
}
