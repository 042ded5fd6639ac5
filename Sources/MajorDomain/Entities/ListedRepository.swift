/// A repository in a list, with what only the token's user sees of it.
public struct ListedRepository: Sendable, Hashable, Identifiable {
  /// The repository.
  public var repository: Repository
  /// Whether the token's user has starred it; `nil` when the source does not say.
  public var isStarred: Bool?
  /// GraphQL's global id of it (`node_id` in REST); `nil` when the source does not say.
  public var nodeID: String?

  /// Creates an entry.
  public init(_ repository: Repository, isStarred: Bool? = nil, nodeID: String? = nil) {
    self.repository = repository
    self.isStarred = isStarred
    self.nodeID = nodeID
  }

  /// GitHub's number of the repository.
  public var id: Int { repository.id }
}
