import Locking

/// A ``SeededGenerator`` that several tasks draw from, for code that takes a `Sendable` generator
/// or a closure.
///
/// In virtual time tasks take turns by rule, so each draws the same numbers on each run.
///
/// ```swift
/// let random = SharedGenerator(seed: 42)
/// let policy = BackOff(jitter: { range in
///   var generator = random
///   return Double.random(in: range, using: &generator)
/// })
/// ```
public final class SharedGenerator: RandomNumberGenerator, Sendable {
  private let generator: Locked<SeededGenerator>

  /// Creates a generator; equal seeds give equal numbers.
  ///
  /// ```swift
  /// let random = SharedGenerator(seed: 42)
  /// ```
  public init(seed: UInt64) { generator = Locked(SeededGenerator(seed: seed)) }

  /// The next number, each of 64 bits equally likely.
  ///
  /// ```swift
  /// let bits = random.next()
  /// ```
  public func next() -> UInt64 { generator.withLock { $0.next() } }
}
