import TerminalText

/// Gives views their cells.
struct ViewPlacement {
  /// The view with the focus.
  let focus: ViewIdentity?
  /// Whether rows that are not on the screen are made too, as inspection wants it.
  let makesAllRows: Bool

  /// What a view inherits from those around it.
  struct Surroundings {
    var clip: CellArea
    var style = TextStyle.plain
    var isDisabled = false
    var path: [Int] = []
  }

  func place(
    _ view: View, index: Int = 0, in area: CellArea, _ around: Surroundings
  ) -> PlacedView {
    var inner = around
    inner.clip = around.clip.intersection(area)
    inner.isDisabled = around.isDisabled || view.isDisabled
    inner.style = view.textStyle.laid(on: around.style)
    if inner.isDisabled { inner.style.dim = true }
    var placed = PlacedView(
      view: view, index: index, area: area, clip: inner.clip, style: inner.style,
      isFocused: focus?.isOf(view, at: inner.path) ?? false, isDisabled: inner.isDisabled)
    if case .table(let table) = view.element {
      (placed.children, placed.geometry) = rows(of: table, in: area, inner)
    } else {
      placed.children = children(of: view, in: area, inner)
    }
    return placed
  }

  private func children(
    of view: View, in area: CellArea, _ around: Surroundings
  ) -> [PlacedView] {
    switch view.element {
    case .row(let children, let spacing, let alignment):
      return row(children, spacing, alignment, in: area, around)
    case .column(let children, let spacing, let alignment):
      return column(children, spacing, alignment, in: area, around)
    case .stack(let children, let alignment):
      return children.enumerated().map { index, child in
        let width = child.horizontalExtent.length(in: area.width)
        let height = child.verticalExtent(width: width).length(in: area.height)
        let childArea = CellArea(
          x: area.x + alignment.offset(of: width, in: area.width),
          y: area.y + alignment.offset(of: height, in: area.height), width: width, height: height)
        return self.child(child, index, in: childArea, around)
      }
    case .list(let list): return rows(of: list, in: area, around)
    case .table(let table): return rows(of: table, in: area, around).rows
    case .tableRow(let row, let geometry): return cells(of: row, geometry, in: area, around)
    case .alert(let alert):
      return AlertShape.partAreas(alert, in: area).enumerated().map { index, part in
        child(part.view, index, in: part.area, around)
      }
    case .text, .button, .textField, .spinner, .image, .spacer: return []
    }
  }

  func child(
    _ view: View, _ index: Int, in area: CellArea, _ around: Surroundings
  ) -> PlacedView {
    var inner = around
    inner.path.append(index)
    return place(view, index: index, in: area, inner)
  }

  private func row(
    _ children: [View], _ spacing: Int, _ alignment: Alignment, in area: CellArea,
    _ around: Surroundings
  ) -> [PlacedView] {
    let widths = View.widths(of: children, spacing: spacing, in: area.width)
    var x = area.x
    return children.enumerated().map { index, child in
      let width = widths[index]
      let height = child.verticalExtent(width: width).length(in: area.height)
      let y = area.y + alignment.offset(of: height, in: area.height)
      defer { x += width + spacing }
      return self.child(
        child, index, in: CellArea(x: x, y: y, width: width, height: height), around)
    }
  }

  private func column(
    _ children: [View], _ spacing: Int, _ alignment: Alignment, in area: CellArea,
    _ around: Surroundings
  ) -> [PlacedView] {
    let heights = Extent.distribute(
      View.heights(of: children, width: area.width),
      in: area.height - max(children.count - 1, 0) * spacing)
    var y = area.y
    return children.enumerated().map { index, child in
      let width = child.horizontalExtent.length(in: area.width)
      let x = area.x + alignment.offset(of: width, in: area.width)
      defer { y += heights[index] + spacing }
      return self.child(
        child, index, in: CellArea(x: x, y: y, width: width, height: heights[index]), around)
    }
  }
}
