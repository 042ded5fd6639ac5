/// One request about one repository's star.
public struct StarRequest: Sendable, Hashable {
  /// What is asked.
  public enum Action: Sendable, Hashable {
    /// Is it starred?
    case look
    /// Star it, or take the star away.
    case write(Bool)
  }

  /// The repository, as it was listed.
  public var repository: ListedRepository
  /// What is asked.
  public var action: Action

  /// Creates a request.
  public init(_ action: Action, _ repository: ListedRepository) {
    self.action = action
    self.repository = repository
  }
}

/// What the server told of a star.
public struct StarAnswer: Sendable, Hashable {
  /// Whether the token's user has starred the repository.
  public var isStarred: Bool
  /// How many have; `nil` when the answer does not say, as in REST.
  public var stargazerCount: Int?

  /// Creates an answer.
  public init(isStarred: Bool, stargazerCount: Int? = nil) {
    self.isStarred = isStarred
    self.stargazerCount = stargazerCount
  }
}

extension APIError {
  /// Whether the server may have done what it was asked although no good answer came.
  var leavesWriteInDoubt: Bool {
    switch self {
    case .unreachable(.hostNotFound), .unreachable(.cannotConnect), .unreachable(.tls): false
    case .unreachable, .serverFailure, .missingData, .undecodableData, .unexpectedPage,
      .queryFailed, .cancelled, .recordingFailed:
      true
    case .badURL, .badStatus, .notFound, .blocked, .unauthorized, .forbidden, .rateLimited,
      .foreignOrigin, .endlessChain, .notRecorded:
      false
    }
  }
}
