import MajorDomain

/// Knows some repositories by their names.
struct StubLookup: RepositoryLookup {
  private let repositories: [RepositoryName: Repository]

  init(_ repositories: [RepositoryName: Repository]) { self.repositories = repositories }

  func repository(_ name: RepositoryName) async throws(APIError) -> Repository {
    guard let repository = repositories[name] else { throw .notFound }
    return repository
  }
}
