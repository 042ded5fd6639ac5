import Testing
import VirtualTime

@Suite struct SurroundingsTests {
  @Test func `the wall clock moves with virtual time, and can be set`() throws {
    let clock = VirtualClock()
    try clock.advance(by: .seconds(5))
    let wall = VirtualWallClock(on: clock, startingAt: 1_700_000_000)
    #expect(wall.secondsSinceEpoch == 1_700_000_000)
    try clock.advance(by: .milliseconds(61_900))
    #expect(wall.secondsSinceEpoch == 1_700_000_061)
    #expect(wall.sinceEpoch == .seconds(1_700_000_000) + .milliseconds(61_900))
    wall.step(by: .seconds(-30))
    #expect(wall.secondsSinceEpoch == 1_700_000_031)
    #expect(clock.elapsed == .milliseconds(66_900))
  }

  @Test(arguments: [(-1, -1), (-1500, -2), (-2000, -2), (0, 0), (999, 0), (1000, 1)])
  func `seconds since the epoch are rounded down`(milliseconds: Int, seconds: Int) {
    let wall = VirtualWallClock(on: VirtualClock(), startingAt: 0)
    wall.step(by: .milliseconds(milliseconds))
    #expect(wall.secondsSinceEpoch == seconds)
  }

  /// The first outputs of the published algorithm for two seeds.
  static let knownNumbers: [(seed: UInt64, numbers: [UInt64])] = [
    (0, [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]),
    (
      1_234_567,
      [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    ),
  ]

  @Test(arguments: knownNumbers)
  func `numbers follow from the seed`(seed: UInt64, numbers: [UInt64]) {
    var generator = SeededGenerator(seed: seed)
    let shared = SharedGenerator(seed: seed)
    #expect(numbers.map { _ in generator.next() } == numbers)
    #expect(numbers.map { _ in shared.next() } == numbers)
  }

  @Test func `tasks draw the same numbers on each run`() throws {
    func draw() throws -> [Recorded<Int>] {
      let clock = VirtualClock()
      let random = SharedGenerator(seed: 42)
      let drawn = Recorder<Int>(on: clock)
      for _ in 0..<5 {
        clock.start {
          var generator = random
          for _ in 0..<5 {
            let number = Int.random(in: 1...100, using: &generator)
            drawn.record(number)
            try await clock.sleep(for: .seconds(number))
          }
        }
      }
      try clock.runUntilIdle()
      return drawn.events
    }
    let first = try draw()
    #expect(first.count == 25)
    for _ in 0..<20 { #expect(try draw() == first) }
  }
}
