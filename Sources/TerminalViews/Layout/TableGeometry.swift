import TerminalText

/// Where the columns of a table lie, counted from its left side.
struct TableGeometry: Sendable {
  struct Column: Sendable {
    let x: Int
    let width: Int
    let alignment: TextAlignment
  }

  static let spacing = 2

  let columns: [Column]
  let isSelectable: Bool
  let showsMarks: Bool

  /// - Parameter rows: The rows on the screen, which the fitting columns fit.
  init(_ table: TableContent, showing rows: ArraySlice<TableRow>, width: Int) {
    let extents = table.columns.enumerated().map { index, column in
      switch column.width {
      case .fixed(let width): Extent.fixed(max(width, 0))
      case .flexible: Extent(minimum: 1, ideal: 1, grows: true)
      case .fitting:
        Extent(
          minimum: 1,
          ideal: rows.reduce(DisplayWidth.cells(of: InertText.inert(column.title))) { widest, row in
            index < row.cells.count ? max(widest, row.cells[index].inertWidth) : widest
          })
      }
    }
    let gaps = max(extents.count - 1, 0) * Self.spacing
    let widths = Extent.distribute(extents, in: width - table.gutter - gaps)
    var x = table.gutter
    columns = zip(table.columns, widths).map { column, width in
      defer { x += width + Self.spacing }
      return Column(x: x, width: width, alignment: column.alignment)
    }
    isSelectable = table.rows.isSelectable
    showsMarks = table.showsMarks
  }
}

extension StyledText {
  /// The cells of the text on one line.
  fileprivate var inertWidth: Int {
    runs.count == 1
      ? DisplayWidth.cells(of: InertText.inert(runs[0].text)) : TextLine(self).width
  }
}
