extension JSONCursor {
  /// Steps over the value here and checks all of it, with no recursion and no allocation: one bit
  /// a level says whether it is an object.
  mutating func skip() throws(JSONSyntaxError) {
    let outside = depth
    var isObject = JSONLevels()
    while true {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        let closing = byte == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
        try open()
        if !closesEmpty(closing) {
          isObject[depth &- 1] = closing == UInt8(ascii: "}")
          if closing == UInt8(ascii: "}") { _ = try name() }
          continue
        }
      } else {
        try skipScalar()
      }
      while depth > outside {
        let closing = isObject[depth &- 1] ? UInt8(ascii: "}") : UInt8(ascii: "]")
        if try continues(until: closing) {
          if closing == UInt8(ascii: "}") { _ = try name() }
          break
        }
      }
      if depth == outside { return }
    }
  }

  private mutating func skipScalar() throws(JSONSyntaxError) {
    switch byte {
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try literal("true")
    case UInt8(ascii: "f"): try literal("false")
    case UInt8(ascii: "n"): try literal("null")
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try number()
    default: throw unexpected("a value")
    }
  }
}

/// One bit for each level up to the depth limit.
struct JSONLevels {
  private var words: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) =
    (0, 0, 0, 0, 0, 0, 0, 0)

  subscript(level: Int) -> Bool {
    get { word(level &>> 6) &>> UInt64(level & 63) & 1 == 1 }
    set {
      let bit: UInt64 = 1 &<< UInt64(level & 63)
      let word = newValue ? word(level &>> 6) | bit : word(level &>> 6) & ~bit
      switch level &>> 6 {
      case 0: words.0 = word
      case 1: words.1 = word
      case 2: words.2 = word
      case 3: words.3 = word
      case 4: words.4 = word
      case 5: words.5 = word
      case 6: words.6 = word
      default: words.7 = word
      }
    }
  }

  private func word(_ index: Int) -> UInt64 {
    switch index {
    case 0: words.0
    case 1: words.1
    case 2: words.2
    case 3: words.3
    case 4: words.4
    case 5: words.5
    case 6: words.6
    default: words.7
    }
  }
}
