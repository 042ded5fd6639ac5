/// Looks for secrets in what is about to be written. It prefers to find too much: what it finds
/// is not written.
struct SecretSearch: Sendable {
  /// The tokens in use, in lower case, in each of their readings.
  private let tokens: [[UInt8]]

  /// - Parameter tokens: the tokens in use; empty ones are ignored.
  init(tokens: [String]) {
    self.tokens = tokens.flatMap { token in
      SecretReadings.unescaped(Array(token.utf8)).map(ASCIIText.lowercased)
    }.filter { !$0.isEmpty }
  }

  /// Searches a text of any kind: a URL, a body, a whole file.
  func find(in bytes: [UInt8]) -> SecretFinding? {
    let readings = SecretReadings.unescaped(bytes)
    for reading in readings {
      let text = ASCIIText(reading)
      if let finding = findToken(in: text, isDecoded: false) ?? text.passwordOrQueryItem {
        return finding
      }
    }
    return findEncoded(in: readings.last ?? bytes, shortest: 8, depth: 2)
  }

  /// Searches a header value, where a scheme with credentials is a secret as well. It is looked
  /// for as written only: an address in `Link` may hold any words, escaped.
  func find(inHeader value: String) -> SecretFinding? {
    let bytes = Array(value.utf8)
    if let scheme = ASCIIText(bytes).schemeWithCredentials { return .credentials(scheme: scheme) }
    return find(in: bytes)
  }

  /// Searches behind base64. What decodes to noise can look like a token by chance, so that more
  /// characters must fit than in plain text.
  private func findEncoded(in bytes: [UInt8], shortest: Int, depth: Int) -> SecretFinding? {
    guard depth > 0 else { return nil }
    for decoded in SecretReadings.decodedBase64(bytes, shortest: shortest) {
      let readings = SecretReadings.unescaped(decoded)
      for reading in readings {
        if let finding = findToken(in: ASCIIText(reading), isDecoded: true) { return finding }
      }
      if let finding = findEncoded(in: readings.last ?? decoded, shortest: 16, depth: depth - 1) {
        return finding
      }
    }
    return nil
  }

  private func findToken(in text: ASCIIText, isDecoded: Bool) -> SecretFinding? {
    let shortestToken = isDecoded ? 6 : 1
    if tokens.contains(where: { $0.count >= shortestToken && text.contains($0) }) {
      return .inUse
    }
    return text.tokenPrefix(isDecoded: isDecoded).map { .tokenForm(prefix: $0) }
  }
}
