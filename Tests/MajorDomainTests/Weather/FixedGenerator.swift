/// Draws the same number of 1 to `count` each time.
struct FixedGenerator: RandomNumberGenerator {
  private let bits: UInt64

  init(draws number: Int, of count: Int) {
    bits = UInt64.max / UInt64(count) * UInt64(number - 1) + UInt64(count)
  }

  func next() -> UInt64 { bits }
}
