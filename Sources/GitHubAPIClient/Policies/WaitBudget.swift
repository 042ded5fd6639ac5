import HTTPTransport
import Locking
public import MajorDomain

/// All the waiting of one run: how long it may last in total, and who is waiting.
///
/// Requests that wait at the same time wait once: what counts is the time that the user is kept
/// waiting. A wait that does not fit in what is left is not begun.
public struct WaitBudget: Sendable {
  private struct State: Sendable {
    var spent = Duration.zero
    /// Up to when somebody waits already.
    var coveredUntil = Duration.zero
    /// Up to when nothing is to be sent.
    var pauses: [RateLimitResource: Duration] = [:]
  }

  private let maximum: Duration
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Timestamp
  private let events: @Sendable (APIEvent) -> Void
  /// The time since the budget was made.
  private let elapsed: @Sendable () -> Duration
  private let state = Locked(State())

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - maximum: Bounds the sum of all waits; zero never waits.
  ///   - clock: Waits.
  ///   - now: The time of day, for what is told.
  ///   - events: Is told of each wait and, once a second, of what remains of it.
  public init(
    maximum: Duration,
    clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Timestamp,
    events: @escaping @Sendable (APIEvent) -> Void = { _ in }
  ) {
    self.maximum = maximum
    self.clock = clock
    self.now = now
    self.events = events
    elapsed = Self.stopwatch(clock)
  }

  private static func stopwatch<Time: Clock<Duration>>(_ clock: Time) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }

  /// Waits, unless the budget does not allow it.
  ///
  /// - Parameter resources: What others shall not ask for meanwhile; see ``pass(_:)``.
  /// - Returns: Whether it waited; false at once when the wait is too long.
  func wait(
    _ duration: Duration, because reason: WaitReason, pausing resources: [RateLimitResource] = []
  ) async throws(TransportError) -> Bool {
    let start = elapsed()
    let end = start + duration
    let addition = state.withLock { state -> Duration? in
      let addition = max(.zero, end - max(start, state.coveredUntil))
      guard state.spent + addition <= maximum else { return nil }
      state.spent += addition
      state.coveredUntil = max(state.coveredUntil, end)
      for resource in resources {
        state.pauses[resource] = max(state.pauses[resource] ?? .zero, end)
      }
      return addition
    }
    guard let addition else { return false }
    // Of those who wait together, one speaks.
    if addition > .zero {
      try await waitAloud(duration, because: reason)
    } else {
      try await pause(duration)
    }
    return true
  }

  /// Waits until a limit that another request ran into is over. That wait is paid for already.
  func pass(_ resource: RateLimitResource) async throws(TransportError) {
    while true {
      let remaining = state.withLock { $0.pauses[resource] ?? .zero } - elapsed()
      guard remaining > .zero else { return }
      // Meanwhile the limit may turn out to last longer.
      try await pause(remaining)
    }
  }

  private func waitAloud(
    _ duration: Duration, because reason: WaitReason
  ) async throws(TransportError) {
    defer { events(.waitEnded) }
    let seconds = Int(duration.components.seconds)
    events(
      .waitBegan(
        reason, until: Timestamp(secondsSinceEpoch: now().secondsSinceEpoch + seconds)))
    var remaining = duration
    while remaining > .zero {
      events(.waitGoesOn(reason, remaining: remaining))
      let step = min(remaining, .seconds(1))
      try await pause(step)
      remaining -= step
    }
  }

  private func pause(_ duration: Duration) async throws(TransportError) {
    do { try await clock.sleep(for: duration) } catch { throw .cancelled }
  }
}
