import TerminalText
import Testing

@Suite struct InertTextTests {
  @Test(arguments: [
    ("", ""), ("plain ünï 日本 😀", "plain ünï 日本 😀"),
    ("\u{1b}[2J", "\\u{1b}[2J"), ("\u{9b}31m", "\\u{9b}31m"), ("\0\u{7f}", "\\u{0}\\u{7f}"),
    ("\u{1b}]8;;https://evil\u{7}x", "\\u{1b}]8;;https://evil\\u{7}x"),
    ("a\u{202e}b\u{2066}c\u{200f}\u{61c}", "a\\u{202e}b\\u{2066}c\\u{200f}\\u{61c}"),
    ("a\nb", "a b"), ("a\tb", "a b"), ("a\r\nb", "a b"), ("a\rb", "a b"), ("a\r\r\nb", "a  b"),
    ("a\n\nb", "a  b"), ("a\u{2028}b\u{2029}c", "a b c"),
    ("a\u{b}b\u{c}c\u{85}d", "a\\u{b}b\\u{c}c\\u{85}d"),
    ("👩‍👧 e\u{301} \u{200b}\u{2010}\u{2060}", "👩‍👧 e\u{301} \u{200b}\u{2010}\u{2060}"),
  ])
  func makesInert(text: String, inert: String) {
    #expect(InertText.inert(text) == inert)
    var bytes = Array("> ".utf8)
    InertText.append(text, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "> " + inert)
  }

  @Test func leavesExactlyTheOtherScalars() {
    let active: Set<UInt32> = Set(
      Array(0x00...0x1F) + Array(0x7F...0x9F) + [0x61C, 0x200E, 0x200F]
        + Array(0x2028...0x202E) + Array(0x2066...0x2069))
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      if (InertText.inert(text) == text) == active.contains(value) {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }
}
