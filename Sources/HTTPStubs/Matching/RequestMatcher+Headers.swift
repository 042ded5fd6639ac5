import HTTPTransport

extension RequestMatcher {
  /// Has a header field of this name, whatever its value: `.header("If-None-Match")`.
  public static func header(_ name: String) -> RequestMatcher {
    headerField(name, "present") { _ in true }
  }

  /// Has a header field of this value. Names compare without case, values exactly; several lines
  /// of one name are joined with `, ` first.
  ///
  /// ```swift
  /// stubs.stub(.header("If-None-Match", "\"abc\""), answer: .status(304))
  /// ```
  public static func header(_ name: String, _ value: String) -> RequestMatcher {
    headerField(name, quoted(value)) { $0 == value }
  }

  /// Has a header field whose value contains this: `.header("Accept", contains: "json")`.
  public static func header(_ name: String, contains part: String) -> RequestMatcher {
    headerField(name, "contains \(quoted(part))") { $0.contains(part) }
  }

  private static func headerField(
    _ name: String, _ expected: String, _ matches: @escaping @Sendable (String) -> Bool
  ) -> RequestMatcher {
    RequestMatcher(field: "header \(name.lowercased())", expected: expected) { request in
      guard let value = request.headers[name] else { return ("absent", false) }
      return (quoted(value), matches(value))
    }
  }
}
