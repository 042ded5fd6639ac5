/// `owner/name`, checked before it gets near a URL.
public struct RepositoryName: Sendable, Hashable, CustomStringConvertible {
  /// The account.
  public let owner: Login
  /// The name without its owner: 1 to 100 characters out of `A-Z a-z 0-9 . _ -`, and neither `.`
  /// nor `..`.
  public let name: String
  /// The host of the address that the name was read from, in lower case, without user, port, `www.`,
  /// `ssh.` or `api.`; `nil` when it was given as `owner/name`. It is no part of the name: names are
  /// compared without it.
  public let addressHost: String?

  /// Fails when `name` cannot be the name of a repository.
  public init?(owner: Login, name: String, addressHost: String? = nil) {
    guard (1...100).contains(name.utf8.count), name.utf8.allSatisfy(Self.isAllowed),
      name != ".", name != ".."
    else { return nil }
    self.owner = owner
    self.name = name
    self.addressHost = addressHost
  }

  /// `owner/name`.
  public var description: String { "\(owner)/\(name)" }

  /// Equal without case, as GitHub compares names.
  public static func == (left: RepositoryName, right: RepositoryName) -> Bool {
    left.owner == right.owner && left.name.lowercased() == right.name.lowercased()
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(owner)
    hasher.combine(name.lowercased())
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
