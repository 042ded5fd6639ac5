/// What one output stream can show, found out once at the edge and passed in as a value.
public struct TerminalTraits: Sendable, Hashable {
  /// Whether the stream is treated as a terminal.
  public var isTerminal: Bool
  /// Whether it is a terminal that can only print one line after the other (`TERM=dumb`).
  public var isDumb: Bool
  /// The width in cells; `nil` when unlimited or unknown.
  public var columns: Int?
  /// Whether styles (SGR sequences, ECMA-48 section 8.3.117) may be sent.
  public var usesColor: Bool
  /// Whether OSC 8 hyperlinks may be sent.
  public var supportsLinks: Bool

  /// Creates traits; the defaults are those of a pipe.
  public init(
    isTerminal: Bool = false,
    isDumb: Bool = false,
    columns: Int? = nil,
    usesColor: Bool = false,
    supportsLinks: Bool = false
  ) {
    self.isTerminal = isTerminal
    self.isDumb = isDumb
    self.columns = columns
    self.usesColor = usesColor
    self.supportsLinks = supportsLinks
  }
}
