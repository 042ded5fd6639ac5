public import TerminalText

/// A row of a table.
///
///     TableRow(["octo-org/linguist", "12,001"], mark: "*", style: TextStyle(bold: true))
public struct TableRow: Sendable, Hashable {
  /// One text a column: `TableRow(["a"]).cells == ["a"]`.
  public var cells: [StyledText]
  /// A character before the row, such as one that says it has changed: `row.mark = "*"`.
  public var mark: Character?
  /// The style of the whole row: `row.style = TextStyle(bold: true)`.
  public var style: TextStyle
  /// A name by which inspection finds the row: `row.id = "1296269"`.
  public var id: String?

  /// Creates a row.
  ///
  ///     TableRow([StyledText(repository.name), "\(repository.stargazerCount)"])
  public init(
    _ cells: [StyledText], mark: Character? = nil, style: TextStyle = .plain, id: String? = nil
  ) {
    self.cells = cells
    self.mark = mark
    self.style = style
    self.id = id
  }
}
