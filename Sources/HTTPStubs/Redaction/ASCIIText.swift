/// Bytes in lower case, and what secrets look like in them.
struct ASCIIText {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = Self.lowercased(bytes) }

  /// Only ASCII letters change.
  static func lowercased(_ bytes: [UInt8]) -> [UInt8] {
    bytes.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }

  func contains(_ part: [UInt8]) -> Bool { occurrence(of: part, from: 0) != nil }

  /// Where `part` begins next. On bare buffers, since bodies are long and debug builds slow.
  private func occurrence(of part: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { text in
      part.withUnsafeBufferPointer { part in
        guard let first = part.first else { return nil }
        var index = start
        while index + part.count <= text.count {
          var count = text[index] == first ? 1 : 0
          while count > 0, count < part.count, text[index + count] == part[count] { count += 1 }
          if count == part.count { return index }
          index += 1
        }
        return nil
      }
    }
  }

  /// Whether `isFound` holds for one of the places at which `part` stands.
  private func isAnywhere(
    _ part: String, _ isFound: (_ start: Int, _ end: Int) -> Bool
  ) -> Bool {
    let part = Array(part.utf8)
    var from = 0
    while let start = occurrence(of: part, from: from) {
      if isFound(start, start + part.count) { return true }
      from = start + 1
    }
    return false
  }

  // MARK: Tokens by their form

  /// The prefixes of GitHub's tokens.
  private static let prefixes = ["ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_"]

  /// The prefix of a text in the form of a token, if there is one.
  ///
  /// One character after the prefix is enough, unless a letter or digit stands before it or the
  /// text was decoded: words like `laughs_at` are none, so sixteen must follow then.
  func tokenPrefix(isDecoded: Bool) -> String? {
    Self.prefixes.first { prefix in
      isAnywhere(prefix) { start, end in
        let isInsideWord = start > 0 && Self.isLetterOrDigit(bytes[start - 1])
        let rest = bytes[end...].prefix(while: Self.isLetterOrDigit)
        return rest.count >= (isInsideWord || isDecoded ? 16 : 1)
      }
    }
  }

  // MARK: Credentials in header values

  /// Registered authentication schemes, and GitHub's own `token`.
  private static let schemes = [
    "basic", "bearer", "digest", "dpop", "hoba", "mutual", "negotiate", "ntlm", "token",
  ]

  /// The scheme that is followed by white space and credentials, if there is one.
  var schemeWithCredentials: String? {
    Self.schemes.first { scheme in
      isAnywhere(scheme) { start, end in
        let rest = bytes[end...].drop { $0 == 0x20 || $0 == 0x09 }
        return isWordStart(start) && rest.startIndex > end && !rest.isEmpty
      }
    }
  }

  private func isWordStart(_ index: Int) -> Bool {
    index == 0
      || !(Self.isLetterOrDigit(bytes[index - 1]) || "-_./".utf8.contains(bytes[index - 1]))
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
