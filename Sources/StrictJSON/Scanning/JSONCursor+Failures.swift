extension JSONCursor {
  /// An error at a place, by default here.
  func failure(_ reason: JSONSyntaxError.Reason, at place: Int? = nil) -> JSONSyntaxError {
    let offset = place ?? position
    var line = 1
    var column = 1
    for index in 0..<offset {
      if base[index] == 0x0A {
        line += 1
        column = 1
      } else if base[index] & 0xC0 != 0x80 {
        column += 1
      }
    }
    return JSONSyntaxError(reason: reason, offset: offset, line: line, column: column)
  }

  /// The error for what stands here, where the grammar wants something else.
  func unexpected(_ expected: String) -> JSONSyntaxError {
    guard position < end else { return failure(.unexpectedEnd, at: end) }
    let byte = base[position]
    if byte == UInt8(ascii: "/") { return failure(.comment) }
    let word = word()
    let bare = word.drop { $0 == "-" || $0 == "+" }.lowercased()
    if bare == "nan" || bare == "infinity" || bare == "inf" { return failure(.notFinite(word)) }
    if !word.isEmpty { return failure(.unexpected(found: "\"\(word)\"", expected: expected)) }
    return failure(.unexpected(found: character(), expected: expected))
  }

  /// The letters and digits around the cursor with their sign, cut to about 40; empty if the
  /// cursor stands on something else.
  private func word() -> String {
    var from = position
    var to = position
    if base[to] == UInt8(ascii: "-") || base[to] == UInt8(ascii: "+") { to += 1 }
    while to < end && isWordByte(base[to]) && to - position < 20 { to += 1 }
    guard to > from else { return "" }
    while from > 0 && isWordByte(base[from - 1]) && position - from < 20 { from -= 1 }
    if from > 0 && base[from - 1] == UInt8(ascii: "-") { from -= 1 }
    return String(
      decoding: UnsafeBufferPointer(start: base + from, count: to - from), as: UTF8.self)
  }

  /// The scalar here, in quotation marks if it can be seen.
  private func character() -> String {
    let byte = base[position]
    if byte > 0x20 && byte < 0x7F { return "\"\(Unicode.Scalar(byte))\"" }
    let bytes = UnsafeBufferPointer(start: base + position, count: min(4, end - position))
    let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    return hexadecimal(scalar?.value ?? UInt32(byte))
  }
}
