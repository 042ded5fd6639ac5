import MajorDomain
import Testing

@Suite struct RepeatableGeneratorTests {
  /// The numbers that other implementations of SplitMix64 give for this seed.
  @Test func numbersFollowFromTheSeed() {
    var generator = RepeatableGenerator(seed: 1_234_567)
    #expect(
      (1...3).map { _ in generator.next() }
        == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }
}
