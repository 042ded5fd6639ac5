import TerminalText

/// Collects help: headings, paragraphs and lists of terms, broken to a width.
struct HelpText {
  let program: String
  /// The width in cells.
  let columns: Int
  private(set) var styled = StyledText()

  /// Terms up to this width have their text beside them.
  private static let widestTerm = 30

  init(program: String, columns: Int) {
    self.program = program
    self.columns = columns
  }

  mutating func line(_ text: StyledText) {
    styled.runs += text.runs
    styled.runs.append(StyledText.Run("\n"))
  }

  mutating func blank() { if !styled.runs.isEmpty { line("") } }

  mutating func heading(_ text: String) {
    blank()
    line(StyledText(text + ":", HelpStyle.heading))
  }

  mutating func paragraph(_ prose: Prose, indent: Int = 0) {
    for part in prose.styled(program: program).lines {
      for broken in part.broken(toCells: columns - indent) { line(Self.spaces(indent) + broken) }
    }
  }

  /// Terms with their texts in one column, or below a term that is too wide.
  mutating func list(_ items: [(term: StyledText, text: Prose)], indent: Int = 2) {
    let widths = items.map { DisplayWidth.cells(of: $0.term.plain) }
    let limit = min(Self.widestTerm, columns / 2)
    let column = indent + (widths.filter { $0 <= limit }.max() ?? 0) + 2
    for (item, width) in zip(items, widths) {
      let text = item.text.styled(program: program)
      var lines = text.lines.flatMap { $0.broken(toCells: columns - column) }
      var first = Self.spaces(indent) + item.term
      if width <= limit, !text.plain.isEmpty {
        first = first + Self.spaces(column - indent - width) + lines.removeFirst()
      }
      line(first)
      if !text.plain.isEmpty { for rest in lines { line(Self.spaces(column) + rest) } }
    }
  }

  static func spaces(_ count: Int) -> StyledText {
    StyledText(String(repeating: " ", count: max(0, count)))
  }
}
