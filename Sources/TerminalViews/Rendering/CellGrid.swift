import TerminalText

/// What is on a screen: its cells, and the cursor where it is shown.
///
/// Every wide character has two cells, the second one empty, and no character takes another number
/// of cells than its own; writing keeps to that, whatever is written.
///
///     let grid = Screen(view, size: CellSize(width: 80, height: 24)).grid
public struct CellGrid: Sendable, Hashable {
  /// The extent: `grid.size == CellSize(width: 80, height: 24)`.
  public let size: CellSize
  /// Where the cursor is shown; `nil` hides it: `CellGrid(size: size).cursor == nil`.
  public internal(set) var cursor: CellPosition?
  private(set) var cells: [Cell]

  /// Creates an empty grid.
  ///
  ///     CellGrid(size: CellSize(width: 80, height: 24))
  public init(size: CellSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
  }

  /// The cell at a position, which must lie in the grid.
  ///
  ///     grid[CellPosition(x: 0, y: 0)].style.bold
  public subscript(position: CellPosition) -> Cell { cells[position.y * size.width + position.x] }

  /// A line as text, with the spaces at its end.
  ///
  ///     grid.text(ofLine: 0) == "octo-org   "
  public func text(ofLine y: Int) -> String {
    var text = ""
    for cell in line(y) where !cell.isContinuation { text.append(cell.character) }
    return text
  }

  /// All lines as text without the spaces at their ends.
  ///
  ///     grid.plainText == "octo-org\n3 repositories"
  public var plainText: String {
    (0..<size.height).map { y in
      let text = text(ofLine: y)
      let end = text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex
      return String(text[..<end])
    }.joined(separator: "\n")
  }

  func line(_ y: Int) -> ArraySlice<Cell> { cells[y * size.width..<(y + 1) * size.width] }

  var area: CellArea { CellArea(x: 0, y: 0, width: size.width, height: size.height) }
}

// MARK: - Writing

extension CellGrid {
  /// Puts a character; one that does not fit into the clip as a whole leaves a space where it does.
  mutating func put(
    _ character: Character, cells count: Int, _ style: TextStyle, x: Int, y: Int, clip: CellArea
  ) {
    put(character, cells: count, PackedStyle(style), x: x, y: y, clip: clip)
  }

  mutating func put(
    _ character: Character, cells count: Int, _ style: PackedStyle, x: Int, y: Int, clip: CellArea
  ) {
    guard y >= clip.y, y < clip.maxY else { return }
    if count == 1 {
      if x >= clip.x, x < clip.maxX { set(Cell(character, cells: 1, style), x, y) }
      return
    }
    let half = Cell(" ", cells: 1, style)
    if x >= clip.x, x < clip.maxX { set(half, x, y) }
    if x + 1 >= clip.x, x + 1 < clip.maxX { set(half, x + 1, y) }
    if x >= clip.x, x + 1 < clip.maxX {
      cells[y * size.width + x] = Cell(character, cells: 2, style)
      cells[y * size.width + x + 1] = Cell(" ", cells: 0, style)
    }
  }

  /// Sets a cell to a narrow one; of a wide character that loses a half, the other becomes empty.
  private mutating func set(_ cell: Cell, _ x: Int, _ y: Int) {
    let index = y * size.width + x
    if cells[index].cells != 1 {
      let other = cells[index].isContinuation ? index - 1 : index + 1
      cells[other] = cells[other].emptied
    }
    cells[index] = cell
  }

  mutating func put(_ line: TextLine, x: Int, y: Int, clip: CellArea) {
    var x = x
    for glyph in line.glyphs {
      if x >= clip.maxX { return }
      put(glyph.character, cells: glyph.cells, glyph.style, x: x, y: y, clip: clip)
      x += glyph.cells
    }
  }

  mutating func put(_ text: String, _ style: TextStyle, x: Int, y: Int, clip: CellArea) {
    var line = TextLine()
    line.append(text, style)
    put(line, x: x, y: y, clip: clip)
  }

  /// Empties an area, in a style.
  mutating func fill(_ area: CellArea, _ style: TextStyle) {
    let area = area.intersection(self.area)
    guard !area.isEmpty else { return }
    let cell = Cell(" ", cells: 1, PackedStyle(style))
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX { set(cell, x, y) }
    }
  }
}
