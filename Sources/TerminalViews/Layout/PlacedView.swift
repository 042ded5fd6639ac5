import TerminalText

/// A view with the cells that it was given, and so are the views in it.
struct PlacedView: Sendable {
  let view: View
  /// Its number among its siblings; for rows the number of the row, whichever are on the screen.
  let index: Int
  let area: CellArea
  /// The part of the screen that it may draw on.
  let clip: CellArea
  /// The style with that of all views around it.
  let style: TextStyle
  let isFocused: Bool
  let isDisabled: Bool
  /// Where the columns lie, of tables only.
  var geometry: TableGeometry?
  var children: [PlacedView] = []

  /// What of it is on the screen.
  var visibleArea: CellArea { area.intersection(clip) }
}
