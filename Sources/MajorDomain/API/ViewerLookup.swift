/// The role of knowing whom the token belongs to.
public protocol ViewerLookup: Sendable {
  /// The login of the token's user (GitHub REST, "Get the authenticated user").
  ///
  /// - Throws: ``APIError``; ``APIError/unauthorized(message:)`` without a valid token.
  func viewer() async throws(APIError) -> Login
}
