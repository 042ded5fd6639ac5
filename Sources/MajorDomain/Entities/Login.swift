/// The name of a user or an organisation, checked before it gets near a URL.
///
/// 1 to 39 characters out of `A-Z a-z 0-9 _ -`: enterprise-managed accounts have an underscore, old
/// ones a double or trailing hyphen. Everything else about a name is the server's to judge.
public struct Login: Sendable, Hashable, CustomStringConvertible {
  /// The name as it was written.
  public let text: String

  /// Fails when the text cannot be a login.
  public init?(_ text: String) {
    guard (1...39).contains(text.utf8.count), text.utf8.allSatisfy(Self.isAllowed) else {
      return nil
    }
    self.text = text
  }

  /// The name as it was written.
  public var description: String { text }

  /// Equal without case, as GitHub compares logins.
  public static func == (left: Login, right: Login) -> Bool {
    left.text.lowercased() == right.text.lowercased()
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
