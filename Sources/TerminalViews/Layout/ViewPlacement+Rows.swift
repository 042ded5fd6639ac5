import TerminalText

extension ViewPlacement {
  /// The rows of a list. Those that are not on the screen lie above or below it.
  func rows(
    of list: ListContent, in area: CellArea, _ around: Surroundings
  ) -> [PlacedView] {
    // A row that is cut at the bottom is no place for the selection.
    let window = area.height / list.rowHeight
    let whole = list.rows.visible(window)
    let hasRest = window * list.rowHeight < area.height && whole.upperBound < list.rows.count
    let made =
      makesAllRows ? 0..<list.rows.count : whole.lowerBound..<whole.upperBound + (hasRest ? 1 : 0)
    return made.map { index in
      let rowArea = CellArea(
        x: area.x + list.gutter, y: area.y + (index - whole.lowerBound) * list.rowHeight,
        width: area.width - list.gutter, height: list.rowHeight)
      return child(
        list.row(index), index, in: rowArea, around.selected(index == list.rows.selection))
    }
  }

  /// The rows of a table, below its header, and where the columns of both lie.
  func rows(
    of table: TableContent, in area: CellArea, _ around: Surroundings
  ) -> (rows: [PlacedView], geometry: TableGeometry) {
    let visible = table.rows.visible(area.height - 1)
    let made = makesAllRows ? 0..<table.rows.count : visible
    let rows = made.map { table.row($0) }
    let onScreen = rows[visible.lowerBound - made.lowerBound..<visible.upperBound - made.lowerBound]
    let geometry = TableGeometry(table, showing: onScreen, width: area.width)
    let placed = zip(made, rows).map { index, row in
      var view = View(.tableRow(row, geometry)).style(row.style)
      view.name = row.id
      let rowArea = CellArea(
        x: area.x, y: area.y + 1 + index - visible.lowerBound, width: area.width, height: 1)
      return child(view, index, in: rowArea, around.selected(index == table.rows.selection))
    }
    return (placed, geometry)
  }

  /// The cells of a table row, for inspection; drawing goes by the row itself, which is quicker.
  func cells(
    of row: TableRow, _ geometry: TableGeometry, in area: CellArea, _ around: Surroundings
  ) -> [PlacedView] {
    guard makesAllRows else { return [] }
    return zip(row.cells, geometry.columns).enumerated().map { index, cell in
      let (text, column) = cell
      let cellArea = CellArea(
        x: area.x + column.x, y: area.y, width: column.width, height: 1)
      return child(View(.text(text, lineLimit: 1)), index, in: cellArea, around)
    }
  }
}

extension ViewPlacement.Surroundings {
  /// What a row inherits; the selected one is reversed.
  fileprivate func selected(_ isSelected: Bool) -> Self {
    var result = self
    if isSelected { result.style.reverse = true }
    return result
  }
}
