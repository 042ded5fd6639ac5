import TerminalText
import Testing

@Suite struct WrappingTests {
  @Test(arguments: [
    ("", 10, 0, 0, [""]),
    ("one two three", 7, 0, 0, ["one two", "three"]),
    ("one two three", 100, 2, 4, ["  one two three"]),
    ("one two three", 9, 2, 4, ["  one two", "    three"]),
    ("one two three", 6, 0, 2, ["one", "  two", "  thre", "  e"]),
    ("a\n\nb", 10, 1, 2, [" a", "", "  b"]),
    ("a  b", 10, 0, 0, ["a  b"]),
    ("aa  bb", 3, 0, 0, ["aa", "bb"]),
    ("a b ", 3, 0, 0, ["a b"]),
    ("  code here", 8, 0, 0, ["  code", "here"]),
    ("   ", 8, 0, 0, [""]),
    ("日本語のリスト", 5, 0, 0, ["日本", "語の", "リス", "ト"]),
    ("日本", 1, 0, 0, ["日", "本"]),
    ("ab cd", 1, 3, 3, ["a", "b", "c", "d"]),
    ("ab", 0, 0, 0, ["a", "b"]),
    ("ab cd", 2, -1, -5, ["ab", "cd"]),
  ])
  func wraps(text: String, columns: Int, indent: Int, hanging: Int, lines: [String]) {
    #expect(text.wrapped(toColumns: columns, indent: indent, hangingIndent: hanging) == lines)
  }

  @Test func breaksAtLineFeedsOnlyWithoutAWidth() {
    let text = String(repeating: "word ", count: 50) + "end\nnext"
    #expect(
      text.wrapped(toColumns: nil, indent: 1, hangingIndent: 2)
        == [" " + String(repeating: "word ", count: 50) + "end", "  next"])
  }

  @Test(arguments: 1...40)
  func keepsEveryLineInsideTheWidth(columns: Int) {
    let text = "List the major repositories of an account, 日本語 and 👩‍👩‍👧‍👦 included, most stars first."
    let lines = text.wrapped(toColumns: columns, hangingIndent: 3)
    // A character of two cells cannot be made to fit into one.
    #expect(lines.allSatisfy { DisplayWidth.cells(of: $0) <= max(columns, 2) })
    #expect(
      lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
