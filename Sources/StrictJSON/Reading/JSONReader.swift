/// Reads a JSON text from front to back and takes out only what is wanted.
///
/// Everything is checked, also what is skipped: a text that was cut or garbled is an error and
/// never a shorter list. Nothing is built for what is skipped.
///
/// ```swift
/// struct Row {
///   enum Key: String, CaseIterable { case name, stars = "stargazers_count" }
///   static let keys = JSONKeys<Key>()
///   var name = ""
///   var stars: Int?
///
///   init(from reader: inout JSONReader) throws(JSONReadError) {
///     try reader.object(Self.keys) { (key, reader) throws(JSONReadError) in
///       switch key {
///       case .name: name = try reader.string()
///       case .stars: stars = try reader.intOrNull()
///       }
///     }
///   }
/// }
///
/// let rows = try JSONReader.read(bytes) { (reader) throws(JSONReadError) in
///   try reader.array(of: Row.init)
/// }
/// ```
///
/// The compiler wants `throws(JSONReadError)` to be written in closures of several lines.
///
/// Duplicate names are not refused: each is handed out, so the last one counts.
public struct JSONReader: ~Copyable {
  private var cursor: JSONCursor

  private init(cursor: JSONCursor) { self.cursor = cursor }

  /// Reads a whole text. `body` reads its value; if it reads nothing, the value is skipped.
  ///
  /// ```swift
  /// let names = try JSONReader.read(bytes) { (reader) throws(JSONReadError) in
  ///   try reader.array { (reader) throws(JSONReadError) in try reader.string() }
  /// }
  /// ```
  ///
  /// - Throws: `JSONReadError.syntax` if the text is not JSON, in any part of it;
  ///   `JSONReadError.mismatch` if a value has another type than `body` asks for.
  public static func read<Value>(
    _ bytes: [UInt8], _ body: (inout JSONReader) throws(JSONReadError) -> Value
  ) throws(JSONReadError) -> Value {
    try bytes.withUnsafeBufferPointer { (buffer) throws(JSONReadError) -> Value in
      guard let base = buffer.baseAddress else {
        throw .syntax(JSONSyntaxError(reason: .emptyDocument, offset: 0, line: 1, column: 1))
      }
      var reader = JSONReader(
        cursor: JSONCursor(base: base, count: buffer.count, profile: .server))
      try reader.scan { (cursor) throws(JSONSyntaxError) in try cursor.start() }
      let start = reader.cursor.position
      let value = try body(&reader)
      if reader.cursor.position == start { try reader.skip() }
      try reader.scan { (cursor) throws(JSONSyntaxError) in try cursor.finish() }
      return value
    }
  }

  /// Reads an array. `element` is called for each element; one that it does not read is skipped.
  ///
  /// A mismatch that is thrown by reading one scalar may be caught there: the value was stepped
  /// over, and reading goes on with the next element.
  ///
  /// ```swift
  /// try reader.array { (reader) throws(JSONReadError) in sum += try reader.int() }
  /// ```
  public mutating func array(
    _ element: (inout JSONReader) throws(JSONReadError) -> Void
  ) throws(JSONReadError) {
    guard cursor.byte == UInt8(ascii: "[") else { throw mismatch("array") }
    try scan { (cursor) throws(JSONSyntaxError) in try cursor.open() }
    if cursor.closesEmpty(UInt8(ascii: "]")) { return }
    var index = 0
    repeat {
      let start = cursor.position
      do throws(JSONReadError) {
        try element(&self)
      } catch {
        throw error.within("[\(index)]")
      }
      if cursor.position == start { try skip() }
      index &+= 1
    } while try scan { (cursor) throws(JSONSyntaxError) in
      try cursor.continues(until: UInt8(ascii: "]"))
    }
  }

