import HTTPTransport

/// What the `X-GitHub-SSO` field says (GitHub REST, "Troubleshooting", "Single sign-on").
enum SingleSignOn {
  /// The organisations whose part of a list is hidden until the token is authorised:
  /// `partial-results; organizations=21955855,20582480`. Empty when nothing is.
  static func hiddenOrganizations(_ headers: HTTPFields) -> [String] {
    guard let field = headers["X-GitHub-SSO"] else { return [] }
    let parts = field.split(separator: ";").map(trimmed)
    guard parts.first?.lowercased() == "partial-results" else { return [] }
    let list = parts.dropFirst().first { $0.lowercased().hasPrefix("organizations=") }
    return list?.dropFirst("organizations=".count).split(separator: ",").map(trimmed) ?? []
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
