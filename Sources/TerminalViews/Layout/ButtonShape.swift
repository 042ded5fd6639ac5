import TerminalText

/// How a button looks, also without colour: `[ label ]`, `[>label<]` with the focus, and
/// `( label )` when it is disabled.
enum ButtonShape {
  /// The cells around the label.
  static let frameWidth = 4

  static func line(_ label: StyledText, of button: PlacedView) -> TextLine {
    let isFocused = button.isFocused && !button.isDisabled
    var style = button.style
    if isFocused { style.reverse = true }
    var line = TextLine()
    line.append(isFocused ? "[>" : button.isDisabled ? "( " : "[ ", style)
    let room = button.area.width - frameWidth
    line.append(TextLine(label.laid(on: style)).truncated(to: room).glyphs)
    line.append(isFocused ? "<]" : button.isDisabled ? " )" : " ]", style)
    return line
  }
}
