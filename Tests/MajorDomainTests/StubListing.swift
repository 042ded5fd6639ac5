import MajorDomain

/// A client that answers each account from a table, or fails.
struct StubListing: RepositoryListing {
  var answers: [String: Result<RepositoryList, APIError>]

  init(_ answers: [String: Result<RepositoryList, APIError>]) { self.answers = answers }

  init(stars: [Int?], owner: String = "octo-org") {
    answers = [
      owner: .success(RepositoryList(repositories: .withStars(stars), totalCount: stars.count))
    ]
  }

  func fetchRepositories(
    user: Login, matching filter: RepositoryFilter
  ) async throws(APIError) -> RepositoryList {
    guard let answer = answers[user.text] else { throw .notFound }
    return try answer.get()
  }
}

extension [Repository] {
  /// One repository a star count, named `r0`, `r1`, ….
  static func withStars(_ stars: [Int?], owner: String = "octo-org") -> [Repository] {
    stars.enumerated().map { index, count in
      Repository(id: index + 1, owner: owner, name: "r\(index)", stargazerCount: count)
    }
  }
}

extension Login {
  /// A login that is known to be well-formed; traps in the test if it is not.
  static func known(_ text: String) -> Login {
    guard let login = Login(text) else { preconditionFailure("not a login: \(text)") }
    return login
  }
}
