/// Breaking prose into lines of limited width.
extension String {
  /// The lines of the text, none wider than so many cells.
  ///
  /// Lines end where the text has line feeds, and at spaces otherwise; a word that is wider than a
  /// line is broken between grapheme clusters. Spaces at the break are dropped, those at the
  /// beginning of a paragraph are kept. A character that is wider than a line has a line of its
  /// own.
  ///
  /// - Parameters:
  ///   - columns: The width in cells, the indents included; `nil` breaks at line feeds only.
  ///   - indent: Spaces before the first line.
  ///   - hangingIndent: Spaces before each of the others.
  public func wrapped(
    toColumns columns: Int?, indent: Int = 0, hangingIndent: Int = 0
  ) -> [String] {
    var wrapper = LineWrapper(columns: columns, indent: indent, hangingIndent: hangingIndent)
    for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
      wrapper.append(paragraph: paragraph)
    }
    return wrapper.lines
  }
}

/// Collects lines while words come in.
private struct LineWrapper {
  let columns: Int
  let indent: Int
  let hangingIndent: Int
  private(set) var lines: [String] = []
  private var line = ""
  private var cells = 0

  init(columns: Int?, indent: Int, hangingIndent: Int) {
    let columns = columns.map { max($0, 1) } ?? .max
    self.columns = columns
    // Where an indent would leave no room for the widest character, there is none.
    self.indent = indent <= columns - 2 ? max(indent, 0) : 0
    self.hangingIndent = hangingIndent <= columns - 2 ? max(hangingIndent, 0) : 0
  }

  /// The cells that text may take in the present line.
  private var room: Int { columns - (lines.isEmpty ? indent : hangingIndent) }

  mutating func append(paragraph: Substring) {
    let text = paragraph.drop { $0 == " " }
    line = text.isEmpty ? "" : String(paragraph[..<text.startIndex].prefix(max(room - 1, 0)))
    cells = line.utf8.count
    var gap = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      append(word: String(word), gap: gap)
      gap = word.isEmpty ? gap + 1 : 1
    }
    endLine()
  }

  private mutating func append(word: String, gap: Int) {
    guard !word.isEmpty else { return }
    let width = DisplayWidth.cells(of: word)
    // Written so that no sum can overflow when the room has no end.
    if width <= room - cells - gap {
      line += String(repeating: " ", count: gap) + word
      cells += gap + width
      return
    }
    if gap > 0 { endLine() }
    guard width > room - cells else {
      line += word
      cells += width
      return
    }
    for character in word {
      let width = DisplayWidth.cells(of: character)
      if cells > 0, width > room - cells { endLine() }
      line.append(character)
      cells += width
    }
  }

  private mutating func endLine() {
    let spaces = line.isEmpty ? 0 : lines.isEmpty ? indent : hangingIndent
    lines.append(String(repeating: " ", count: spaces) + line)
    line = ""
    cells = 0
  }
}
