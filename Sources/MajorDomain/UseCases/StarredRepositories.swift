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

  /// Every page; entries that lead nowhere are left out and counted. A list that is shorter than
  /// GitHub says is read once more, and what it lacks then is told.
  public func fetchRepositories(
    user: Login, matching filter: RepositoryFilter
  ) async throws(APIError) -> RepositoryList {
    let first = try await read(user)
    guard first.isShort else { return first.list }
    let second = try await read(user)
    var list = second.list
    let ids = Set(list.repositories.map(\.id))
    list.repositories += first.list.repositories.filter { !ids.contains($0.id) }
    let dangling = max(first.dangling, second.dangling)
    let count = list.repositories.count + dangling
    list.totalCount = count
    if second.isShort, count < second.expectedCount {
      list.omissions.append(.cut(available: second.expectedCount, read: count))
    }
    return list
  }

  private struct Reading {
    var list = RepositoryList(repositories: [])
    var dangling = 0
    var expectedCount = 0

    var isShort: Bool {
      // A list that GitHub cuts is told as such.
      list.repositories.count + dangling < expectedCount
        && !list.omissions.contains(.starsTruncated)
    }
  }

  private func read(_ user: Login) async throws(APIError) -> Reading {
    var reading = Reading()
    var ids: Set<Int> = []
    var visited: Set<PageCursor> = []
    var cursor: PageCursor?
    repeat {
      let page = try await starred.starred(by: user == viewer ? nil : user, page: cursor)
      reading.expectedCount = max(reading.expectedCount, page.totalCount ?? 0)
      for entry in page.repositories where ids.insert(entry.id).inserted {
        reading.list.repositories.append(entry.repository)
      }
      for omission in page.omissions {
        if case .dangling(let count) = omission {
          reading.dangling += count
        } else if !reading.list.omissions.contains(omission) {
          reading.list.omissions.append(omission)
        }
      }
      cursor = page.next
      if let next = page.next, !visited.insert(next).inserted {
        throw .endlessChain("page \(next.text) leads to itself")
      }
    } while cursor != nil
    reading.list.totalCount = reading.list.repositories.count + reading.dangling
    if reading.dangling > 0 { reading.list.omissions.append(.dangling(count: reading.dangling)) }
    return reading
  }
}
