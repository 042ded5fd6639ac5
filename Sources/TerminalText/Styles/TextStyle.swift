/// How text looks: attributes and the eight colours that every palette can re-map (4-bit SGR).
public struct TextStyle: Sendable, Hashable {
  /// A colour of the terminal's own palette.
  public enum Color: Int, Sendable, Hashable, CaseIterable {
    case black, red, green, yellow, blue, magenta, cyan, white
  }

  /// Bold.
  public var bold: Bool
  /// Dimmed (faint).
  public var dim: Bool
  /// Underlined.
  public var underline: Bool
  /// Foreground and background exchanged.
  public var reverse: Bool
  /// The colour of the text; `nil` is the terminal's own.
  public var foreground: Color?
  /// The colour behind the text; `nil` is the terminal's own.
  public var background: Color?

  /// Creates a style; without arguments it is plain.
  public init(
    bold: Bool = false, dim: Bool = false, underline: Bool = false, reverse: Bool = false,
    foreground: Color? = nil, background: Color? = nil
  ) {
    self.bold = bold
    self.dim = dim
    self.underline = underline
    self.reverse = reverse
    self.foreground = foreground
    self.background = background
  }

  /// No attribute and no colour.
  public static let plain = TextStyle()
}
