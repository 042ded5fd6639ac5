/// A rectangle of cells. It may lie outside of the screen, in part or as a whole.
///
///     try screen.find(.button).area == CellArea(x: 0, y: 3, width: 10, height: 1)
public struct CellArea: Sendable, Hashable {
  /// The first column: `CellArea(x: 2, y: 1, width: 5, height: 1).x == 2`.
  public let x: Int
  /// The first line: `CellArea(x: 2, y: 1, width: 5, height: 1).y == 1`.
  public let y: Int
  /// The extent: `area.size == CellSize(width: 5, height: 1)`.
  public let size: CellSize

  /// Creates an area.
  ///
  ///     CellArea(x: 0, y: 0, width: 80, height: 24)
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    size = CellSize(width: width, height: height)
  }

  var width: Int { size.width }
  var height: Int { size.height }
  var maxX: Int { x + size.width }
  var maxY: Int { y + size.height }
  var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// What two areas share; empty when they share nothing.
  func intersection(_ other: CellArea) -> CellArea {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return CellArea(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  func contains(_ position: CellPosition) -> Bool {
    position.x >= x && position.x < maxX && position.y >= y && position.y < maxY
  }
}
