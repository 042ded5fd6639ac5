/// Text from strangers made safe to show: it stays on its line and moves no cursor.
///
/// Control characters (C0, C1, DEL) and bidirectional controls (Unicode property `Bidi_Control`)
/// become visible as `\u{…}`; tabs, line feeds, carriage returns, and the line and paragraph
/// separators become one space each, CR LF together one.
public enum InertText {
  /// The text made inert; the same text when there is nothing to do.
  public static func inert(_ text: String) -> String {
    var text = text
    let bytes: [UInt8]? = text.withUTF8 { source in
      guard let first = firstActive(in: source, from: 0) else { return nil }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(source.count + 16)
      append(source, firstActive: first, to: &bytes)
      return bytes
    }
    return bytes.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// Appends the text made inert as UTF-8.
  public static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { source in
      append(source, firstActive: firstActive(in: source, from: 0), to: &bytes)
    }
  }

  private static func append(
    _ source: UnsafeBufferPointer<UInt8>, firstActive: Int?, to bytes: inout [UInt8]
  ) {
    var start = 0
    var next = firstActive
    while let index = next {
      bytes.append(contentsOf: source[start..<index])
      let (value, length) = scalar(in: source, at: index)
      switch value {
      case 0x0D where index + 1 < source.count && source[index + 1] == 0x0A:
        break  // the line feed stands for both
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029:
        bytes.append(0x20)
      default:
        bytes.append(contentsOf: "\\u{\(String(value, radix: 16))}".utf8)
      }
      start = index + length
      next = self.firstActive(in: source, from: start)
    }
    bytes.append(contentsOf: source[start...])
  }

  /// The active scalars, none longer than three bytes.
  private static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (value: UInt32, length: Int) {
    let lead = UInt32(bytes[index])
    if lead < 0x80 { return (lead, 1) }
    let second = UInt32(bytes[index + 1] & 0x3F)
    if lead < 0xE0 { return ((lead & 0x1F) << 6 | second, 2) }
    return ((lead & 0x0F) << 12 | second << 6 | UInt32(bytes[index + 2] & 0x3F), 3)
  }

  /// The place of the first character that may not reach a terminal, at or after `start`.
  private static func firstActive(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte == 0x7F { return index }
      // The other active characters begin with one of three bytes: C1 controls with C2, U+061C
      // with D8, and the rest, from U+200E to U+2069, with E2.
      if byte == 0xC2 || byte == 0xD8 || byte == 0xE2,
        isActiveSequence(bytes, at: index)
      {
        return index
      }
      index += 1
    }
    return nil
  }

  /// The character at `index` when it may not reach a terminal as it is, for writers that have
  /// escapes of their own.
  package static func activeScalar(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (value: UInt32, length: Int)? {
    let byte = bytes[index]
    let isActive = byte < 0x20 || byte == 0x7F || isActiveSequence(bytes, at: index)
    return isActive ? scalar(in: bytes, at: index) : nil
  }

  private static func isActiveSequence(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Bool {
    guard index + 1 < bytes.count else { return false }
    switch (bytes[index], bytes[index + 1]) {
    case (0xC2, 0x80..<0xA0), (0xD8, 0x9C): return true
    case (0xE2, 0x80):
      guard index + 2 < bytes.count else { return false }
      // U+200E, U+200F, the separators U+2028 and U+2029, U+202A to U+202E.
      return [0x8E, 0x8F].contains(bytes[index + 2]) || (0xA8...0xAE).contains(bytes[index + 2])
    case (0xE2, 0x81):
      return index + 2 < bytes.count && (0xA6...0xA9).contains(bytes[index + 2])
    default: return false
    }
  }
}
