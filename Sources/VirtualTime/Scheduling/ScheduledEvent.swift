import Locking

/// An action that was scheduled on a ``VirtualClock``.
///
/// ```swift
/// let refresh = clock.schedule(every: .seconds(60)) { await model.refresh() }
/// try clock.advance(by: .seconds(180))
/// refresh.cancel()
/// ```
public struct ScheduledEvent: Sendable {
  let clock: VirtualClock
  let id: Int

  /// Takes the action off the clock. A run of it that has begun goes on; an action that has run for
  /// the last time stays as it was.
  ///
  /// ```swift
  /// refresh.cancel()
  /// ```
  public func cancel() {
    clock.state.withLock { _ = $0.agenda.remove(id: id) }
  }
}
