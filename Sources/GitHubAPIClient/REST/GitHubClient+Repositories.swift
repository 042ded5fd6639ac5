import HTTPTransport
public import MajorDomain

/// `GET /users/{login}/repos` (GitHub REST, "List repositories for a user"), which answers for
/// users and organisations alike, page by page.
extension GitHubClient: RepositoryListing {
  /// Everything the account owns, by following the `Link` field to the last page.
  ///
  /// Pages are sorted by creation: a repository that is made or pushed to while they are read can
  /// then only appear at the end, and moves none of the others to a page that was already read.
  public func fetchRepositories(
    user: Login, matching filter: RepositoryFilter
  ) async throws(APIError) -> RepositoryList {
    var request = restRequest(
      "/users/\(user.text)/repos?per_page=100&sort=created&direction=asc")
    var visited: Set<String> = []
    var ids: Set<Int> = []
    var repositories: [Repository] = []
    while true {
      guard visited.insert(request.target).inserted else {
        throw .endlessChain("page \(request.target) leads to itself")
      }
      let response = try await send(request)
      for repository in try RepositoryPayload.list(response)
      where ids.insert(repository.id).inserted {
        repositories.append(repository)
      }
      guard let link = response.headers["Link"], let next = LinkHeader(link).target(of: "next")
      else { break }
      request = try self.request(following: next, from: request)
    }
    return RepositoryList(repositories: repositories, totalCount: repositories.count)
  }
}
