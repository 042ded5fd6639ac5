/// A point in time as GitHub writes it: whole seconds, UTC (RFC 3339).
///
/// The domain has its own type and not Foundation's `Date`, because a list of 100,000 repositories
/// reads and writes hundreds of thousands of them and `ISO8601FormatStyle` would be most of the
/// work, and because pure modules start without Foundation.
public struct Timestamp: Sendable, Hashable, Comparable {
  /// Seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
  public var secondsSinceEpoch: Int

  /// Creates a point in time.
  public init(secondsSinceEpoch: Int) { self.secondsSinceEpoch = secondsSinceEpoch }

  /// The earlier one is less.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.secondsSinceEpoch < right.secondsSinceEpoch
  }
}
