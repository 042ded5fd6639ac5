/// The place of a cell, counted from zero at the upper left.
///
///     grid[CellPosition(x: 0, y: 0)].character
public struct CellPosition: Sendable, Hashable {
  /// The column: `CellPosition(x: 2, y: 1).x == 2`.
  public let x: Int
  /// The line: `CellPosition(x: 2, y: 1).y == 1`.
  public let y: Int

  /// Creates a position.
  ///
  ///     CellPosition(x: 2, y: 1)
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
