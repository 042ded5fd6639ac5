/// What a source answered about one account.
public struct RepositoryList: Sendable, Hashable {
  /// The repositories, each id once. A source may leave out those that the filter does not want.
  public var repositories: [Repository]
  /// How many repositories the account owns, as far as this answer shows; `nil` when unknown.
  public var totalCount: Int?
  /// What makes the list less than whole; empty when it is complete.
  public var omissions: [Omission]
  /// Whether reading stopped once the limit was reached, so that more may match than are here.
  public var endsAtLimit: Bool

  /// Creates a list.
  public init(
    repositories: [Repository], totalCount: Int? = nil, omissions: [Omission] = [],
    endsAtLimit: Bool = false
  ) {
    self.repositories = repositories
    self.totalCount = totalCount
    self.omissions = omissions
    self.endsAtLimit = endsAtLimit
  }

  /// Why something is missing from a list.
  public enum Omission: Sendable, Hashable {
    /// The search stopped early and said so (`incomplete_results`).
    case incompleteResults
    /// More matched than the API lets anyone read (search: 1,000 results).
    case cut(available: Int, read: Int)
    /// Organisations hidden until the token is authorised for SSO (`X-GitHub-SSO`).
    case hiddenBySSO(organizations: [String])
    /// GitHub does not list all stars of an account that gave very many (`isOverLimit`).
    case starsTruncated
    /// Stars of what is gone by now, or hidden.
    case dangling(count: Int)
    /// Items that the API gave as `null`.
    case unreadable(count: Int)

    /// Whether something is missing that there is: stars of what is gone are told, and lack nothing.
    public var leavesGap: Bool {
      if case .dangling = self { false } else { true }
    }
  }
}
