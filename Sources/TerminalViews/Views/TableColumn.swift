public import TerminalText

/// A column of a table: its header, its width, and the side of its cells.
///
///     TableColumn("STARS", width: .fixed(7), alignment: .trailing)
public struct TableColumn: Sendable, Hashable {
  /// How wide a column is.
  ///
  ///     TableColumn("DESCRIPTION", width: .flexible)
  public enum Width: Sendable, Hashable {
    /// As wide as the header and the cells on the screen need: `TableColumn("NAME")`.
    case fitting
    /// So many cells: `TableColumn("STARS", width: .fixed(7))`.
    case fixed(Int)
    /// What the other columns leave; several share it: `TableColumn("ABOUT", width: .flexible)`.
    case flexible
  }

  /// The header: `TableColumn("NAME").title == "NAME"`.
  public var title: String
  /// The width: `TableColumn("NAME").width == .fitting`.
  public var width: Width
  /// The side of the cells and the header: `TableColumn("NAME").alignment == .leading`.
  public var alignment: TextAlignment

  /// Creates a column.
  ///
  ///     TableColumn("NAME", width: .flexible)
  public init(_ title: String, width: Width = .fitting, alignment: TextAlignment = .leading) {
    self.title = title
    self.width = width
    self.alignment = alignment
  }
}
