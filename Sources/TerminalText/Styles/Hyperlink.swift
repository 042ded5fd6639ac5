/// The sequences of terminal hyperlinks (OSC 8).
public enum Hyperlink {
  /// The sequence that begins a link; `nil` when the address has a character that could end the
  /// sequence early or has no place in an address (RFC 3986 allows printable ASCII only).
  public static func openingSequence(to address: String) -> String? {
    let isSafe = !address.isEmpty && address.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    return isSafe ? "\u{1b}]8;;\(address)\u{1b}\\" : nil
  }

  /// The sequence that ends a link.
  public static let closingSequence = "\u{1b}]8;;\u{1b}\\"
}
