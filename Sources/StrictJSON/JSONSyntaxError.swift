/// Why a text is not JSON, and where.
///
/// ```swift
/// do {
///   _ = try JSONValue(parsing: #"{"id": 1,}"#)
/// } catch {
///   print(error)  // 1:9: trailing comma
/// }
/// ```
public struct JSONSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The rule that was broken.
  ///
  /// ```swift
  /// do { _ = try JSONValue(parsing: text) } catch where error.reason == .trailingComma { … }
  /// ```
  public enum Reason: Sendable, Hashable {
    /// There is nothing but white space: `try JSONValue(parsing: " ")`.
    case emptyDocument
    /// The text starts with U+FEFF (RFC 8259, section 8.1).
    ///
    /// ```swift
    /// try JSONValue(parsing: "\u{FEFF}[]")
    /// ```
    case byteOrderMark
    /// The text ends inside a value: `try JSONValue(parsing: "[1,")`.
    case unexpectedEnd
    /// Something else stands where the grammar wants `expected`.
    ///
    /// ```swift
    /// try JSONValue(parsing: "{1: 2}")
    /// ```
    case unexpected(found: String, expected: String)
    /// A comma before `]` or `}`: `try JSONValue(parsing: "[1,]")`.
    case trailingComma
    /// Something other than white space follows the value: `try JSONValue(parsing: "[] []")`.
    case trailingText
    /// JSON has no comments: `try JSONValue(parsing: "[] // none")`.
    case comment
    /// A number such as `01`: `try JSONValue(parsing: "01")`.
    case leadingZero
    /// `NaN` or `Infinity` in any spelling: `try JSONValue(parsing: "NaN")`.
    case notFinite(String)
    /// A control character that is not escaped inside a string.
    ///
    /// ```swift
    /// try JSONValue(parsing: "\"\t\"")
    /// ```
    case controlCharacter(UInt8)
    /// A backslash with something else behind it than RFC 8259, section 7, allows.
    ///
    /// ```swift
    /// try JSONValue(parsing: #""\x""#)
    /// ```
    case invalidEscape
    /// Half of a surrogate pair, escaped (RFC 7493, section 2.1).
    ///
    /// ```swift
    /// try JSONValue(parsing: #""\ud800""#)
    /// ```
    case loneSurrogate
    /// A code point that is no character, such as U+FFFE (RFC 7493, section 2.1).
    ///
    /// ```swift
    /// try JSONValue(parsing: #""\ufffe""#)
    /// ```
    case noncharacter
    /// Bytes that are not UTF-8: `try JSONValue(parsing: [0x22, 0xFF, 0x22])`.
    case invalidUTF8
    /// An object names a member twice (RFC 7493, section 2.3).
    ///
    /// ```swift
    /// try JSONValue(parsing: #"{"a": 1, "a": 2}"#)
    /// ```
    case duplicateName(String)
    /// More arrays and objects inside each other than `limit`.
    ///
    /// ```swift
    /// try JSONValue(parsing: String(repeating: "[", count: 513))
    /// ```
    case tooDeep(limit: Int)
  }

  /// The rule that was broken.
  ///
  /// ```swift
  /// #expect(error.reason == .trailingComma)
  /// ```
  public let reason: Reason
  /// Bytes from the start of the text.
  ///
  /// ```swift
  /// let before = bytes[..<error.offset]
  /// ```
  public let offset: Int
  /// The line, from 1; a line ends with a line feed.
  ///
  /// ```swift
  /// print("\(file):\(error.line):\(error.column): \(error.reason)")
  /// ```
  public let line: Int
  /// The column in its line, counted in Unicode scalars, from 1.
  ///
  /// ```swift
  /// print("\(file):\(error.line):\(error.column): \(error.reason)")
  /// ```
  public let column: Int

  /// Creates an error.
  ///
  /// ```swift
  /// #expect(error == JSONSyntaxError(reason: .trailingComma, offset: 8, line: 1, column: 9))
  /// ```
  public init(reason: Reason, offset: Int, line: Int, column: Int) {
    self.reason = reason
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// `line:column: reason`.
  ///
  /// ```swift
  /// print("\(file):\(error)")  // user.json:1:9: trailing comma
  /// ```
  public var description: String { "\(line):\(column): \(reason)" }
}

extension JSONSyntaxError.Reason: CustomStringConvertible {
  /// The reason in words, without a full stop.
  ///
  /// ```swift
  /// print(JSONSyntaxError.Reason.trailingComma)  // trailing comma
  /// ```
  public var description: String {
    switch self {
    case .emptyDocument: "no value"
    case .byteOrderMark: "byte order mark"
    case .unexpectedEnd: "unexpected end"
    case .unexpected(let found, let expected): "expected \(expected), found \(found)"
    case .trailingComma: "trailing comma"
    case .trailingText: "text after the value"
    case .comment: "comment"
    case .leadingZero: "leading zero"
    case .notFinite(let name): "\(name) is not a JSON number"
    case .controlCharacter(let byte): "control character \(hexadecimal(UInt32(byte))) in a string"
    case .invalidEscape: "invalid escape"
    case .loneSurrogate: "lone surrogate"
    case .noncharacter: "noncharacter"
    case .invalidUTF8: "invalid UTF-8"
    case .duplicateName(let name): "duplicate name \(JSONValue.string(name).compactText)"
    case .tooDeep(let limit): "more than \(limit) levels"
    }
  }
}

/// `U+0009`, as Unicode writes code points.
func hexadecimal(_ scalar: UInt32) -> String {
  let digits = String(scalar, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
