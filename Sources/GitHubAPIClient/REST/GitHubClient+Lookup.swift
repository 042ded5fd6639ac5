public import MajorDomain

/// `GET /repos/{owner}/{repo}` (GitHub REST, "Get a repository").
extension GitHubClient: RepositoryLookup {
  /// The repository of that name, or of the name that it has by now.
  public func repository(_ name: RepositoryName) async throws(APIError) -> Repository {
    try RepositoryPayload.one(
      try await send(restRequest("/repos/\(name.owner)/\(name.name)")))
  }
}
