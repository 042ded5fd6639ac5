import TerminalText
import TerminalViews

/// As much of a terminal as the painter needs, and strict: what it does not know is an error.
struct TinyTerminal {
  struct TerminalCell: Equatable {
    var text = " "
    var cells = 1
    var style = TextStyle.plain
  }

  private(set) var lines: [[TerminalCell]]
  private(set) var errors: [String] = []
  private(set) var showsCursor = true
  private var x = 0
  private var y = 0
  private var style = TextStyle.plain

  init(_ size: CellSize, filledWith text: String = " ") {
    lines = Array(
      repeating: Array(repeating: TerminalCell(text: text), count: size.width), count: size.height)
  }

  var cursor: CellPosition? { showsCursor ? CellPosition(x: x, y: y) : nil }

  mutating func feed(_ output: String) {
    var rest = output[...]
    while let character = rest.popFirst() {
      if character != "\u{1b}" {
        write(character)
      } else if rest.popFirst() == "[", let end = rest.firstIndex(where: \.isLetter) {
        run(rest[end], rest[..<end])
        rest = rest[rest.index(after: end)...]
      } else {
        errors.append("not a control sequence")
      }
    }
  }

  private mutating func write(_ character: Character) {
    let width = DisplayWidth.cells(of: character)
    guard width > 0, x + width <= lines[y].count else {
      errors.append("\(character.debugDescription) does not fit at \(x),\(y)")
      return
    }
    for offset in 0..<width { erase(x + offset) }
    lines[y][x] = TerminalCell(text: String(character), cells: width, style: style)
    if width == 2 { lines[y][x + 1] = TerminalCell(cells: 0, style: style) }
    x += width
  }

  /// Empties a cell, and the other half of a wide character.
  private mutating func erase(_ x: Int) {
    if lines[y][x].cells == 0 { lines[y][x - 1] = TerminalCell(style: lines[y][x - 1].style) }
    if lines[y][x].cells == 2 { lines[y][x + 1] = TerminalCell(style: lines[y][x + 1].style) }
    lines[y][x] = TerminalCell()
  }

  private mutating func run(_ final: Character, _ parameters: Substring) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch (final, parameters) {
    case ("h", "?25"): showsCursor = true
    case ("l", "?25"): showsCursor = false
    case ("J", "2"): self = emptied
    case ("K", ""):
      if style != .plain { errors.append("erased in a style") }
      for column in x..<max(lines[y].count, x) { erase(column) }
    case ("H", _) where numbers.count == 2: (y, x) = (numbers[0] - 1, numbers[1] - 1)
    case ("m", _): numbers.forEach { setStyle($0) }
    default: errors.append("unknown: \(parameters)\(final)")
    }
  }

  private var emptied: TinyTerminal {
    var result = self
    for y in lines.indices { result.lines[y] = lines[y].map { _ in TerminalCell() } }
    return result
  }

  private mutating func setStyle(_ code: Int) {
    switch code {
    case 0: style = .plain
    case 1: style.bold = true
    case 2: style.dim = true
    case 4: style.underline = true
    case 7: style.reverse = true
    case 30...37: style.foreground = TextStyle.Color(rawValue: code - 30)
    case 40...47: style.background = TextStyle.Color(rawValue: code - 40)
    default: errors.append("unknown style \(code)")
    }
  }
}
