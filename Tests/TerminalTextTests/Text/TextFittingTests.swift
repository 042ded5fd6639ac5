import TerminalText
import Testing

@Suite struct TextFittingTests {
  @Test(arguments: [
    ("", 0, ""), ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("abc", 1, "…"), ("abc", 0, ""),
    ("abc", -1, ""), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"),
    ("日本語", 1, "…"), ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3, "👩‍👩‍👧‍👦…"), ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 2, "…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ("🇩🇪🇫🇷", 3, "🇩🇪…"),
  ])
  func truncates(text: String, limit: Int, result: String) {
    #expect(text.truncated(toCells: limit) == result)
  }

  @Test(arguments: [
    ("ab", 4, TextAlignment.leading, "ab  "), ("ab", 4, .trailing, "  ab"),
    ("日本", 5, .leading, "日本 "), ("abc", 2, .trailing, "abc"), ("", 2, .leading, "  "),
  ])
  func pads(text: String, width: Int, alignment: TextAlignment, result: String) {
    #expect(text.padded(toCells: width, alignment) == result)
  }
}
