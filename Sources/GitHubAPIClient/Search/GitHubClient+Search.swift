import HTTPTransport
public import MajorDomain

/// `GET /search/repositories` (GitHub REST, "Search repositories").
extension GitHubClient: RepositorySearch {
  /// One page. The API gives no more than a thousand results of a search, so there is no next page
  /// after those.
  public func search(
    _ query: RepositoryQuery, page: PageCursor?, size: Int
  ) async throws(APIError) -> RepositoryPage {
    let number = page.flatMap { Int($0.text) } ?? 1
    var target = "/search/repositories?q=\(QueryValue.encode(query.text))"
    if query.sort != .bestMatch {
      target += "&sort=\(query.sort.rawValue)&order=\(query.direction.rawValue)"
    }
    let answer = try SearchPayload(
      try await send(restRequest(target + "&per_page=\(size)&page=\(number)")))
    let available = min(answer.totalCount, Self.mostSearchResults)
    let isLast = answer.repositories.isEmpty || number * size >= available
    var omissions: [RepositoryList.Omission] = answer.isIncomplete ? [.incompleteResults] : []
    if !answer.hiddenOrganizations.isEmpty {
      omissions.append(.hiddenBySSO(organizations: answer.hiddenOrganizations))
    }
    return RepositoryPage(
      answer.repositories.map { ListedRepository($0) },
      next: isLast ? nil : PageCursor(String(number + 1)), totalCount: answer.totalCount,
      omissions: omissions)
  }

  /// What a search gives at most (GitHub REST, "Search", "About search").
  private static let mostSearchResults = 1000
}
