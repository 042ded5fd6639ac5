/// A place in a text and the rules for the tokens there. The one scanner of this module: values,
/// readers and skipping all stand on it, so they agree on what JSON is.
///
/// It works on a bare pointer, because it must also be quick without the optimiser: build tools
/// run unoptimised. Every read is preceded by a comparison with `end`.
struct JSONCursor {
  let base: UnsafePointer<UInt8>
  let end: Int
  let profile: JSONProfile
  var position = 0
  /// Arrays and objects that are open here.
  var depth = 0

  init(base: UnsafePointer<UInt8>, count: Int, profile: JSONProfile) {
    self.base = base
    self.end = count
    self.profile = profile
  }

  /// The byte here, or 0 at the end; 0 itself is nowhere allowed outside a string.
  var byte: UInt8 { position < end ? base[position] : 0 }

  mutating func skipWhiteSpace() {
    while position < end {
      let byte = base[position]
      // GitHub's answers have none: the first comparison ends the loop.
      if byte > 0x20 { return }
      if byte != 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09 { return }
      position &+= 1
    }
  }

  /// Goes to the first value.
  mutating func start() throws(JSONSyntaxError) {
    if end >= 3 && base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF {
      throw failure(.byteOrderMark, at: 0)
    }
    skipWhiteSpace()
    if position == end { throw failure(.emptyDocument) }
  }

  /// Checks that nothing follows the value.
  mutating func finish() throws(JSONSyntaxError) {
    skipWhiteSpace()
    if position < end { throw failure(byte == UInt8(ascii: "/") ? .comment : .trailingText) }
  }

  /// Steps over the bracket that opens an array or object.
  mutating func open() throws(JSONSyntaxError) {
    depth &+= 1
    if depth > JSONProfile.depthLimit { throw failure(.tooDeep(limit: JSONProfile.depthLimit)) }
    position &+= 1
    skipWhiteSpace()
  }

  /// Steps over `closing` if it stands here, right behind the opening bracket.
  mutating func closesEmpty(_ closing: UInt8) -> Bool {
    guard byte == closing else { return false }
    depth &-= 1
    position &+= 1
    return true
  }

  /// Steps over the comma or the closing bracket behind an item: whether another item follows.
  mutating func continues(until closing: UInt8) throws(JSONSyntaxError) -> Bool {
    skipWhiteSpace()
    let found = byte
    if found == UInt8(ascii: ",") {
      let comma = position
      position &+= 1
      skipWhiteSpace()
      if byte == closing { throw failure(.trailingComma, at: comma) }
      return true
    }
    if found == closing {
      depth &-= 1
      position &+= 1
      return false
    }
    throw unexpected(closing == UInt8(ascii: "]") ? "\",\" or \"]\"" : "\",\" or \"}\"")
  }

  /// Scans the name of a member and the colon behind it.
  mutating func name() throws(JSONSyntaxError) -> JSONToken {
    guard byte == UInt8(ascii: "\"") else { throw unexpected("a name in quotation marks") }
    let name = try string()
    skipWhiteSpace()
    guard byte == UInt8(ascii: ":") else { throw unexpected("\":\"") }
    position &+= 1
    skipWhiteSpace()
    return name
  }

  /// Scans `true`, `false` or `null`.
  mutating func literal(_ word: StaticString) throws(JSONSyntaxError) {
    let count = word.utf8CodeUnitCount
    let letters = word.utf8Start
    for index in 0..<count {
      if position &+ index >= end { throw failure(.unexpectedEnd, at: end) }
      if base[position &+ index] != letters[index] { throw unexpected("a value") }
    }
    position &+= count
    if isWordByte(byte) {
      position &-= count
      throw unexpected("a value")
    }
  }
}

/// Where a string or number stands. Of a string: the bytes between the quotation marks.
struct JSONToken {
  var start: Int
  var end: Int
  var hasEscapes = false
}

func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

func isWordByte(_ byte: UInt8) -> Bool {
  isDigit(byte) || (byte | 0x20) &- 0x61 < 26 || byte == 0x5F
}
