public import TerminalText

extension CellGrid {
  /// The grid as lines of text for a stream, for what is printed once and not painted in place.
  /// Spaces at the ends are left out, and so are styles that the stream does not show.
  ///
  ///     try console.write(grid.rendered(for: console.traits(of: .standardOutput)),
  ///       to: .standardOutput)
  public func rendered(for traits: TerminalTraits) -> String {
    var text = ""
    for y in 0..<size.height {
      let line = line(y)
      let end = line.lastIndex { !$0.isBlank(withStyle: traits.usesColor) } ?? line.startIndex - 1
      var style = TextStyle.plain
      for cell in line[...end] where !cell.isContinuation {
        if traits.usesColor, cell.style != style {
          text += style.closingSequence + cell.style.openingSequence
          style = cell.style
        }
        text.append(cell.character)
      }
      text += style.closingSequence + "\n"
    }
    return text
  }
}