  /// Reads an array into a list, one element after the other.
  ///
  /// ```swift
  /// let rows = try reader.array(of: Row.init)
  /// ```
  public mutating func array<Element>(
    of element: (inout JSONReader) throws(JSONReadError) -> Element
  ) throws(JSONReadError) -> [Element] {
    var elements: [Element] = []
    try array { (reader) throws(JSONReadError) in elements.append(try element(&reader)) }
    return elements
  }

  /// Reads an object. `member` is called for each member whose name is in `keys`, in the order of
  /// the text; what it does not read, and all other members, are skipped.
  ///
  /// ```swift
  /// try reader.object(Self.keys) { (key, reader) throws(JSONReadError) in
  ///   switch key {
  ///   case .name: name = try reader.string()
  ///   case .stars: stars = try reader.intOrNull()
  ///   }
  /// }
  /// ```
  public mutating func object<Key>(
    _ keys: JSONKeys<Key>,
    _ member: (Key, inout JSONReader) throws(JSONReadError) -> Void
  ) throws(JSONReadError) {
    try eachMember { (name, reader) throws(JSONReadError) in
      guard let index = try reader.find(name, in: keys.table) else { return }
      do throws(JSONReadError) {
        try member(keys.keys[index], &reader)
      } catch {
        throw error.within("." + keys.names[index])
      }
    }
  }

  /// Reads an object whose names are not known. `member` is called for each member.
  ///
  /// ```swift
  /// try reader.object { (name, reader) throws(JSONReadError) in counts[name] = try reader.int() }
  /// ```
  public mutating func object(
    _ member: (String, inout JSONReader) throws(JSONReadError) -> Void
  ) throws(JSONReadError) {
    try eachMember { (token, reader) throws(JSONReadError) in
      let name = try reader.scan { (cursor) throws(JSONSyntaxError) in try cursor.text(token) }
      do throws(JSONReadError) {
        try member(name, &reader)
      } catch {
        throw error.within("." + name)
      }
    }
  }

  private mutating func eachMember(
    _ member: (JSONToken, inout JSONReader) throws(JSONReadError) -> Void
  ) throws(JSONReadError) {
    guard cursor.byte == UInt8(ascii: "{") else { throw mismatch("object") }
    try scan { (cursor) throws(JSONSyntaxError) in try cursor.open() }
    if cursor.closesEmpty(UInt8(ascii: "}")) { return }
    repeat {
      let name = try scan { (cursor) throws(JSONSyntaxError) in try cursor.name() }
      let start = cursor.position
      try member(name, &self)
      if cursor.position == start { try skip() }
    } while try scan { (cursor) throws(JSONSyntaxError) in
      try cursor.continues(until: UInt8(ascii: "}"))
    }
  }

  private mutating func find(
    _ name: JSONToken, in table: JSONNameTable
  ) throws(JSONReadError) -> Int? {
    guard name.hasEscapes else {
      return table.index(of: cursor.base + name.start, count: name.end &- name.start)
    }
    var text = try scan { (cursor) throws(JSONSyntaxError) in try cursor.text(name) }
    return text.withUTF8 { bytes in
      bytes.baseAddress.flatMap { table.index(of: $0, count: bytes.count) }
    }
  }
}

extension JSONReader {
  /// Reads a string.
  ///
  /// ```swift
  /// let login = try reader.string()
  /// ```
  public mutating func string() throws(JSONReadError) -> String {
    guard cursor.byte == UInt8(ascii: "\"") else { throw mismatch("string") }
    return try scan { (cursor) throws(JSONSyntaxError) in try cursor.text(cursor.string()) }
  }

  /// Reads a whole number. `1e2` and `100.0` are 100; a fraction, or more than 64 bits, is a
  /// mismatch that shows the literal.
  ///
  /// ```swift
  /// let id = try reader.int()
  /// ```
  public mutating func int() throws(JSONReadError) -> Int {
    guard isNumber else { throw mismatch("64-bit integer") }
    let token = try scan { (cursor) throws(JSONSyntaxError) in try cursor.number() }
    if let value = cursor.int(token) { return value }
    throw .mismatch(
      JSONTypeMismatch(
        path: "", expected: "64-bit integer", found: cursor.number(token).literal))
  }

