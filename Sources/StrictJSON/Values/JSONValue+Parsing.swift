extension JSONValue {
  /// Reads a whole text: exactly one value and nothing behind it.
  ///
  /// The grammar is that of RFC 8259 without exception: no byte order mark, comments, trailing
  /// commas, leading zeros or `NaN`. `profile` says what else is refused.
  ///
  /// ```swift
  /// let user = try JSONValue(parsing: response.body, profile: .server)
  /// ```
  ///
  /// - Throws: `JSONSyntaxError` with the first rule that is broken and its place.
  public init(
    parsing bytes: [UInt8], profile: JSONProfile = .strict
  ) throws(JSONSyntaxError) {
    self = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONSyntaxError) -> JSONValue in
      guard let base = buffer.baseAddress else {
        throw JSONSyntaxError(reason: .emptyDocument, offset: 0, line: 1, column: 1)
      }
      var cursor = JSONCursor(base: base, count: buffer.count, profile: profile)
      try cursor.start()
      let value = try cursor.value()
      try cursor.finish()
      return value
    }
  }

  /// Reads a whole text.
  ///
  /// ```swift
  /// let user = try JSONValue(parsing: #"{"login": "octo-org"}"#)
  /// ```
  public init(
    parsing text: String, profile: JSONProfile = .strict
  ) throws(JSONSyntaxError) {
    try self.init(parsing: Array(text.utf8), profile: profile)
  }
}

extension JSONCursor {
  /// Reads the value here. Open arrays and objects are kept in a list and not on the call stack,
  /// which is small in threads that are not the main one.
  mutating func value() throws(JSONSyntaxError) -> JSONValue {
    var open: [JSONContainer] = []
    while true {
      let value: JSONValue
      switch byte {
      case UInt8(ascii: "{"):
        try self.open()
        if closesEmpty(UInt8(ascii: "}")) {
          value = .object([])
        } else {
          var container = JSONContainer(isObject: true)
          try container.setName(from: &self)
          open.append(container)
          continue
        }
      case UInt8(ascii: "["):
        try self.open()
        if closesEmpty(UInt8(ascii: "]")) {
          value = .array([])
        } else {
          open.append(JSONContainer(isObject: false))
          continue
        }
      default: value = try scalar()
      }
      if let whole = try close(&open, with: value) { return whole }
    }
  }

  /// Puts a value where it belongs and closes what ends behind it; the whole value, if that was
  /// the last of it.
  private mutating func close(
    _ open: inout [JSONContainer], with value: JSONValue
  ) throws(JSONSyntaxError) -> JSONValue? {
    var value = value
    while !open.isEmpty {
      let last = open.count - 1
      let isObject = open[last].isObject
      open[last].append(value)
      if try continues(until: isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
        if isObject { try open[last].setName(from: &self) }
        return nil
      }
      value = open.removeLast().value
    }
    return value
  }

  private mutating func scalar() throws(JSONSyntaxError) -> JSONValue {
    switch byte {
    case UInt8(ascii: "\""): return .string(try text(string()))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .number(number(try number()))
    case UInt8(ascii: "t"):
      try literal("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try literal("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try literal("null")
      return .null
    default: throw unexpected("a value")
    }
  }
}

/// An array or object whose end was not seen yet.
private struct JSONContainer {
  let isObject: Bool
  private var elements: [JSONValue] = []
  private var members: [JSONValue.Member] = []
  private var name = ""
  private var names: Set<String> = []

  init(isObject: Bool) { self.isObject = isObject }

  var value: JSONValue { isObject ? .object(members) : .array(elements) }

  mutating func append(_ value: JSONValue) {
    guard isObject else { return elements.append(value) }
    members.append(JSONValue.Member(name, value))
  }

  /// Reads the next name. A set finds nearly all duplicates; what it takes for equal may only be
  /// canonically equivalent, which is allowed, so that is looked at byte by byte.
  mutating func setName(from cursor: inout JSONCursor) throws(JSONSyntaxError) {
    let place = cursor.position
    name = try cursor.text(cursor.name())
    guard !names.insert(name).inserted,
      let index = members.firstIndex(where: { $0.name.utf8.elementsEqual(name.utf8) })
    else { return }
    if cursor.profile == .strict { throw cursor.failure(.duplicateName(name), at: place) }
    members.remove(at: index)
  }
}
