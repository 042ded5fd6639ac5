import MajorDomain
import Testing

@Suite struct StarRangeTests {
  @Test(arguments: [
    ("x", 0, nil, "x stars:>=0"), ("", 0, nil, "stars:>=0"),
    ("x stars:>=50 y", 50, nil, "x y stars:>=50"), ("stars:>50", 51, nil, "stars:>=51"),
    ("stars:<=9", 0, 9, "stars:0..9"), ("Stars:<9", 0, 8, "stars:0..8"),
    ("stars:7", 7, 7, "stars:7..7"), ("stars:1..9", 1, 9, "stars:1..9"),
    ("stars:*..9", 0, 9, "stars:0..9"), ("stars:1..*", 1, nil, "stars:>=1"),
    ("\"a stars:1 b\"", 0, nil, "\"a stars:1 b\" stars:>=0"),
  ])
  func isTakenOutOfAQuery(_ text: String, _ least: Int, _ most: Int?, _ narrowed: String) throws {
    let range = try #require(StarRange(text))
    #expect((range.least, range.most) == (least, most))
    #expect(range.text == narrowed)
  }

  @Test(arguments: ["-stars:>5", "stars:1 stars:2", "NOT stars:1", "stars:x", "stars:1..x"])
  func whatCannotBeNarrowedIsLeftAlone(_ text: String) {
    #expect(StarRange(text) == nil)
  }
}
