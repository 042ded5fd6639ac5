/// Percent-encoding (RFC 3986, section 2.1), undone for comparison.
enum PercentEncoding {
  /// A path in the form in which paths are compared: every escape is decoded, except those of the
  /// slash and of the percent sign, which would change what the path means (RFC 3986, section
  /// 2.2). Escapes that are not UTF-8 stay, in upper case.
  static func comparablePath(_ path: String) -> String {
    decode(path, keeping: [UInt8(ascii: "/"), UInt8(ascii: "%")])
  }

  /// One name or value of a query. A plus sign is a space, as servers read forms.
  static func queryComponent(_ text: some StringProtocol) -> String {
    decode(String(text.map { $0 == "+" ? " " : $0 }), keeping: [])
  }

  private static func decode(_ text: String, keeping kept: [UInt8]) -> String {
    let bytes = Array(text.utf8)
    let decoded = unescape(bytes, keeping: kept)
    if let result = String(validating: decoded, as: UTF8.self) { return result }
    return String(decoding: unescape(bytes, keeping: kept + (0x80...0xFF)), as: UTF8.self)
  }

  /// Keeps the escapes of some bytes, in upper case; of these, bytes that are not ASCII get their
  /// escapes also where they were written plainly, so that there is one form.
  private static func unescape(_ bytes: [UInt8], keeping kept: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let escaped = escape(in: bytes, at: index)
      let byte = escaped ?? bytes[index]
      if kept.contains(byte), escaped != nil || byte >= 0x80 {
        result += ("%" + String(byte, radix: 16, uppercase: true)).utf8
      } else {
        result.append(byte)
      }
      index += escaped == nil ? 1 : 3
    }
    return result
  }

  /// The byte that the escape at `index` stands for, if there is one.
  private static func escape(in bytes: [UInt8], at index: Int) -> UInt8? {
    guard bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
      let high = Character(UnicodeScalar(bytes[index + 1])).hexDigitValue,
      let low = Character(UnicodeScalar(bytes[index + 2])).hexDigitValue
    else { return nil }
    return UInt8(high << 4 | low)
  }
}
