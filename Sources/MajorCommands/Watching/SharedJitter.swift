import Locking
import MajorDomain

/// Numbers that follow from a seed, for whoever draws them through a closure.
struct SharedJitter: Sendable {
  private let generator: Locked<RepeatableGenerator>

  init(seed: UInt64) { generator = Locked(RepeatableGenerator(seed: seed)) }

  func draw(_ range: ClosedRange<Double>) -> Double {
    generator.withLock { Double.random(in: range, using: &$0) }
  }
}
