/// What accounts have starred, in the place of what they own: wherever the one can be listed, so
/// can the other.
public struct StarredRepositories: RepositoryListing {
  private let starred: any StarredListing
  private let viewer: Login?

  /// Creates the list over the role that it needs.
  ///
  /// - Parameter viewer: The token's user, who may see more of the own stars than others do.
  public init(starred: any StarredListing, viewer: Login? = nil) {
    self.starred = starred
    self.viewer = viewer
  }

  /// Every page; entries that lead nowhere are left out and counted.
  public func fetchRepositories(
    user: Login, matching filter: RepositoryFilter
  ) async throws(APIError) -> RepositoryList {
    var list = RepositoryList(repositories: [])
    var ids: Set<Int> = []
    var visited: Set<PageCursor> = []
    var dangling = 0
    var cursor: PageCursor?
    repeat {
      let page = try await starred.starred(by: user == viewer ? nil : user, page: cursor)
      for entry in page.repositories where ids.insert(entry.id).inserted {
        list.repositories.append(entry.repository)
      }
      for omission in page.omissions {
        if case .dangling(let count) = omission {
          dangling += count
        } else {
          list.omissions.append(omission)
        }
      }
      cursor = page.next
      if let next = page.next, !visited.insert(next).inserted {
        throw .endlessChain("page \(next.text) leads to itself")
      }
    } while cursor != nil
    list.totalCount = list.repositories.count + dangling
    if dangling > 0 { list.omissions.append(.dangling(count: dangling)) }
    return list
  }
}
