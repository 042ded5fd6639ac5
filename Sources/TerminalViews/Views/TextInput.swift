/// What is typed into a field, and where the cursor stands in it.
///
///     var input = TextInput("swift")
///     input.apply(.backspace)  // "swif"
public struct TextInput: Sendable, Hashable {
  /// The text: `TextInput("swift").text == "swift"`.
  public private(set) var text: String
  /// The characters before the cursor: `TextInput("swift").cursor == 5`.
  public private(set) var cursor: Int

  /// Creates an input; without a place the cursor stands at the end.
  ///
  ///     TextInput("swift", cursor: 0)
  public init(_ text: String = "", cursor: Int? = nil) {
    self.text = text
    self.cursor = min(max(cursor ?? text.count, 0), text.count)
  }

  /// Changes the input as a key does, and says whether the key is one that fields use.
  ///
  ///     input.apply(.character("a"))  // true
  @discardableResult
  public mutating func apply(_ key: KeyEvent) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .backspace:
      if cursor > 0 { replace(cursor - 1..<cursor, with: "") }
    case .delete:
      if cursor < text.count { replace(cursor..<cursor + 1, with: "") }
    case .left: cursor = max(cursor - 1, 0)
    case .right: cursor = min(cursor + 1, text.count)
    case .home: cursor = 0
    case .end: cursor = text.count
    case .control("u"): replace(0..<cursor, with: "")
    case .control("k"): replace(cursor..<text.count, with: "")
    default: return false
    }
    return true
  }

  /// Puts text where the cursor stands, and the cursor behind it.
  ///
  ///     input.insert("swift")
  public mutating func insert(_ inserted: String) { replace(cursor..<cursor, with: inserted) }

  /// Counted from behind, since characters may join those before them.
  private mutating func replace(_ range: Range<Int>, with inserted: String) {
    let lower = text.index(text.startIndex, offsetBy: range.lowerBound)
    let upper = text.index(text.startIndex, offsetBy: range.upperBound)
    let rest = text[upper...]
    let head = text[..<lower] + inserted
    text = String(head + rest)
    cursor = min(head.count, text.count)
  }
}
