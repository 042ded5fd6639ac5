import TerminalText

/// JSON strings (RFC 8259 section 7) that are safe on a terminal as well.
enum JSONText {
  /// Appends the text in quotes. Everything that could move a cursor or turn the direction of
  /// writing is escaped, which JSON allows of any character, so that nothing is lost.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { source in
      var start = 0
      var index = 0
      while index < source.count {
        guard mayNeedEscape(source[index]) else {
          index += 1
          continue
        }
        let length = escapedLength(source, at: index)
        if length > 0 {
          bytes.append(contentsOf: source[start..<index])
          appendEscape(source, at: index, to: &bytes)
          start = index + length
        }
        index += max(length, 1)
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
      || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }

  /// The bytes of the character when it has to be escaped, otherwise 0.
  private static func escapedLength(_ source: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let byte = source[index]
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return 1 }
    return InertText.activeScalar(in: source, at: index)?.length ?? 0
  }

  private static func appendEscape(
    _ source: UnsafeBufferPointer<UInt8>, at index: Int, to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(ascii: "\\"))
    switch source[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(source[index])
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    default:
      let digits = String(InertText.activeScalar(in: source, at: index)?.value ?? 0, radix: 16)
      bytes.append(UInt8(ascii: "u"))
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
      bytes.append(contentsOf: digits.utf8)
    }
  }
}
