public import MajorDomain

/// `GET /user` (GitHub REST, "Get the authenticated user").
extension GitHubClient: ViewerLookup {
  /// The login of the token's user.
  public func viewer() async throws(APIError) -> Login {
    try ViewerPayload.login(try await send(restRequest("/user")))
  }
}
