/// A token that proves who asks. It never prints itself.
public struct AccessToken: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
  /// The secret, for the `Authorization` field and for redaction, and for nothing else.
  public let secret: String

  /// Fails when the text is empty or has a character that cannot be part of a token: a control
  /// character, white space inside, or anything beyond ASCII. Outer white space is trimmed.
  public init?(_ text: String) {
    let trimmed = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
    let secret = String(trimmed.reversed())
    guard !secret.isEmpty, secret.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      return nil
    }
    self.secret = secret
  }

  /// Says that there is a token, and not which.
  public var description: String { "(token)" }

  /// Shows nothing, so that no dump of a value that holds a token leaks it.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
