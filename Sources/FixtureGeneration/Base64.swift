/// Base64 (RFC 4648, section 4), with padding.
enum Base64 {
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var bits: UInt32 = 0
      for index in 0..<3 {
        bits = bits &<< 8 | (index < count ? UInt32(bytes[start &+ index]) : 0)
      }
      for index in 0..<4 {
        let letter = alphabet[Int(bits &>> UInt32(18 &- 6 &* index) & 63)]
        text.append(index <= count ? letter : UInt8(ascii: "="))
      }
    }
    return text
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
