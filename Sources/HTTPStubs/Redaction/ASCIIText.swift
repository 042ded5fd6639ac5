/// Bytes in lower case, and what secrets look like in them.
struct ASCIIText {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = Self.lowercased(bytes) }

  /// Only ASCII letters change.
  static func lowercased(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }

  func contains(_ part: [UInt8]) -> Bool {
    guard let first = part.first, part.count <= bytes.count else { return false }
    return (0...bytes.count - part.count).contains { start in
      bytes[start] == first && bytes[start...].starts(with: part)
    }
  }

  // MARK: Tokens by their form

  /// The prefixes of GitHub's tokens.
  private static let prefixes = ["ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_"]

  /// The prefix of a text in the form of a token, if there is one.
  ///
  /// One character after the prefix is enough, unless a letter or digit stands before it or the
  /// text was decoded: words like `laughs_at` are none, so sixteen must follow then.
  func tokenPrefix(isDecoded: Bool) -> String? {
    for start in bytes.indices where bytes[start] == UInt8(ascii: "g") {
      for prefix in Self.prefixes where bytes[start...].starts(with: prefix.utf8) {
        let isInsideWord = start > 0 && Self.isLetterOrDigit(bytes[start - 1])
        let rest = bytes[(start + prefix.utf8.count)...].prefix(while: Self.isLetterOrDigit)
        if rest.count >= (isInsideWord || isDecoded ? 16 : 1) { return prefix }
      }
    }
    return nil
  }

  // MARK: Credentials in header values

  /// Registered authentication schemes, and GitHub's own `token`.
  private static let schemes = [
    "basic", "bearer", "digest", "dpop", "hoba", "mutual", "negotiate", "ntlm", "token",
  ]

  /// The scheme that is followed by white space and credentials, if there is one.
  var schemeWithCredentials: String? {
    for scheme in Self.schemes {
      for start in bytes.indices where bytes[start...].starts(with: scheme.utf8) {
        let end = start + scheme.utf8.count
        let isWord =
          start == 0
          || !(Self.isLetterOrDigit(bytes[start - 1]) || "-_./".utf8.contains(bytes[start - 1]))
        let rest = bytes[end...].drop { $0 == 0x20 || $0 == 0x09 }
        if isWord, rest.startIndex > end, !rest.isEmpty { return scheme }
      }
    }
    return nil
  }

  // MARK: Addresses

  /// Names of query items whose values are secrets, GitHub's and those of others that its answers
  /// link to.
  private static let secretItems: Set<String> = [
    "access_token", "api_key", "apikey", "auth_token", "client_secret", "id_token", "jwt",
    "oauth_token", "password", "private_token", "refresh_token", "sig", "signature", "token",
    "x-amz-credential", "x-amz-security-token", "x-amz-signature",
  ]

  /// A password or a secret query item in an address anywhere in the text.
  var passwordOrQueryItem: SecretFinding? {
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: ":"):
        if hasPassword(after: index) { return .passwordInAddress }
      case UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: ";"):
        if let name = secretItem(after: index) { return .queryItem(name: name) }
      default: break
      }
    }
    return nil
  }

  /// Whether `://user:password@` begins at the colon (RFC 3986, section 3.2.1).
  private func hasPassword(after colon: Int) -> Bool {
    guard bytes[colon...].starts(with: "://".utf8) else { return false }
    let authority = bytes[(colon + 3)...].prefix { $0 > 0x20 && !"/?#\"'<>\\".utf8.contains($0) }
    guard let at = authority.lastIndex(of: UInt8(ascii: "@")) else { return false }
    return authority[..<at].contains(UInt8(ascii: ":"))
  }

  /// The name of a secret query item with a value; a gap in a URI template is no value.
  private func secretItem(after mark: Int) -> String? {
    let name = bytes[(mark + 1)...].prefix(24).prefix { $0 != UInt8(ascii: "=") }
    let value = bytes[name.endIndex...].dropFirst().first
    guard let value, value > 0x20, !"&{<\"'#".utf8.contains(value),
      bytes[name.endIndex] == UInt8(ascii: "=")
    else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    return Self.secretItems.contains(text) ? text : nil
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}

extension UInt8 {
  fileprivate var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
