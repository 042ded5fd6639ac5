/// What makes a table.
struct TableContent: Sendable {
  let rows: RowSelection
  let columns: [TableColumn]
  let showsMarks: Bool
  let row: @Sendable (Int) -> TableRow

  /// The cells before each row: the mark of the selection, the row's own mark, and a space.
  var gutter: Int {
    let marks = (rows.isSelectable ? 1 : 0) + (showsMarks ? 1 : 0)
    return marks == 0 ? 0 : marks + 1
  }
}
