import TerminalText

extension TextLine {
  /// The lines of a text: broken at line feeds, at spaces, and within words that are too long.
  ///
  /// - Parameters:
  ///   - width: The most cells a line; `nil` breaks at line feeds only.
  ///   - limit: The most lines; the last one then ends with `…` when something had to go.
  static func lines(of text: StyledText, width: Int?, limit: Int?) -> [TextLine] {
    var lines: [TextLine] = []
    for paragraph in paragraphs(of: text) {
      let left = limit.map { $0 - lines.count } ?? .max
      if left <= 0, let last = lines.popLast() {
        return lines + [last.truncated(to: width ?? last.width + 1, isCut: true)]
      }
      lines += width.map { paragraph.wrapped(to: max($0, 1), limit: left) } ?? [paragraph]
    }
    return lines
  }

  private static func paragraphs(of text: StyledText) -> [TextLine] {
    var lines = [TextLine()]
    for run in text.runs {
      let pieces = run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, piece) in pieces.enumerated() {
        if index > 0 { lines.append(TextLine()) }
        lines[lines.count - 1].append(String(piece), run.style)
      }
    }
    return lines
  }

  /// The lines of a paragraph; the last one that is allowed has all the rest, cut. Spaces where it
  /// is broken and at its end are left out.
  private func wrapped(to columns: Int, limit: Int) -> [TextLine] {
    if width <= columns { return [self] }
    guard let last = glyphs.lastIndex(where: { $0.character != " " }) else { return [TextLine()] }
    let glyphs = glyphs[...last]
    var lines: [TextLine] = []
    var line = TextLine()
    var lineStart = glyphs.startIndex
    var index = lineStart
    while lines.count < limit - 1, index < glyphs.endIndex {
      let wordStart = glyphs[index...].firstIndex { $0.character != " " } ?? glyphs.endIndex
      let wordEnd = glyphs[wordStart...].firstIndex { $0.character == " " } ?? glyphs.endIndex
      let wordWidth = glyphs[wordStart..<wordEnd].reduce(0) { $0 + $1.cells }
      if line.width + (wordStart - index) + wordWidth <= columns {
        line.append(glyphs[index..<wordEnd])
        index = wordEnd
      } else if line.width > 0 {
        lines.append(line)
        line = TextLine()
        index = wordStart
        lineStart = wordStart
      } else {
        // A word that is wider than a line: as much of it as fits, and one character at least.
        repeat {
          line.append(glyphs[wordStart + line.glyphs.count])
        } while wordStart + line.glyphs.count < wordEnd
          && line.width + glyphs[wordStart + line.glyphs.count].cells <= columns
        index = wordStart + line.glyphs.count
        lineStart = wordStart
      }
    }
    if index == glyphs.endIndex { return lines + [line] }
    var rest = TextLine()
    rest.append(glyphs[lineStart...])
    return lines + [rest.truncated(to: columns)]
  }
}
