import TerminalText

extension PlacedView {
  /// Draws the view and what is in it, as far as the clip lets it.
  func draw(on grid: inout CellGrid) {
    if view.isHidden || visibleArea.isEmpty { return }
    switch view.element {
    case .text(let text, let limit):
      let lines = TextLine.lines(
        of: text.laid(on: style), width: area.width, limit: min(limit ?? .max, area.height))
      for (row, line) in lines.enumerated() {
        grid.put(line.truncated(to: area.width), x: area.x, y: area.y + row, clip: clip)
      }
    case .list(let list): drawSelection(list.rows, width: list.gutter, on: &grid)
    case .table(let table):
      drawHeader(of: table, on: &grid)
      drawSelection(table.rows, width: 1, on: &grid)
    case .tableRow(let row, let geometry): draw(row, geometry, on: &grid)
    case .button(let label, _):
      grid.put(ButtonShape.line(label, of: self), x: area.x, y: area.y, clip: clip)
    case .textField(let field): draw(field, on: &grid)
    case .spinner(let spinner): draw(spinner, on: &grid)
    case .alert(let alert): drawBox(AlertShape.box(alert, in: area), on: &grid)
    case .image(let image):
      for (row, text) in image.rows.enumerated() {
        grid.put(TextLine(text.laid(on: style)), x: area.x, y: area.y + row, clip: clip)
      }
    case .row, .column, .stack, .spacer: break
    }
    for child in children { child.draw(on: &grid) }
  }

  /// The mark before the selected row, and its style over the whole width.
  private func drawSelection(_ rows: RowSelection, width: Int, on grid: inout CellGrid) {
    guard let selected = children.first(where: { $0.index == rows.selection }) else { return }
    let rowArea = CellArea(
      x: area.x, y: selected.area.y, width: area.width, height: selected.area.height)
    grid.fill(rowArea.intersection(clip), selected.style)
    grid.put(">", selected.style, x: area.x, y: selected.area.y, clip: clip)
  }

  private func draw(_ field: TextFieldContent, on grid: inout CellGrid) {
    var fieldStyle = style
    fieldStyle.underline = true
    grid.fill(visibleArea, fieldStyle)
    if field.input.text.isEmpty {
      var dim = fieldStyle
      dim.dim = true
      var line = TextLine()
      line.append(field.placeholder, dim)
      grid.put(line.truncated(to: area.width), x: area.x, y: area.y, clip: visibleArea)
    }
    var before = TextLine()
    before.append(String(field.input.text.prefix(field.input.cursor)), fieldStyle)
    var line = before
    line.append(String(field.input.text.dropFirst(field.input.cursor)), fieldStyle)
    // The cursor stays in sight: what is too much leaves at the left.
    let shift = max(before.width - area.width + 1, 0)
    grid.put(line, x: area.x - shift, y: area.y, clip: visibleArea)
    let cursor = CellPosition(x: area.x + before.width - shift, y: area.y)
    if isFocused, visibleArea.contains(cursor) { grid.cursor = cursor }
  }

  private func draw(_ spinner: SpinnerContent, on grid: inout CellGrid) {
    guard spinner.isLarge else {
      let line = SpinnerShape.smallLine(spinner, style: style).truncated(to: area.width)
      grid.put(line, x: area.x, y: area.y, clip: clip)
      return
    }
    let x = area.x + Alignment.center.offset(of: SpinnerShape.ringSize.width, in: area.width)
    for dot in SpinnerShape.ringDots(spinner) {
      grid.put(dot.dot, cells: 1, style, x: x + dot.x, y: area.y + dot.y, clip: clip)
    }
    let label = TextLine(spinner.label.laid(on: style)).truncated(to: area.width)
    grid.put(
      label, x: area.x + Alignment.center.offset(of: label.width, in: area.width),
      y: area.y + SpinnerShape.ringSize.height, clip: clip)
  }

  private func drawBox(_ box: CellArea, on grid: inout CellGrid) {
    grid.fill(box.intersection(clip), style)
    guard box.width >= 2, box.height >= 2 else { return }
    let bar = String(repeating: "─", count: box.width - 2)
    grid.put("┌" + bar + "┐", style, x: box.x, y: box.y, clip: clip)
    grid.put("└" + bar + "┘", style, x: box.x, y: box.maxY - 1, clip: clip)
    for y in box.y + 1..<box.maxY - 1 {
      grid.put("│", style, x: box.x, y: y, clip: clip)
      grid.put("│", style, x: box.maxX - 1, y: y, clip: clip)
    }
  }
}
