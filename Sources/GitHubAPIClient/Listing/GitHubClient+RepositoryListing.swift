public import MajorDomain

/// Listing what an account owns, by whichever source suits.
extension GitHubClient: RepositoryListing {
  /// Everything the account owns, as far as the filter wants it.
  public func fetchRepositories(
    user: Login, matching filter: RepositoryFilter
  ) async throws(APIError) -> RepositoryList {
    let request = ListingRequest(owner: user, filter: filter)
    return try await fetchRepositories(request, reporting: { _ in })
  }

  /// What the request asks for, from the source that costs least; from another one if that fails.
  public func fetchRepositories(
    _ request: ListingRequest, reporting report: @escaping ListingReporter
  ) async throws(APIError) -> RepositoryList {
    try await Listing(client: self, request: request, report: report).read()
  }
}
