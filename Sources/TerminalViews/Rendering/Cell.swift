public import TerminalText

/// One cell of a grid: a character, or the right half of the wide character before it.
///
///     grid[CellPosition(x: 0, y: 0)].character == "a"
public struct Cell: Sendable, Hashable {
  /// What is shown, a space in an empty cell and in the right half of a wide character:
  /// `Cell.blank.character == " "`.
  public internal(set) var character: Character
  /// How it looks: `Cell.blank.style == .plain`.
  public internal(set) var style: TextStyle
  /// The cells that the character takes: 1 or 2, and 0 for the right half of a wide one:
  /// `Cell.blank.cells == 1`.
  public internal(set) var cells: Int8

  /// An empty cell: `grid[position] == .blank`.
  public static let blank = Cell(character: " ", style: .plain, cells: 1)

  /// Whether the cell is the right half of a wide character.
  var isContinuation: Bool { cells == 0 }
}
