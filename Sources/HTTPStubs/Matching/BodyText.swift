/// Bodies as they stand in reports.
enum BodyText {
  /// The text in quotes, or the first bytes in hexadecimal if it is not UTF-8. Reports stay
  /// readable with bodies of any size.
  static func describe(_ bytes: [UInt8]) -> String {
    guard !bytes.isEmpty else { return "empty" }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let shown = bytes.prefix(16).map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      let rest = bytes.count > 16 ? " …" : ""
      return "\(bytes.count) bytes \(shown.joined(separator: " "))\(rest)"
    }
    return shorten("\"\(text)\"")
  }

  /// At most 300 characters, with the number of those left out.
  static func shorten(_ text: String) -> String {
    let count = text.count
    return count <= 300 ? text : "\(text.prefix(280))… (\(count - 280) more characters)"
  }
}
