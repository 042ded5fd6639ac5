/// Why a reader stopped.
///
/// ```swift
/// do throws(JSONReadError) {
///   rows = try JSONReader.read(body, Row.list)
/// } catch {
///   print(error)  // [3].stargazers_count: expected 64-bit integer, found string
/// }
/// ```
public enum JSONReadError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text is not JSON, for example because it was cut.
  ///
  /// ```swift
  /// try JSONReader.read(Array("[1".utf8)) { (reader) throws(JSONReadError) in try reader.skip() }
  /// ```
  case syntax(JSONSyntaxError)
  /// The text has another type of value than was asked for.
  ///
  /// ```swift
  /// try JSONReader.read(Array("1".utf8)) { (reader) throws(JSONReadError) in try reader.bool() }
  /// ```
  case mismatch(JSONTypeMismatch)

  /// The place and the reason.
  ///
  /// ```swift
  /// print(error)  // 1:9: trailing comma
  /// ```
  public var description: String {
    switch self {
    case .syntax(let error): error.description
    case .mismatch(let mismatch): mismatch.description
    }
  }

  /// The error with a step put before the path of a mismatch.
  func within(_ step: @autoclosure () -> String) -> JSONReadError {
    guard case .mismatch(var mismatch) = self else { return self }
    mismatch.path = step() + mismatch.path
    return .mismatch(mismatch)
  }
}

/// A value of another type than was asked for.
///
/// ```swift
/// catch .mismatch(let mismatch) { print(mismatch.path) }
/// ```
public struct JSONTypeMismatch: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where the value stands: `[3].stargazers_count`; empty for the whole text.
  ///
  /// ```swift
  /// #expect(mismatch.path == "[3].stargazers_count")
  /// ```
  public var path: String
  /// What was asked for: `64-bit integer`.
  ///
  /// ```swift
  /// #expect(mismatch.expected == "64-bit integer")
  /// ```
  public var expected: String
  /// What is there: `string`, or a number's literal.
  ///
  /// ```swift
  /// #expect(mismatch.found == "string")
  /// ```
  public var found: String

  /// Creates a mismatch.
  ///
  /// ```swift
  /// throw .mismatch(JSONTypeMismatch(path: ".kind", expected: "a known kind", found: kind))
  /// ```
  public init(path: String, expected: String, found: String) {
    self.path = path
    self.expected = expected
    self.found = found
  }

  /// `[3].stargazers_count: expected 64-bit integer, found string`
  ///
  /// ```swift
  /// print(mismatch)  // [3].stargazers_count: expected 64-bit integer, found string
  /// ```
  public var description: String {
    (path.isEmpty ? "" : path + ": ") + "expected \(expected), found \(found)"
  }
}
