public import TerminalText

/// Turns what has changed between two grids into what a terminal must be sent (ECMA-48: CUP 8.3.21,
/// EL 8.3.41, ED 8.3.39, SGR 8.3.117; DECTCEM for the cursor).
///
/// The sequences address the screen from its upper left, so the grid must be all of the screen.
///
///     try console.write(Painter.paint(screen.grid, over: shown, traits: traits),
///       to: .standardOutput)
///     shown = screen.grid
public struct Painter {
  private let usesColor: Bool
  private var output = ""
  private var style = PackedStyle(.plain)
  /// Where the terminal's cursor is, as far as that is certain.
  private var cursor: CellPosition?

  private init(usesColor: Bool) { self.usesColor = usesColor }

  /// What makes a screen that shows `old` show `new`; nothing when they are the same.
  ///
  ///     Painter.paint(grid, over: grid, traits: traits) == ""
  ///
  /// - Parameters:
  ///   - new: What is to be shown.
  ///   - old: What the screen shows; `nil`, or a grid of another size, paints the whole screen.
  ///   - traits: What the terminal can show; without colour no style is sent.
  public static func paint(
    _ new: CellGrid, over old: CellGrid?, traits: TerminalTraits
  ) -> String {
    var painter = Painter(usesColor: traits.usesColor)
    let shown = old.flatMap { $0.size == new.size ? $0 : nil }
    if shown == nil { painter.output = "\u{1b}[0m\u{1b}[2J" }
    let base = shown ?? CellGrid(size: new.size)
    for y in 0..<new.size.height { painter.paintLine(y, new.line(y), over: base.line(y)) }
    painter.setStyle(Cell.blank.packedStyle)
    painter.placeCursor(new.cursor, over: shown.map(\.cursor))
    return painter.output
  }

  private mutating func paintLine(
    _ y: Int, _ new: ArraySlice<Cell>, over old: ArraySlice<Cell>
  ) {
    let start = new.startIndex
    guard let first = new.indices.first(where: { differ(new[$0], old[$0]) }) else { return }
    // Terminals do not agree on the cells of some clusters, and what they draw too wide would stay
    // beside them; so a line with one is sent up to its end.
    let isUncertain = new.contains(where: \.isUncertain) || old.contains(where: \.isUncertain)
    let end = self.end(of: new)
    for index in new.indices[first..<max(end, first)] where !new[index].isContinuation {
      guard isUncertain || differ(new[index], old[index]) else { continue }
      move(to: CellPosition(x: index - start, y: y), in: new)
      write(new[index])
    }
    if isUncertain ? end < new.endIndex : self.end(of: old) > end {
      move(to: CellPosition(x: max(end, first) - start, y: y), in: new)
      setStyle(Cell.blank.packedStyle)
      output += "\u{1b}[K"
    }
  }

  /// The index after the last cell that is more than empty.
  private func end(of line: ArraySlice<Cell>) -> Int {
    line.lastIndex { !$0.isBlank(withStyle: usesColor) }.map { $0 + 1 } ?? line.startIndex
  }

  private func differ(_ left: Cell, _ right: Cell) -> Bool {
    left.character != right.character || left.cells != right.cells
      || (usesColor && left.packedStyle != right.packedStyle)
  }

  /// Moves the cursor; over a short way by writing what is there.
  private mutating func move(to target: CellPosition, in line: ArraySlice<Cell>) {
    if let cursor, cursor.y == target.y, cursor.x <= target.x, target.x - cursor.x <= 4 {
      let gap = line[line.startIndex + cursor.x..<line.startIndex + target.x]
      if !gap.contains(where: { $0.isUncertain || (usesColor && $0.packedStyle != style) }) {
        for cell in gap where !cell.isContinuation { write(cell) }
        return
      }
    }
    output += "\u{1b}[\(target.y + 1);\(target.x + 1)H"
    cursor = target
  }

  private mutating func write(_ cell: Cell) {
    setStyle(cell.packedStyle)
    output.append(cell.character)
    cursor =
      cell.isUncertain
      ? nil : cursor.map { CellPosition(x: $0.x + cell.cells, y: $0.y) }
  }

  private mutating func setStyle(_ wanted: PackedStyle) {
    guard usesColor, wanted != style else { return }
    output += style.style.closingSequence + wanted.style.openingSequence
    style = wanted
  }

  /// - Parameter old: Where the cursor was; `nil` when that is not known.
  private mutating func placeCursor(_ wanted: CellPosition?, over old: CellPosition??) {
    if let wanted, !output.isEmpty || old != .some(wanted) {
      output += "\u{1b}[\(wanted.y + 1);\(wanted.x + 1)H"
    }
    if old.map({ $0 != nil }) != (wanted != nil) {
      output += wanted == nil ? "\u{1b}[?25l" : "\u{1b}[?25h"
    }
  }
}
