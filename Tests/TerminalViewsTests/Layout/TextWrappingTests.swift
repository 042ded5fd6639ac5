import TerminalText
import TerminalViews
import Testing

/// Text in the lines and cells that it is given.
@Suite struct TextWrappingTests {
  @Test(arguments: [
    ("one two three", 20, ["one two three"]),
    ("one two three", 8, ["one two", "three"]),
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 3, ["one", "two", "thr", "ee"]),
    ("one      ", 4, ["one"]),
    ("      one two", 4, ["one", "two"]),
    ("          ", 4, [""]),
    ("a\nb", 9, ["a", "b"]),
    ("a\r\n\nb", 9, ["a", "", "b"]),
    ("  indented text", 10, ["  indented", "text"]),
    ("日本語の文", 5, ["日本", "語の", "文"]),
    ("a日本", 2, ["a", "日", "本"]),
    ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3, ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"]),
    ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ("a\u{1b}[2Jb", 20, ["a\\u{1b}[2Jb"]),
    ("tab\there", 20, ["tab here"]),
    ("", 5, [""]),
  ])
  func textWraps(_ text: String, _ width: Int, _ lines: [String]) {
    let screen = Screen(.text(text), size: CellSize(width: width, height: lines.count))
    #expect(screen.grid.plainText == lines.joined(separator: "\n"))
  }

  @Test(arguments: [
    ("one two three", 7, 1, "one tw…"),
    ("one two three", 8, 1, "one two…"),
    ("one two three four", 8, 2, "one two\nthree f…"),
    ("one two\nthree", 8, 1, "one two…"),
    ("abcdefgh", 3, 2, "abc\nde…"),
    ("日本語", 5, 1, "日本…"),
    ("日本語", 4, 1, "日…"),
    ("ab", 1, 1, "…"),
    ("a\nb", 9, 1, "a…"),
    ("short", 9, 1, "short"),
  ])
  func whatIsCutEndsWithAnEllipsis(_ text: String, _ width: Int, _ limit: Int, _ shown: String) {
    let view = View.text(text, lineLimit: limit)
    #expect(Screen(view, size: CellSize(width: width, height: limit)).grid.plainText == shown)
  }

  @Test func heightCutsAsALimitDoes() {
    let view = View.text("one two three")
    #expect(Screen(view, size: CellSize(width: 5, height: 2)).grid.plainText == "one\ntwo …")
  }
}
