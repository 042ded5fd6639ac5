package import CommandGrammar
package import MajorDomain

/// An account or a repository as an operand; what has a slash is a repository.
package enum OwnerOrRepositoryArgument: ArgumentValue, Hashable {
  case owner(Login)
  case repository(RepositoryName)

  package init(argument: String) throws(ArgumentRejection) {
    if let name = RepositoryName(parsing: argument) {
      self = .repository(name)
    } else if let login = Login(argument) {
      self = .owner(login)
    } else {
      throw .because("is neither a GitHub login nor owner/repo nor the address of a repository")
    }
  }

  package var argument: String {
    switch self {
    case .owner(let login): login.text
    case .repository(let name): name.description
    }
  }

  package static var completion: Completion { .dynamic("owner-or-repository") }
}
