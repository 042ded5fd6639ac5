/// The sequences around a program that has the whole screen (DEC private modes 1049, 7 and 25).
///
///     try console.write(FullScreen.enteringSequence, to: .standardOutput)
public enum FullScreen {
  /// Switches to the alternate screen, and turns automatic wrapping and the cursor off. The first
  /// grid is then painted over `nil`.
  ///
  ///     try console.write(FullScreen.enteringSequence, to: .standardOutput)
  public static let enteringSequence = "\u{1b}[?1049h\u{1b}[?7l\u{1b}[?25l"

  /// Puts back what ``enteringSequence`` changed, and ends every style; harmless when repeated.
  ///
  ///     try console.write(FullScreen.leavingSequence, to: .standardOutput)
  public static let leavingSequence = "\u{1b}[0m\u{1b}[?25h\u{1b}[?7h\u{1b}[?1049l"
}