  /// Reads a number of any kind.
  ///
  /// ```swift
  /// let score = try reader.number().double
  /// ```
  public mutating func number() throws(JSONReadError) -> JSONNumber {
    guard isNumber else { throw mismatch("number") }
    let token = try scan { (cursor) throws(JSONSyntaxError) in try cursor.number() }
    return cursor.number(token)
  }

  /// Reads `true` or `false`.
  ///
  /// ```swift
  /// let isFork = try reader.bool()
  /// ```
  public mutating func bool() throws(JSONReadError) -> Bool {
    let isTrue = cursor.byte == UInt8(ascii: "t")
    guard isTrue || cursor.byte == UInt8(ascii: "f") else { throw mismatch("Boolean") }
    try scan { (cursor) throws(JSONSyntaxError) in
      try cursor.literal(isTrue ? "true" : "false")
    }
    return isTrue
  }

  /// Reads `null` if it stands here: whether it did.
  ///
  /// ```swift
  /// if try reader.null() { return nil }
  /// ```
  public mutating func null() throws(JSONReadError) -> Bool {
    guard cursor.byte == UInt8(ascii: "n") else { return false }
    try scan { (cursor) throws(JSONSyntaxError) in try cursor.literal("null") }
    return true
  }

  /// Reads a string or `null`.
  ///
  /// ```swift
  /// let description = try reader.stringOrNull()
  /// ```
  public mutating func stringOrNull() throws(JSONReadError) -> String? {
    try null() ? nil : string()
  }

  /// Reads a whole number, as `int()` does, or `null`.
  ///
  /// ```swift
  /// let stars = try reader.intOrNull()
  /// ```
  public mutating func intOrNull() throws(JSONReadError) -> Int? {
    try null() ? nil : int()
  }

  /// Reads `true`, `false` or `null`.
  ///
  /// ```swift
  /// let isTemplate = try reader.boolOrNull()
  /// ```
  public mutating func boolOrNull() throws(JSONReadError) -> Bool? {
    try null() ? nil : bool()
  }

  /// Reads any value as a tree.
  ///
  /// ```swift
  /// let owner = try reader.value()["owner"]
  /// ```
  public mutating func value() throws(JSONReadError) -> JSONValue {
    try scan { (cursor) throws(JSONSyntaxError) in try cursor.value() }
  }

  /// Checks any value and builds nothing.
  ///
  /// ```swift
  /// try reader.skip()  // cut or garbled text is an error here too
  /// ```
  public mutating func skip() throws(JSONReadError) {
    try scan { (cursor) throws(JSONSyntaxError) in try cursor.skip() }
  }

  private var isNumber: Bool {
    cursor.byte == UInt8(ascii: "-") || isDigit(cursor.byte)
  }

  /// The error for a value of another type; a value that is not JSON at all is a syntax error.
  private mutating func mismatch(_ expected: String) -> JSONReadError {
    let kind =
      switch cursor.byte {
      case UInt8(ascii: "\""): "string"
      case UInt8(ascii: "["): "array"
      case UInt8(ascii: "{"): "object"
      case UInt8(ascii: "t"), UInt8(ascii: "f"): "Boolean"
      case UInt8(ascii: "n"): "null"
      default: "number"
      }
    do throws(JSONReadError) {
      try skip()
    } catch {
      return error
    }
    return .mismatch(JSONTypeMismatch(path: "", expected: expected, found: kind))
  }

  @inline(__always)
  private mutating func scan<Value>(
    _ body: (inout JSONCursor) throws(JSONSyntaxError) -> Value
  ) throws(JSONReadError) -> Value {
    do throws(JSONSyntaxError) {
      return try body(&cursor)
    } catch {
      throw .syntax(error)
    }
  }
}
