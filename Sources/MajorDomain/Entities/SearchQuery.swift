/// What to search repositories for (GitHub REST, "Search repositories").
public struct SearchQuery: Sendable, Hashable {
  /// Words and qualifiers as GitHub reads them: `language:swift stars:>=50`.
  public var text: String
  /// In which order; `nil` for GitHub's best match first.
  public var order: RepositoryOrder?

  /// Creates a query.
  public init(_ text: String, order: RepositoryOrder? = nil) {
    self.text = text
    self.order = order
  }
}
