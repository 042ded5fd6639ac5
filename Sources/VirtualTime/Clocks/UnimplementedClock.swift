/// A clock that must not be used: a test that passes with it proves that the code asks for no time.
///
/// It reports each use to a closure, and a sleep throws besides. Both test libraries take it:
///
/// ```swift
/// let clock = UnimplementedClock { Issue.record($0) }  // Swift Testing
/// let clock = UnimplementedClock { XCTFail("\($0)") }  // XCTest
/// let cached = try await client.cached(clock: clock)
/// ```
public struct UnimplementedClock: Clock {
  /// Time is of the same kind as on a ``VirtualClock``.
  ///
  /// ```swift
  /// let later = UnimplementedClock.Instant(offset: .seconds(5))
  /// ```
  public typealias Instant = VirtualClock.Instant

  /// How the clock was used.
  ///
  /// ```swift
  /// #expect(use == .sleep(.seconds(5)))
  /// ```
  public enum Use: Sendable, Hashable {
    /// The present was asked for, as by `clock.now`.
    case now
    /// A sleep of this length was asked for, as by `clock.sleep(for: .seconds(5))`.
    case sleep(Duration)
  }

  private let report: @Sendable (VirtualTimeFailure) -> Void

  /// Creates a clock that gives each use to `report`, on the thread of the use.
  ///
  /// ```swift
  /// let clock = UnimplementedClock { Issue.record($0) }
  /// ```
  public init(report: @escaping @Sendable (VirtualTimeFailure) -> Void) { self.report = report }

  /// Reports the use, and is zero.
  ///
  /// ```swift
  /// _ = clock.now  // fails the test
  /// ```
  public var now: Instant {
    report(.unimplemented(.now))
    return Instant(offset: .zero)
  }

  /// One attosecond; asking is no use of time.
  ///
  /// ```swift
  /// _ = clock.minimumResolution
  /// ```
  public var minimumResolution: Duration {
    Duration(secondsComponent: 0, attosecondsComponent: 1)
  }

  /// Reports the use and does not sleep.
  ///
  /// ```swift
  /// try await clock.sleep(until: deadline)  // fails the test
  /// ```
  ///
  /// - Throws: ``VirtualTimeFailure/unimplemented(_:)``, always.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let failure = VirtualTimeFailure.unimplemented(.sleep(deadline.offset))
    report(failure)
    throw failure
  }
}
