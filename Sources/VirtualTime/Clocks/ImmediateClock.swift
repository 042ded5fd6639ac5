import Locking

/// A clock whose sleeps are over at once: each moves the clock to its deadline and returns.
///
/// For code whose waits do not matter to a test. Tasks that sleep side by side do not wait for each
/// other; where their order matters, take a ``VirtualClock``.
///
/// ```swift
/// let clock = ImmediateClock()
/// let repositories = try await client.load(clock: clock)
/// #expect(clock.elapsed == .seconds(31))
/// ```
public final class ImmediateClock: Clock {
  /// Time is of the same kind as on a ``VirtualClock``.
  ///
  /// ```swift
  /// let later = ImmediateClock.Instant(offset: .seconds(5))
  /// ```
  public typealias Instant = VirtualClock.Instant

  private let time = Locked(Duration.zero)
  private let limit: Duration

  /// Creates a clock that stands at zero and that no sleep moves beyond `limit`, by default 366
  /// days, so that a loop of sleeps without end comes to one.
  ///
  /// ```swift
  /// let clock = ImmediateClock(limit: .seconds(60))
  /// ```
  public init(limit: Duration = RunLimits().virtualTime) { self.limit = limit }

  /// Where the clock stands: at the latest deadline so far.
  ///
  /// ```swift
  /// let deadline = clock.now.advanced(by: .seconds(5))
  /// ```
  public var now: Instant { Instant(offset: elapsed) }

  /// The virtual time since the clock was made.
  ///
  /// ```swift
  /// #expect(clock.elapsed == .seconds(31))
  /// ```
  public var elapsed: Duration { time.withLock { $0 } }

  /// One attosecond: virtual time is exact.
  ///
  /// ```swift
  /// #expect(clock.minimumResolution < .nanoseconds(1))
  /// ```
  public var minimumResolution: Duration {
    Duration(secondsComponent: 0, attosecondsComponent: 1)
  }

  /// Moves the clock to `deadline`, if that is later, and returns after other tasks had a turn.
  ///
  /// ```swift
  /// try await clock.sleep(until: clock.now.advanced(by: .seconds(1)))
  /// ```
  ///
  /// - Throws: `CancellationError` when the task is cancelled;
  ///   ``VirtualTimeFailure/beyondLimit(sleepUntil:limit:)`` when the deadline lies beyond the
  ///   limit.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    guard deadline.offset <= limit else {
      throw VirtualTimeFailure.beyondLimit(sleepUntil: deadline.offset, limit: limit)
    }
    time.withLock { $0 = max($0, deadline.offset) }
    await Task.yield()
  }
}
