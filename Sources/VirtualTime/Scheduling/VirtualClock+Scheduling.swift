import Locking

extension VirtualClock {
  /// Runs `action` when virtual time reaches `time` since the clock was made.
  ///
  /// A time that has passed is due now. Actions of one instant run in the order in which they were
  /// scheduled.
  ///
  /// ```swift
  /// clock.schedule(at: .seconds(10)) { await model.toggle() }
  /// ```
  @discardableResult
  public func schedule(
    at time: Duration, _ action: @escaping @Sendable () async -> Void
  ) -> ScheduledEvent {
    enter(due: time, .start(action, interval: nil, repeats: nil))
  }

  /// Runs `action` when `delay` has passed from now.
  ///
  /// ```swift
  /// clock.schedule(after: .seconds(2)) { await model.refresh() }
  /// ```
  @discardableResult
  public func schedule(
    after delay: Duration, _ action: @escaping @Sendable () async -> Void
  ) -> ScheduledEvent {
    schedule(at: elapsed + delay, action)
  }

  /// Runs `action` again and again: first when `interval` has passed from now, then after each
  /// further `interval`, `times` times, or without end.
  ///
  /// Times are exact: the n-th run is at n intervals from now, and a run does not wait until the
  /// one before it has ended. An event without end keeps ``runUntilIdle(fileID:line:)`` going into
  /// its limit; advance time instead, or cancel the event. At one instant it keeps the place at
  /// which it was first entered. An interval of zero or less, or no times, schedules nothing, and
  /// the next call that drives the clock throws ``VirtualTimeFailure/emptySchedule(_:)``.
  ///
  /// ```swift
  /// clock.schedule(every: .seconds(60), times: 3) { await model.refresh() }
  /// ```
  @discardableResult
  public func schedule(
    every interval: Duration, times: Int? = nil, fileID: StaticString = #fileID,
    line: Int = #line, _ action: @escaping @Sendable () async -> Void
  ) -> ScheduledEvent {
    guard interval > .zero, times.map({ $0 > 0 }) ?? true else {
      return state.withLock { state in
        if state.deferred == nil { state.deferred = .emptySchedule(CallSite(fileID, line)) }
        return ScheduledEvent(clock: self, id: state.makeID())
      }
    }
    return enter(
      due: elapsed + interval,
      .start(action, interval: interval, repeats: times.map { $0 - 1 }))
  }

  private func enter(due: Duration, _ action: Agenda.Action) -> ScheduledEvent {
    state.withLock { state in
      let id = state.makeID()
      state.agenda.insert(.init(id: id, due: due, action: action))
      return ScheduledEvent(clock: self, id: id)
    }
  }
}
