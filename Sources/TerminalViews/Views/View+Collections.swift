import TerminalText

extension View {
  /// Rows of equal height, of which only those on the screen are made.
  ///
  ///     View.list(count: names.count, selection: model.selected) { View.text(names[$0]) }
  ///
  /// - Parameters:
  ///   - count: How many rows there are.
  ///   - selection: The selected row, marked with `>` and kept on the screen; `nil` is none.
  ///   - offset: The first row on the screen, as far as the selection and the end allow it; a
  ///     number beyond the end shows the last rows.
  ///   - rowHeight: Lines a row.
  ///   - onSelect: Called with a row when the arrow keys or a tap select it.
  ///   - onActivate: Called with the selected row for the enter key.
  ///   - row: Makes the row of an index.
  public static func list(
    count: Int, selection: Int? = nil, offset: Int = 0, rowHeight: Int = 1,
    onSelect: (@Sendable (Int) -> Void)? = nil, onActivate: (@Sendable (Int) -> Void)? = nil,
    row: @escaping @Sendable (Int) -> View
  ) -> View {
    View(
      .list(
        ListContent(
          rows: RowSelection(
            count: max(count, 0), selection: selection, offset: offset, onSelect: onSelect,
            onActivate: onActivate),
          rowHeight: max(rowHeight, 1), row: row)))
  }

  /// A table with a header line, of which only the rows on the screen are made.
  ///
  ///     View.table(columns: [TableColumn("NAME", width: .flexible), TableColumn("STARS")],
  ///       count: rows.count) { TableRow([StyledText(rows[$0].name), "\(rows[$0].stars)"]) }
  ///
  /// - Parameters:
  ///   - columns: The columns, from left to right.
  ///   - count: How many rows there are.
  ///   - selection: The selected row, marked with `>` and kept on the screen; `nil` is none.
  ///   - offset: The first row on the screen, as far as the selection and the end allow it.
  ///   - showsMarks: Whether a cell before each row is kept for ``TableRow/mark``.
  ///   - onSelect: Called with a row when the arrow keys or a tap select it.
  ///   - onActivate: Called with the selected row for the enter key.
  ///   - row: Makes the row of an index.
  public static func table(
    columns: [TableColumn], count: Int, selection: Int? = nil, offset: Int = 0,
    showsMarks: Bool = false, onSelect: (@Sendable (Int) -> Void)? = nil,
    onActivate: (@Sendable (Int) -> Void)? = nil, row: @escaping @Sendable (Int) -> TableRow
  ) -> View {
    View(
      .table(
        TableContent(
          rows: RowSelection(
            count: max(count, 0), selection: selection, offset: offset, onSelect: onSelect,
            onActivate: onActivate),
          columns: columns, showsMarks: showsMarks, row: row)))
  }
}
