import TerminalText

/// The cells of a table, row by row, measured as they come in.
///
/// Their text lies in one buffer, because 100,000 rows of strings would be as many allocations.
struct TableCells {
  struct Cell {
    var start: Int
    var end: Int
    var width: Int
    /// The place of the address in `links`; `nil` when the cell leads nowhere.
    var link: Int?
  }

  private(set) var text: [UInt8] = []
  private(set) var cells: [Cell] = []
  /// The cells that the widest cell of each column takes.
  private(set) var columnWidths: [Int]
  /// Where cells lead.
  private(set) var links: [String] = []

  init(columnCount: Int) { columnWidths = Array(repeating: 0, count: columnCount) }

  mutating func reserveCapacity(rows: Int) {
    cells.reserveCapacity(rows * columnWidths.count)
    text.reserveCapacity(rows * columnWidths.count * 16)
  }

  /// Appends a cell; spaces around its text would only look like bad alignment.
  mutating func append(
    _ value: FieldValue, kind: FieldKind, link: String? = nil, _ cellText: CellText
  ) {
    var start = text.count
    cellText.append(value, kind: kind, to: &text)
    while text.count > start, text[text.count - 1] == 0x20 { text.removeLast() }
    while start < text.count, text[start] == 0x20 { start += 1 }
    let end = text.count
    let width = text.withUnsafeBufferPointer { buffer in
      DisplayWidth.cells(ofUTF8: UnsafeBufferPointer(rebasing: buffer[start..<end]))
    }
    let column = cells.count % columnWidths.count
    columnWidths[column] = max(columnWidths[column], width)
    if let link { links.append(link) }
    cells.append(
      Cell(start: start, end: end, width: width, link: link == nil ? nil : links.count - 1))
  }
}
