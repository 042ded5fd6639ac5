import HTTPTransport
public import MajorDomain

/// Polling by REST: over a transport that keeps answers, what is unchanged costs no points.
extension GitHubClient: RepositoryPolling {
  /// All pages of the list that has everything the token may see, and no other request once that
  /// list is known.
  public func pollRepositories(
    of owner: Login, at place: ListPlace?
  ) async throws(APIError) -> RepositoryPoll {
    let reader = RepositoryPages(
      client: self, request: ListingRequest(owner: owner, source: .rest), report: { _ in })
    let list =
      if let place {
        RepositoryPages.List(path: place.path, query: place.query)
      } else {
        try await reader.list()
      }
    let first = restRequest(reader.address(list, perPage: 100))
    let response = try await send(first)
    let page = try reader.page(response, to: first, size: 100)
    let pages = try await reader.pages(after: page, size: 100)
    return RepositoryPoll(
      repositories: reader.collect(pages).repositories,
      place: ListPlace(path: list.path, query: list.query), pace: pace(response),
      requests: pages.count)
  }

  /// One repository (GitHub REST, "Get a repository").
  public func pollRepository(named name: RepositoryName) async throws(APIError) -> RepositoryPoll {
    let response = try await send(restRequest("/repos/\(name.owner.text)/\(name.name)"))
    return RepositoryPoll(
      repositories: [try RepositoryPayload.one(response)], pace: pace(response))
  }

  private func pace(_ response: HTTPResponse) -> ServerPace {
    let seconds = response.headers["X-Poll-Interval"].flatMap { Int($0) }
    return ServerPace(
      minimumInterval: seconds.map { .seconds(min(max($0, 0), 86_400)) },
      limit: response.headers["X-RateLimit-Limit"].flatMap { Int($0) },
      remaining: response.headers["X-RateLimit-Remaining"].flatMap { Int($0) },
      isAuthenticated: token != nil)
  }
}
