import TerminalText

extension PlacedView {
  func drawHeader(of table: TableContent, on grid: inout CellGrid) {
    guard let geometry else { return }
    let bold = TextStyle(bold: true).laid(on: style)
    for (title, column) in zip(table.columns.map(\.title), geometry.columns) {
      grid.put(StyledText(title), bold, in: column, x: area.x, y: area.y, clip: clip)
    }
  }

  func draw(_ row: TableRow, _ geometry: TableGeometry, on grid: inout CellGrid) {
    if let mark = row.mark, geometry.showsMarks {
      let x = area.x + (geometry.isSelectable ? 1 : 0)
      let cell = CellArea(x: x, y: area.y, width: 1, height: 1).intersection(clip)
      grid.put(String(mark), style, x: x, y: area.y, clip: cell)
    }
    for (text, column) in zip(row.cells, geometry.columns) {
      grid.put(text, style, in: column, x: area.x, y: area.y, clip: clip)
    }
  }
}

extension CellGrid {
  /// Puts a text into a column of a table that begins at `x`.
  fileprivate mutating func put(
    _ text: StyledText, _ style: TextStyle, in column: TableGeometry.Column, x: Int, y: Int,
    clip: CellArea
  ) {
    if text.runs.count == 1, text.runs[0].text.utf8.count <= column.width {
      let run = text.runs[0]
      if putASCII(run.text, run.style.laid(on: style), in: column, x: x, y: y, clip: clip) {
        return
      }
    }
    let line = TextLine(text.laid(on: style)).truncated(to: column.width)
    let offset = column.alignment == .leading ? 0 : column.width - line.width
    put(line, x: x + column.x + offset, y: y, clip: clip)
  }

  /// Puts a text that is printable ASCII, as most cells are, without looking for clusters; says
  /// whether it was.
  private mutating func putASCII(
    _ text: String, _ style: TextStyle, in column: TableGeometry.Column, x: Int, y: Int,
    clip: CellArea
  ) -> Bool {
    guard text.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) else { return false }
    var x = x + column.x + (column.alignment == .leading ? 0 : column.width - text.utf8.count)
    let style = PackedStyle(style)
    for byte in text.utf8 {
      put(Character(Unicode.Scalar(byte)), cells: 1, style, x: x, y: y, clip: clip)
      x += 1
    }
    return true
  }
}
