/// What is watched: everything that an account owns, or one repository.
public enum WatchTarget: Sendable, Hashable, CustomStringConvertible {
  /// All repositories of an account.
  case owner(Login)
  /// One repository, wherever it goes from here.
  case repository(RepositoryName)

  /// The target as it is typed.
  public var description: String {
    switch self {
    case .owner(let login): login.text
    case .repository(let name): name.description
    }
  }
}
