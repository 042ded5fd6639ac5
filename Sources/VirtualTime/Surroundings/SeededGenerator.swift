/// A random number generator whose numbers follow from a seed: SplitMix64.
///
/// As described by G. L. Steele, D. Lea and C. H. Flood, "Fast Splittable Pseudorandom Number
/// Generators", OOPSLA 2014, doi:10.1145/2660193.2660195, with the mixing constants of
/// D. Stafford's variant 13. Its period is 2^64. For tests, not for secrets.
///
/// ```swift
/// var generator = SeededGenerator(seed: 42)
/// let weather = Int.random(in: 1...3, using: &generator)  // the same on each run
/// ```
public struct SeededGenerator: RandomNumberGenerator, Sendable, Hashable {
  private var state: UInt64

  /// Creates a generator; equal seeds give equal numbers.
  ///
  /// ```swift
  /// var generator = SeededGenerator(seed: 42)
  /// ```
  public init(seed: UInt64) { state = seed }

  /// The next number, each of 64 bits equally likely.
  ///
  /// ```swift
  /// let bits = generator.next()
  /// ```
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
