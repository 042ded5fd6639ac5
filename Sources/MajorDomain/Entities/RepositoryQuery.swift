/// What to search repositories for (GitHub REST, "Search repositories").
public struct RepositoryQuery: Sendable, Hashable {
  /// What comes first.
  public enum Sort: String, Sendable, Hashable, CaseIterable {
    /// What GitHub takes for the best match.
    case bestMatch = "best-match"
    case stars, forks, updated
    case helpWantedIssues = "help-wanted-issues"
  }

  /// Words and qualifiers as GitHub reads them: `language:swift stars:>=50`.
  public var text: String
  /// What comes first.
  public var sort: Sort
  /// Which end of it; of the best match always the best.
  public var direction: RepositoryOrder.Direction

  /// Creates a query; without further arguments the best match comes first.
  public init(
    _ text: String, sort: Sort = .bestMatch, direction: RepositoryOrder.Direction = .descending
  ) {
    self.text = text
    self.sort = sort
    self.direction = direction
  }
}
