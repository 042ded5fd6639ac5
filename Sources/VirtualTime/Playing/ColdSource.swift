import Locking

/// An asynchronous sequence that plays anew for each who listens: times count from the moment at
/// which listening begins.
///
/// ```swift
/// let answer = ColdSource(on: clock, [.at(.seconds(1), repositories)], finish: .seconds(1))
/// clock.start { for await list in answer { await model.show(list) } }
/// try clock.runUntilIdle()
/// ```
///
/// A listener that stops, or is cancelled, takes what is left of its playing off the clock. Listen
/// from tasks in virtual time only, as with a ``HotSource``.
public final class ColdSource<Element: Sendable, Failure: Error>: AsyncSequence, Sendable {
  private let listeners = Locked<[Listener<Element, Failure>]>([])
  private let clock: VirtualClock
  private let label: String
  private let events: [Recorded<Element>]
  private let end: SourceEnd<Failure>

  /// Creates a source that plays `events` and then fails with `failure` at `time`; all times are
  /// since listening began.
  ///
  /// ```swift
  /// let answer = ColdSource<Int, Unreachable>(on: clock, failure: Unreachable(), at: .seconds(2))
  /// ```
  public convenience init(
    on clock: VirtualClock, label: String = "a cold source", _ events: [Recorded<Element>] = [],
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
    self.events = events
    self.end = end
  }

  /// Who listened, from when to when, in the order in which they came.
  ///
  /// ```swift
  /// #expect(answer.subscriptions.count == 2)
  /// ```
  public var subscriptions: [Subscription] { listeners.withLock { $0 }.map(\.subscription) }

  /// Begins a subscription, and its playing, at the present instant.
  ///
  /// ```swift
  /// for await list in answer { states.record(list) }
  /// ```
  public func makeAsyncIterator() -> SourceIterator<Element, Failure> {
    let listener = Listener<Element, Failure>(on: clock, label: label)
    listeners.withLock { $0.append(listener) }
    var scheduled = events.map { event in
      clock.schedule(after: event.time) { listener.send(event.value) }
    }
    if let time = end.time {
      let answer: Result<Element?, Failure> = end.answer()
      scheduled.append(clock.schedule(after: time) { listener.finish(answer) })
    }
    listener.whenEnded { [scheduled] in
      for event in scheduled { event.cancel() }
    }
    return SourceIterator(listener)
  }
}

extension ColdSource where Failure == Never {
  /// Creates a source that plays `events` and ends at `finish`, or never; all times are since
  /// listening began.
  ///
  /// ```swift
  /// let answer = ColdSource(on: clock, [.at(.seconds(1), repositories)], finish: .seconds(1))
  /// ```
  public convenience init(
    on clock: VirtualClock, label: String = "a cold source", _ events: [Recorded<Element>] = [],
    finish: Duration? = nil
  ) {
    self.init(clock, label, events, finish.map { .finish(at: $0) } ?? .never)
  }
}
