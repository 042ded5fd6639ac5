/// The role of knowing how one stands with the API: what `doctor` asks.
public protocol APIStatusLookup: Sendable {
  /// Whom the token belongs to, and what it may do (GitHub REST, "Get the authenticated user").
  ///
  /// - Throws: ``APIError``; ``APIError/unauthorized(message:)`` without a valid token.
  func tokenStatus() async throws(APIError) -> TokenStatus

  /// The limits and what is left of them; asking costs nothing (GitHub REST, "Get rate limit status
  /// for the authenticated user"). Empty where limits are switched off, as on some Enterprise
  /// Servers.
  func rateLimits() async throws(APIError) -> [RateLimitStatus]
}

/// A token as GitHub knows it.
public struct TokenStatus: Sendable, Hashable {
  /// Its user.
  public var login: Login
  /// Its scopes; `nil` when it is of a kind that has none.
  public var scopes: [String]?

  /// Creates a status.
  public init(login: Login, scopes: [String]?) {
    self.login = login
    self.scopes = scopes
  }
}

/// One limit and what is left of it.
public struct RateLimitStatus: Sendable, Hashable {
  /// GitHub's name of what is limited: `core`, `search`, `graphql`.
  public var resource: String
  /// Requests an hour or a minute; points for `graphql`.
  public var limit: Int
  /// How many are left.
  public var remaining: Int
  /// When all are there again.
  public var resetsAt: Timestamp

  /// Creates a status.
  public init(resource: String, limit: Int, remaining: Int, resetsAt: Timestamp) {
    self.resource = resource
    self.limit = limit
    self.remaining = remaining
    self.resetsAt = resetsAt
  }
}
