import TerminalText

/// A line of text in characters that know their cells and style.
struct TextLine: Sendable {
  struct Glyph: Sendable {
    var character: Character
    let cells: Int
    var style: TextStyle
  }

  private(set) var glyphs: [Glyph] = []
  private(set) var width = 0

  init() {}

  /// The text on one line; line feeds become spaces.
  init(_ text: StyledText) {
    for run in text.runs { append(run.text, run.style) }
  }

  /// Appends text made inert. What takes no cell joins the character before it, also across the
  /// border of two runs; where there is none, or where it would change the cells, it is left out.
  mutating func append(_ text: String, _ style: TextStyle) {
    for character in InertText.inert(text) {
      let cells = DisplayWidth.cells(of: character)
      if cells > 0 {
        append(Glyph(character: character, cells: cells, style: style))
      } else if let last = glyphs.last {
        let joined = String(last.character) + String(character)
        if joined.count == 1, let character = joined.first,
          DisplayWidth.cells(of: character) == last.cells
        {
          glyphs[glyphs.count - 1].character = character
        }
      }
    }
  }

  mutating func append(_ glyph: Glyph) {
    glyphs.append(glyph)
    width += glyph.cells
  }

  mutating func append(_ other: some Sequence<Glyph>) {
    for glyph in other { append(glyph) }
  }

  /// The line in at most so many cells, ended with `…` when something had to go or `isCut`.
  func truncated(to limit: Int, isCut: Bool = false) -> TextLine {
    if width <= limit && !isCut { return self }
    var line = TextLine()
    guard limit > 0 else { return line }
    for glyph in glyphs {
      if line.width + glyph.cells > limit - 1 { break }
      line.append(glyph)
    }
    let style = line.glyphs.last?.style ?? glyphs.first?.style ?? .plain
    line.append(Glyph(character: "…", cells: 1, style: style))
    return line
  }
}
