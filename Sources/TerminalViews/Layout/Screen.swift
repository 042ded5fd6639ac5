/// A view laid out to a size, from which come the cells, the way of keys, and inspection.
///
///     let screen = Screen(view, size: CellSize(width: 80, height: 24))
///     let output = Painter.paint(screen.grid, over: shown, traits: traits)
public struct Screen: Sendable {
  /// The view: `Screen(view, size: size).view.kind`.
  public let view: View
  /// The extent: `screen.size == CellSize(width: 80, height: 24)`.
  public let size: CellSize
  /// The view that has the focus: `screen.focus == .id("query")`.
  public let focus: ViewIdentity?
  let root: PlacedView

  /// Lays a view out; it gets all of the size.
  ///
  ///     Screen(view, size: CellSize(width: 80, height: 24), focus: .id("query"))
  public init(_ view: View, size: CellSize, focus: ViewIdentity? = nil) {
    self.view = view
    self.size = size
    self.focus = focus
    root = Screen.place(view, size: size, focus: focus, makesAllRows: false)
  }

  /// The cells of the screen.
  ///
  ///     Screen(View.text("octo-org"), size: CellSize(width: 4, height: 1)).grid.plainText
  public var grid: CellGrid {
    var grid = CellGrid(size: size)
    root.draw(on: &grid)
    return grid
  }

  static func place(
    _ view: View, size: CellSize, focus: ViewIdentity?, makesAllRows: Bool
  ) -> PlacedView {
    let area = CellArea(x: 0, y: 0, width: size.width, height: size.height)
    return ViewPlacement(focus: focus, makesAllRows: makesAllRows)
      .place(view, in: area, ViewPlacement.Surroundings(clip: area))
  }
}
