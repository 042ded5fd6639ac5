import TerminalViews
import Testing

/// Typing into a field.
@Suite struct TextInputTests {
  private static let edits: [(TextInput, [KeyEvent], TextInput?)] = [
    (TextInput("ab"), [.character("c")], TextInput("abc")),
    (TextInput("ab", cursor: 1), [.character("c")], TextInput("acb", cursor: 2)),
    (TextInput("e"), [.character("\u{301}")], TextInput("e\u{301}")),
    (TextInput("👩‍👩‍👧‍👦b", cursor: 1), [.backspace], TextInput("b", cursor: 0)),
    (TextInput("ab", cursor: 0), [.backspace], TextInput("ab", cursor: 0)),
    (TextInput("ab", cursor: 1), [.delete], TextInput("a")),
    (TextInput("ab"), [.delete], TextInput("ab")),
    (TextInput("ab"), [.left, .left, .left], TextInput("ab", cursor: 0)),
    (TextInput("ab", cursor: 1), [.right, .right], TextInput("ab")),
    (TextInput("ab"), [.home], TextInput("ab", cursor: 0)),
    (TextInput("ab", cursor: 0), [.end], TextInput("ab")),
    (TextInput("abc", cursor: 1), [.control("u")], TextInput("bc", cursor: 0)),
    (TextInput("abc", cursor: 1), [.control("k")], TextInput("a")),
    (TextInput("ab"), [.up], nil), (TextInput("ab"), [.enter], nil), (TextInput("ab"), [.tab], nil),
  ]

  @Test(arguments: edits)
  func keysEdit(_ input: TextInput, _ keys: [KeyEvent], _ edited: TextInput?) {
    var changed = input
    let isUsed = keys.map { changed.apply($0) }.allSatisfy(\.self)
    #expect(isUsed == (edited != nil))
    #expect(changed == edited ?? input)
  }
}
