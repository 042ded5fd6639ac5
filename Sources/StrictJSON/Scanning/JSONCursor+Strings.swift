extension JSONCursor {
  /// Scans a string and checks it; the cursor stands on its quotation mark.
  mutating func string() throws(JSONSyntaxError) -> JSONToken {
    let start = position &+ 1
    var at = start
    var hasEscapes = false
    while true {
      at = afterPlainBytes(at)
      guard at < end else { throw failure(.unexpectedEnd, at: end) }
      let byte = base[at]
      if byte == UInt8(ascii: "\"") {
        position = at &+ 1
        return JSONToken(start: start, end: at, hasEscapes: hasEscapes)
      } else if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        at = try escape(at).end
      } else if byte < 0x20 {
        throw failure(.controlCharacter(byte), at: at)
      } else {
        at = try afterScalar(at)
      }
    }
  }

  /// The first place from `start` on that is a quotation mark, a backslash, a control character
  /// or not ASCII. Eight bytes at a time: in each byte of a word the high bit is set for a hit,
  /// and the lowest hit is exact (borrows only spoil what is above one).
  private func afterPlainBytes(_ start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let raw = UnsafeRawPointer(base)
    var at = start
    while at &+ 8 <= end {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      let quote = word ^ (ones &* 0x22)
      let backslash = word ^ (ones &* 0x5C)
      let hits =
        (((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
          | ((word &- (ones &* 0x20)) & ~word) | word) & highs
      if hits != 0 { return at &+ (hits.trailingZeroBitCount &>> 3) }
      at &+= 8
    }
    while at < end {
      let byte = base[at]
      if byte == 0x22 || byte == 0x5C || byte < 0x20 || byte >= 0x80 { return at }
      at &+= 1
    }
    return at
  }

  /// Checks one scalar beyond ASCII (Unicode, table 3-7: well-formed UTF-8).
  private func afterScalar(_ start: Int) throws(JSONSyntaxError) -> Int {
    let lead = base[start]
    let count: Int
    var lowest: UInt8 = 0x80
    var highest: UInt8 = 0xBF
    switch lead {
    case 0xC2...0xDF: count = 2
    case 0xE0...0xEF:
      count = 3
      if lead == 0xE0 { lowest = 0xA0 }
      if lead == 0xED { highest = 0x9F }
    case 0xF0...0xF4:
      count = 4
      if lead == 0xF0 { lowest = 0x90 }
      if lead == 0xF4 { highest = 0x8F }
    default: throw failure(.invalidUTF8, at: start)
    }
    var value = UInt32(lead) & (0x7F &>> UInt32(count))
    for index in 1..<count {
      guard start &+ index < end else { throw failure(.unexpectedEnd, at: end) }
      let byte = base[start &+ index]
      guard byte >= lowest, byte <= highest else { throw failure(.invalidUTF8, at: start) }
      value = value &<< 6 | UInt32(byte & 0x3F)
      lowest = 0x80
      highest = 0xBF
    }
    try check(value, at: start)
    return start &+ count
  }

  /// Reads the escape at `start`, which holds a backslash.
  func escape(_ start: Int) throws(JSONSyntaxError) -> (scalar: Unicode.Scalar, end: Int) {
    guard start &+ 1 < end else { throw failure(.unexpectedEnd, at: end) }
    let plain: Unicode.Scalar
    switch base[start &+ 1] {
    case UInt8(ascii: "\""): plain = "\""
    case UInt8(ascii: "\\"): plain = "\\"
    case UInt8(ascii: "/"): plain = "/"
    case UInt8(ascii: "b"): plain = "\u{8}"
    case UInt8(ascii: "f"): plain = "\u{c}"
    case UInt8(ascii: "n"): plain = "\n"
    case UInt8(ascii: "r"): plain = "\r"
    case UInt8(ascii: "t"): plain = "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(start)
    default: throw failure(.invalidEscape, at: start)
    }
    return (plain, start &+ 2)
  }

  private func unicodeEscape(
    _ start: Int
  ) throws(JSONSyntaxError) -> (scalar: Unicode.Scalar, end: Int) {
    var value = try codeUnit(start)
    var next = start &+ 6
    if value & 0xFC00 == 0xD800 {
      guard next &+ 1 < end, base[next] == UInt8(ascii: "\\"), base[next &+ 1] == UInt8(ascii: "u")
      else { throw failure(.loneSurrogate, at: start) }
      let low = try codeUnit(next)
      guard low & 0xFC00 == 0xDC00 else { throw failure(.loneSurrogate, at: start) }
      value = 0x10000 &+ (value & 0x3FF) &<< 10 &+ (low & 0x3FF)
      next &+= 6
    }
    guard let scalar = Unicode.Scalar(value) else { throw failure(.loneSurrogate, at: start) }
    try check(value, at: start)
    return (scalar, next)
  }

  private func codeUnit(_ start: Int) throws(JSONSyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for index in 2..<6 {
      guard start &+ index < end else { throw failure(.unexpectedEnd, at: end) }
      let byte = base[start &+ index]
      let letter = (byte | 0x20) &- 0x61
      guard isDigit(byte) || letter < 6 else { throw failure(.invalidEscape, at: start) }
      value = value &<< 4 | UInt32(isDigit(byte) ? byte &- 0x30 : letter &+ 10)
    }
    return value
  }

  private func check(_ scalar: UInt32, at place: Int) throws(JSONSyntaxError) {
    guard profile == .strict else { return }
    if scalar & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar) {
      throw failure(.noncharacter, at: place)
    }
  }

  /// The text of a string that was scanned before.
  func text(_ token: JSONToken) throws(JSONSyntaxError) -> String {
    let bytes = UnsafeBufferPointer(start: base + token.start, count: token.end &- token.start)
    guard token.hasEscapes else { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var from = token.start
    var at = from
    while at < token.end {
      guard base[at] == UInt8(ascii: "\\") else {
        at &+= 1
        continue
      }
      text += String(
        decoding: UnsafeBufferPointer(start: base + from, count: at &- from), as: UTF8.self)
      let escape = try escape(at)
      text.unicodeScalars.append(escape.scalar)
      at = escape.end
      from = at
    }
    text += String(
      decoding: UnsafeBufferPointer(start: base + from, count: at &- from), as: UTF8.self)
    return text
  }
}
