/// How much is refused beyond the grammar of RFC 8259, which is always enforced.
///
/// ```swift
/// let answer = try JSONValue(parsing: body, profile: .server)
/// ```
public enum JSONProfile: Sendable, Hashable {
  /// I-JSON (RFC 7493): duplicate names and noncharacters are errors. For files that people write.
  ///
  /// ```swift
  /// try JSONValue(parsing: #"{"a": 1, "a": 2}"#, profile: .strict)  // throws
  /// ```
  case strict
  /// For answers of servers: of two members with one name the last one counts, and noncharacters
  /// pass. Everything else is as strict.
  ///
  /// ```swift
  /// try JSONValue(parsing: #"{"a": 1, "a": 2}"#, profile: .server)["a"]?.int  // 2
  /// ```
  case server

  /// How many arrays and objects may stand inside each other.
  ///
  /// ```swift
  /// String(repeating: "[", count: JSONProfile.depthLimit + 1)  // is refused
  /// ```
  public static let depthLimit = 512
}
