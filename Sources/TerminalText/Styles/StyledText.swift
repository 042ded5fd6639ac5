/// Text in runs of one style each, rendered late: with escape sequences, or without.
public struct StyledText: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// A piece of text in one style.
  public struct Run: Sendable, Hashable {
    /// The text, already inert.
    public var text: String
    /// Its style.
    public var style: TextStyle
    /// Where an OSC 8 hyperlink leads; `nil` is no link.
    public var link: String?

    /// Creates a run.
    public init(_ text: String, _ style: TextStyle = .plain, link: String? = nil) {
      self.text = text
      self.style = style
      self.link = link
    }
  }

  /// The runs, in order.
  public var runs: [Run]

  /// Creates text from runs.
  public init(_ runs: [Run] = []) { self.runs = runs }

  /// Creates text of one style.
  public init(_ text: String, _ style: TextStyle = .plain) { runs = [Run(text, style)] }

  /// Creates plain text.
  public init(stringLiteral value: String) { self.init(value) }

  /// The text alone.
  public var plain: String { runs.map(\.text).joined() }

  /// Puts two texts one after the other.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    StyledText(left.runs + right.runs)
  }
}
