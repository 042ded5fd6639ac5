import Locking

/// The time of day that goes with a ``VirtualClock``: seconds since 1970, moved by virtual time.
///
/// Code under test takes a closure for the time of day, and so needs no type of this library:
///
/// ```swift
/// let wall = VirtualWallClock(on: clock, startingAt: 1_700_000_000)
/// let limits = RateLimits(now: { Timestamp(secondsSinceEpoch: wall.secondsSinceEpoch) })
/// try clock.advance(by: .seconds(60))
/// #expect(wall.secondsSinceEpoch == 1_700_000_060)
/// ```
public final class VirtualWallClock: Sendable {
  private let clock: VirtualClock
  private let epochOffset: Locked<Duration>

  /// Creates a wall clock that shows `secondsSinceEpoch` now, leap seconds not counted.
  ///
  /// ```swift
  /// let wall = VirtualWallClock(on: clock, startingAt: 1_700_000_000)
  /// ```
  public init(on clock: VirtualClock, startingAt secondsSinceEpoch: Int) {
    self.clock = clock
    epochOffset = Locked(.seconds(secondsSinceEpoch) - clock.elapsed)
  }

  /// The exact time since 1970-01-01T00:00:00Z.
  ///
  /// ```swift
  /// let before = wall.sinceEpoch
  /// ```
  public var sinceEpoch: Duration { epochOffset.withLock { $0 } + clock.elapsed }

  /// The whole seconds since 1970-01-01T00:00:00Z, rounded down.
  ///
  /// ```swift
  /// let reset = wall.secondsSinceEpoch + 3600
  /// ```
  public var secondsSinceEpoch: Int {
    let (seconds, attoseconds) = sinceEpoch.components
    return Int(attoseconds < 0 ? seconds - 1 : seconds)
  }

  /// Sets the wall clock forward, or back for a negative duration, while virtual time stands: what
  /// a time server or a person does to a real one.
  ///
  /// ```swift
  /// wall.step(by: .seconds(-30))
  /// ```
  public func step(by duration: Duration) { epochOffset.withLock { $0 += duration } }
}
