extension TextStyle {
  /// The sequence that turns the style on (SGR, ECMA-48 section 8.3.117); empty for plain text.
  public var openingSequence: String {
    var codes: [Int] = []
    if bold { codes.append(1) }
    if dim { codes.append(2) }
    if underline { codes.append(4) }
    if reverse { codes.append(7) }
    if let foreground { codes.append(30 + foreground.rawValue) }
    if let background { codes.append(40 + background.rawValue) }
    if codes.isEmpty { return "" }
    return "\u{1b}[\(codes.map(String.init).joined(separator: ";"))m"
  }

  /// The sequence that turns every style off; empty for plain text.
  public var closingSequence: String { self == .plain ? "" : "\u{1b}[0m" }
}
