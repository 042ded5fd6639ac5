/// The role of knowing one repository by its name.
public protocol RepositoryLookup: Sendable {
  /// The repository (GitHub REST, "Get a repository"). One that was renamed is found under its old
  /// name, and tells its new one.
  ///
  /// - Throws: ``APIError``; ``APIError/notFound`` and ``APIError/blocked(message:)`` among others.
  func repository(_ name: RepositoryName) async throws(APIError) -> Repository
}
