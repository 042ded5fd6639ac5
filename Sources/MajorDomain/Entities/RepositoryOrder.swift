/// In which order repositories are listed: by one key, and where it is equal by name without case,
/// owner without case, then id. The order is total and does not depend on the locale, so the same
/// repositories always come out in the same order.
public struct RepositoryOrder: Sendable, Hashable {
  /// What is compared first.
  public enum Key: String, Sendable, Hashable, CaseIterable {
    case stars, forks, name, pushed, updated, created
  }

  /// Which end comes first.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    case ascending = "asc"
    case descending = "desc"
  }

  /// The key.
  public var key: Key
  /// The direction of the key; ties are always broken upwards.
  public var direction: Direction

  /// Creates an order; without a direction it is descending, and ascending for names.
  public init(by key: Key, _ direction: Direction? = nil) {
    self.key = key
    self.direction = direction ?? (key == .name ? .ascending : .descending)
  }

  /// Most stars first.
  public static let mostStarsFirst = RepositoryOrder(by: .stars)

  /// The repositories in this order. Unknown values come last in either direction.
  public func sorted(_ repositories: [Repository]) -> [Repository] {
    // Lower-cased names are made once a repository, not once a comparison.
    let keyed = repositories.map { repository in
      SortKey(
        number: number(of: repository), name: repository.name.lowercased(),
        owner: repository.owner.lowercased(), repository: repository)
    }
    return keyed.sorted(by: precedes).map(\.repository)
  }

  private struct SortKey {
    let number: Int?
    let name: String
    let owner: String
    let repository: Repository
  }

  private func precedes(_ left: SortKey, _ right: SortKey) -> Bool {
    if key == .name {
      if left.name != right.name { return (left.name < right.name) == (direction == .ascending) }
    } else if left.number != right.number {
      guard let leftNumber = left.number else { return false }
      guard let rightNumber = right.number else { return true }
      return (leftNumber < rightNumber) == (direction == .ascending)
    }
    return (left.name, left.owner, left.repository.id)
      < (right.name, right.owner, right.repository.id)
  }

  private func number(of repository: Repository) -> Int? {
    switch key {
    case .stars: repository.stargazerCount
    case .forks: repository.forkCount
    case .name: nil
    case .pushed: repository.pushedAt?.secondsSinceEpoch
    case .updated: repository.updatedAt?.secondsSinceEpoch
    case .created: repository.createdAt?.secondsSinceEpoch
    }
  }
}
