import TerminalText

/// How a button looks: `[ label ]`, and `[>label<]` with the focus.
enum ButtonShape {
  /// The cells around the label.
  static let frameWidth = 4

  static func line(_ label: StyledText, width: Int, isFocused: Bool, style: TextStyle) -> TextLine {
    var style = style
    if isFocused { style.reverse = true }
    var line = TextLine()
    line.append(isFocused ? "[>" : "[ ", style)
    line.append(TextLine(label.laid(on: style)).truncated(to: width - frameWidth).glyphs)
    line.append(isFocused ? "<]" : " ]", style)
    return line
  }
}
