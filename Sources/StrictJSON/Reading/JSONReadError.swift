/// Why a reader stopped.
public enum JSONReadError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text is not JSON, for example because it was cut.
  case syntax(JSONSyntaxError)
  /// The text has another type of value than was asked for.
  case mismatch(JSONTypeMismatch)

  /// The place and the reason.
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
public struct JSONTypeMismatch: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where the value stands: `[3].stargazers_count`; empty for the whole text.
  public var path: String
  /// What was asked for: `64-bit integer`.
  public var expected: String
  /// What is there: `string`, or a number's literal.
  public var found: String

  /// Creates a mismatch.
  public init(path: String, expected: String, found: String) {
    self.path = path
    self.expected = expected
    self.found = found
  }

  /// `[3].stargazers_count: expected 64-bit integer, found string`
  public var description: String {
    (path.isEmpty ? "" : path + ": ") + "expected \(expected), found \(found)"
  }
}
