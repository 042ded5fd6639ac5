/// A width and a height in cells, never negative.
///
///     CellSize(width: 80, height: 24)
public struct CellSize: Sendable, Hashable {
  /// Cells from left to right: `CellSize(width: 80, height: 24).width == 80`.
  public let width: Int
  /// Lines: `CellSize(width: 80, height: 24).height == 24`.
  public let height: Int

  /// Creates a size; less than nothing is nothing.
  ///
  ///     CellSize(width: 80, height: -1) == CellSize(width: 80, height: 0)
  public init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
  }
}
