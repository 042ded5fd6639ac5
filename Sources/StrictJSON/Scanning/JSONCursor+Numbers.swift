extension JSONCursor {
  /// Scans a number (RFC 8259, section 6); the cursor stands on its sign or first digit.
  mutating func number() throws(JSONSyntaxError) -> JSONToken {
    let start = position
    if byte == UInt8(ascii: "-") { position &+= 1 }
    if byte == UInt8(ascii: "0") {
      position &+= 1
      if isDigit(byte) { throw failure(.leadingZero, at: position &- 1) }
    } else {
      try digits()
    }
    if byte == UInt8(ascii: ".") {
      position &+= 1
      try digits()
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      position &+= 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position &+= 1 }
      try digits()
    }
    if isWordByte(byte) || byte == UInt8(ascii: ".") { throw unexpected("the end of a number") }
    return JSONToken(start: start, end: position)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    guard isDigit(byte) else { throw unexpected("a digit") }
    while position < end && isDigit(base[position]) { position &+= 1 }
  }

  /// The literal of a number that was scanned before.
  func number(_ token: JSONToken) -> JSONNumber {
    let bytes = UnsafeBufferPointer(start: base + token.start, count: token.end &- token.start)
    return JSONNumber(checked: String(decoding: bytes, as: UTF8.self))
  }

  /// The value of a number that was scanned before, if it is whole and fits.
  func int(_ token: JSONToken) -> Int? {
    let isNegative = base[token.start] == UInt8(ascii: "-")
    var at = token.start &+ (isNegative ? 1 : 0)
    // 18 digits always fit; anything longer, or with a fraction or exponent, is rare.
    guard token.end &- at <= 18 else { return number(token).exactInt }
    var value = 0
    while at < token.end {
      guard isDigit(base[at]) else { return number(token).exactInt }
      value = value &* 10 &+ Int(base[at] &- 0x30)
      at &+= 1
    }
    return isNegative ? -value : value
  }
}
