import HTTPTransport
public import MajorDomain

/// `GET /user` and `GET /rate_limit`.
extension GitHubClient: APIStatusLookup {
  /// Whom the token belongs to, and what it may do.
  public func tokenStatus() async throws(APIError) -> TokenStatus {
    let response = try await send(restRequest("/user"))
    return TokenStatus(
      login: try ViewerPayload.login(response),
      scopes: response.headers["X-OAuth-Scopes"].map(PermissionReport.scopes))
  }

  /// The limits of REST, search and GraphQL, in this order.
  public func rateLimits() async throws(APIError) -> [RateLimitStatus] {
    do throws(APIError) {
      return try RateLimitPayload.limits(try await send(restRequest("/rate_limit")))
    } catch {
      // An Enterprise Server without limits says so with a 404.
      guard error == .notFound else { throw error }
      return []
    }
  }
}
