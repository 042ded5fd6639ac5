import TerminalText

extension TextStyle {
  /// This style over another one: attributes add up, and this one's colours win.
  func laid(on base: TextStyle) -> TextStyle {
    if self == .plain { return base }
    return TextStyle(
      bold: bold || base.bold, dim: dim || base.dim, underline: underline || base.underline,
      reverse: reverse || base.reverse, foreground: foreground ?? base.foreground,
      background: background ?? base.background)
  }
}

extension StyledText {
  func laid(on base: TextStyle) -> StyledText {
    StyledText(runs.map { Run($0.text, $0.style.laid(on: base), link: $0.link) })
  }
}
