import Testing

@testable import GitHubAPIClient

@Suite struct ByteSearchTests {
  @Test(
    arguments: [
      ("", "abc", nil), ("a", "", nil), ("abc", "abc", 3), ("abc", "ab", nil),
      ("abc", "xxabcabc", 5),
      ("aab", "aaaab", 5), ("aba", "abcaba", 6), ("é", "caf\u{e9}", 5),
    ] as [(String, String, Int?)])
  func finds(_ needle: String, _ text: String, _ end: Int?) {
    #expect(ByteSearch(needle).end(in: Array(text.utf8)) == end)
  }

  @Test func goesOn() { #expect(ByteSearch("ab").end(in: Array("ab ab".utf8), from: 2) == 5) }
}
