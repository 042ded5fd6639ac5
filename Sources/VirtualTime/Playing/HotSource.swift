import Locking

/// An asynchronous sequence that plays whether or not somebody listens: values come at times of the
/// clock, to all who listen then, and are lost on those who come later.
///
/// ```swift
/// let taps = HotSource(on: clock, [.at(.seconds(1), "a"), .at(.seconds(3), "b")])
/// clock.start { for await tap in taps { await model.toggle(tap) } }
/// try clock.advance(to: .seconds(3))
/// ```
///
/// What a ``Recorder`` recorded can be played as it is. A listener that is slow misses nothing:
/// values wait for it. Listen from tasks in virtual time only; for others the sequence is empty,
/// and the next call that drives the clock throws ``VirtualTimeFailure/outside(_:at:)``.
public final class HotSource<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
  private struct State: Sendable {
    var listeners: [Listener<Element, Failure>] = []
    var ending: Result<Element?, Failure>?
  }

  private let state = Locked(State())
  private let clock: VirtualClock
  private let label: String

  /// Creates a source that plays `events` and then fails with `failure` at `time`; all times are
  /// since the clock was made.
  ///
  /// ```swift
  /// let pages = HotSource(on: clock, [.at(.zero, 1)], failure: Unreachable(), at: .seconds(2))
  /// ```
  public convenience init(
    on clock: VirtualClock, label: String = "a hot source", _ events: [Recorded<Element>] = [],
    failure: Failure, at time: Duration
  ) {
    self.init(clock, label, events, .failure(failure, at: time))
  }

  private init(
    _ clock: VirtualClock, _ label: String, _ events: [Recorded<Element>],
    _ end: SourceEnd<Failure>
  ) {
    self.clock = clock
    self.label = label
    for event in events { clock.schedule(at: event.time) { self.send(event.value) } }
    if let time = end.time { clock.schedule(at: time) { self.end(end.answer()) } }
  }

  /// Who listened, from when to when, in the order in which they came.
  ///
  /// ```swift
  /// #expect(taps.subscriptions == [Subscription(from: .zero)])
  /// ```
  public var subscriptions: [Subscription] {
    state.withLock { $0.listeners }.map(\.subscription)
  }

  /// Gives `value` to all who listen now.
  ///
  /// ```swift
  /// taps.send("a")
  /// ```
  public func send(_ value: Element) {
    for listener in state.withLock({ $0.listeners }) { listener.send(value) }
  }

  /// Ends the sequence now, for all who listen and all who come later.
  ///
  /// ```swift
  /// taps.finish()
  /// ```
  public func finish() { end(.success(nil)) }

  /// Ends the sequence now with a failure.
  ///
  /// ```swift
  /// pages.fail(Unreachable())
  /// ```
  public func fail(_ failure: Failure) { end(.failure(failure)) }

  private func end(_ ending: Result<Element?, Failure>) {
    let listeners = state.withLock { state -> [Listener<Element, Failure>] in
      guard state.ending == nil else { return [] }
      state.ending = ending
      return state.listeners
    }
    for listener in listeners { listener.finish(ending) }
  }

  /// Begins a subscription at the present instant.
  ///
  /// ```swift
  /// for await tap in taps { states.record(tap) }
  /// ```
  public func makeAsyncIterator() -> SourceIterator<Element, Failure> {
    let listener = Listener<Element, Failure>(on: clock, label: label)
    let ending = state.withLock { state in
      state.listeners.append(listener)
      return state.ending
    }
    if let ending { listener.finish(ending) }
    return SourceIterator(listener)
  }
}

extension HotSource where Failure == Never {
  /// Creates a source that plays `events` and ends at `finish`, or never; all times are since the
  /// clock was made.
  ///
  /// ```swift
  /// let taps = HotSource(on: clock, label: "taps", [.at(.seconds(1), "a")], finish: .seconds(2))
  /// ```
  public convenience init(
    on clock: VirtualClock, label: String = "a hot source", _ events: [Recorded<Element>] = [],
    finish: Duration? = nil
  ) {
    self.init(clock, label, events, finish.map { .finish(at: $0) } ?? .never)
  }
}
