import TerminalText

/// Cells as plain text, to be kept in a file: every line between bars, its styles beside it as one
/// letter a cell, and what the letters mean at the end. No escape sequence is in it.
///
///     12x2
///     |octo-org    |aaaaaaaa
///     |3 shown     |
///
///     a bold
public struct Snapshot: Sendable, Hashable {
  /// The text for the file: `Snapshot(of: [grid]).text`.
  public let text: String

  /// Takes a snapshot of grids, one after the other.
  ///
  ///     Snapshot(of: [screen.grid])
  public init(of grids: [CellGrid]) {
    var letters: [TextStyle: Character] = [.plain: "."]
    var legend: [String] = []
    var sections: [String] = []
    for grid in grids {
      var lines = ["\(grid.size.width)x\(grid.size.height)"]
      for y in 0..<grid.size.height {
        let styles = (0..<grid.size.width).map { x -> Character in
          let style = grid[CellPosition(x: x, y: y)].style
          if let letter = letters[style] { return letter }
          let letter = Snapshot.letter(legend.count)
          letters[style] = letter
          legend.append("\(letter) \(style.words)")
          return letter
        }
        let end = styles.lastIndex { $0 != "." }.map { $0 + 1 } ?? 0
        lines.append("|\(grid.text(ofLine: y))|\(String(styles[..<end]))")
      }
      if let cursor = grid.cursor { lines.append("cursor \(cursor.x),\(cursor.y)") }
      sections.append(lines.joined(separator: "\n") + "\n")
    }
    if !legend.isEmpty { sections.append(legend.joined(separator: "\n") + "\n") }
    text = sections.joined(separator: "\n")
  }

  /// Takes a snapshot of a view in several sizes.
  ///
  ///     Snapshot(of: view, sizes: [30, 80].map { CellSize(width: $0, height: 24) })
  public init(of view: View, sizes: [CellSize]) {
    self.init(of: sizes.map { Screen(view, size: $0).grid })
  }

  /// Takes the text of a file as a snapshot, whatever it is: `Snapshot(recorded: contents)`.
  public init(recorded text: String) { self.text = text }

  /// a to z, A to Z, and then what comes after them in Latin.
  private static func letter(_ index: Int) -> Character {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    if index < letters.count { return letters[index] }
    return Unicode.Scalar(UInt32(0x100 + index)).map { Character($0) } ?? "?"
  }
}

extension TextStyle {
  /// The style in words, such as `bold, red on blue`.
  fileprivate var words: String {
    var words: [String] = []
    if bold { words.append("bold") }
    if dim { words.append("dim") }
    if underline { words.append("underline") }
    if reverse { words.append("reverse") }
    let colors = [foreground.map { "\($0)" }, background.map { "on \($0)" }].compactMap(\.self)
    if !colors.isEmpty { words.append(colors.joined(separator: " ")) }
    return words.joined(separator: ", ")
  }
}
