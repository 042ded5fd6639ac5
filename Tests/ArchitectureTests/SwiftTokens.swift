/// The words and marks of a Swift text, without comments and without the text of string literals.
/// The code inside of an interpolation counts.
struct SwiftTokens {
  private var tokens: [String] = []
  private let bytes: [UInt8]
  private var position = 0

  static func of(_ text: String) -> [String] {
    var scanner = SwiftTokens(bytes: Array(text.utf8))
    scanner.scan(untilClosingParenthesis: false)
    return scanner.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func scan(untilClosingParenthesis: Bool) {
    var depth = 0
    while let byte = peek() {
      if Self.isWord(byte) {
        takeWord()
        continue
      }
      if skipComment() || skipString() || takeQuotedName() { continue }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") {
        depth -= 1
        if untilClosingParenthesis && depth < 0 {
          advance()
          return
        }
      }
      advance()
      if byte > 0x20 { take(from: position - 1) }
    }
  }

  private mutating func takeWord() {
    let start = position
    while let byte = peek(), Self.isWord(byte) { advance() }
    take(from: start)
  }

  /// A name in backticks is one word, whatever it says.
  private mutating func takeQuotedName() -> Bool {
    let mark = UInt8(ascii: "`")
    guard peek() == mark else { return false }
    let start = position
    repeat { advance() } while peek().map { $0 != mark && $0 != 0x0A } ?? false
    advance()
    take(from: start)
    return true
  }

  /// Letters, digits, `_`, `$`, `@` (so that an attribute is one word), and all beyond ASCII.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x40...0x5A, 0x61...0x7A, 0x80...0xFF: true
    case UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }

  private mutating func skipComment() -> Bool {
    if starts(with: "//") {
      while let byte = peek(), byte != 0x0A { advance() }
      return true
    }
    guard starts(with: "/*") else { return false }
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && peek() != nil
    return true
  }

  private mutating func skipString() -> Bool {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard peek(hashes) == UInt8(ascii: "\"") else { return false }
    advance(hashes)
    let isLong = starts(with: "\"\"\"")
    let raw = String(repeating: "#", count: hashes)
    let end = (isLong ? "\"\"\"" : "\"") + raw
    advance(isLong ? 3 : 1)
    while let byte = peek() {
      if starts(with: end) {
        advance(end.utf8.count)
        return true
      }
      // A short literal never passes the end of its line; what looks like one was none.
      if byte == 0x0A && !isLong { return true }
      if starts(with: "\\" + raw + "(") {
        advance(2 + hashes)
        scan(untilClosingParenthesis: true)
      } else {
        advance(starts(with: "\\" + raw) ? 2 + hashes : 1)
      }
    }
    return true
  }

  private mutating func take(from start: Int) {
    tokens.append(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func starts(with text: String) -> Bool {
    peek() == text.utf8.first && bytes[position...].starts(with: text.utf8)
  }

  private mutating func advance(_ count: Int = 1) {
    position = min(position + count, bytes.count)
  }
}
