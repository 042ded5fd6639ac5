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
  public enum Reason: Sendable, Hashable {
    /// There is nothing but white space.
    case emptyDocument
    /// The text starts with U+FEFF (RFC 8259, section 8.1).
    case byteOrderMark
    /// The text ends inside a value.
    case unexpectedEnd
    /// Something else stands where the grammar wants `expected`.
    case unexpected(found: String, expected: String)
    /// A comma before `]` or `}`.
    case trailingComma
    /// Something other than white space follows the value.
    case trailingText
    /// JSON has no comments.
    case comment
    /// A number such as `01`.
    case leadingZero
    /// `NaN` or `Infinity` in any spelling.
    case notFinite(String)
    /// A control character that is not escaped inside a string.
    case controlCharacter(UInt8)
    /// A backslash with something else behind it than RFC 8259, section 7, allows.
    case invalidEscape
    /// Half of a surrogate pair, escaped (RFC 7493, section 2.1).
    case loneSurrogate
    /// A code point that is no character, such as U+FFFE (RFC 7493, section 2.1).
    case noncharacter
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// An object names a member twice (RFC 7493, section 2.3).
    case duplicateName(String)
    /// More arrays and objects inside each other than `limit`.
    case tooDeep(limit: Int)
  }

  /// The rule that was broken.
  public let reason: Reason
  /// Bytes from the start of the text.
  public let offset: Int
  /// The line, from 1; a line ends with a line feed.
  public let line: Int
  /// The column in its line, counted in Unicode scalars, from 1.
  public let column: Int

  /// Creates an error.
  public init(reason: Reason, offset: Int, line: Int, column: Int) {
    self.reason = reason
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// `line:column: reason`.
  public var description: String { "\(line):\(column): \(reason)" }
}

extension JSONSyntaxError.Reason: CustomStringConvertible {
  /// The reason in words, without a full stop.
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
