public import TerminalText

/// One cell of a grid: a character, or the right half of the wide character before it.
///
///     grid[CellPosition(x: 0, y: 0)].character == "a"
public struct Cell: Sendable, Hashable {
  /// What is shown, a space in an empty cell and in the right half of a wide character:
  /// `Cell.blank.character == " "`.
  public let character: Character
  /// Packed, because grids are compared cell by cell for every frame.
  let packedStyle: PackedStyle
  private let width: Int8
  /// Whether terminals disagree on the cells of the character, or could join it with the next one.
  let isUncertain: Bool

  init(_ character: Character, cells: Int, _ style: PackedStyle) {
    self.character = character
    packedStyle = style
    width = Int8(cells)
    isUncertain = character.hasUncertainWidth
  }

  /// An empty cell: `grid[position] == .blank`.
  public static let blank = Cell(" ", cells: 1, PackedStyle(.plain))

  /// How it looks: `Cell.blank.style == .plain`.
  public var style: TextStyle { packedStyle.style }

  /// The cells that the character takes: 1 or 2, and 0 for the right half of a wide one:
  /// `Cell.blank.cells == 1`.
  public var cells: Int { Int(width) }

  /// Whether the cell is the right half of a wide character.
  var isContinuation: Bool { width == 0 }

  /// Whether there is nothing to see, where styles are shown or where they are not.
  func isBlank(withStyle: Bool) -> Bool {
    width == 1 && (!withStyle || packedStyle == Cell.blank.packedStyle) && character == " "
  }

  /// The empty cell that is left of half a wide character.
  var emptied: Cell { Cell(" ", cells: 1, packedStyle) }
}

extension Character {
  fileprivate var hasUncertainWidth: Bool {
    // Nothing is longer than its first scalar below U+0300, which has one or two bytes.
    if utf8.count == 1 { return false }
    let scalars = unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return true }
    switch scalar.value {
    case 0x1100..<0x1200, 0xA960..<0xA980, 0xD7B0..<0xD800, 0x1F1E6..<0x1F200: return true
    case ..<0x300, 0x2000..<0x2C00, 0x3000..<0xA4D0, 0xAC00..<0xD7A4: return false
    default: return scalar.properties.generalCategory == .format
    }
  }
}
