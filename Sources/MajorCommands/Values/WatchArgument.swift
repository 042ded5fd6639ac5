package import CommandGrammar
package import MajorDomain

/// An account or a repository as an operand.
package struct WatchArgument: ArgumentValue, Hashable {
  /// What is meant.
  package var target: WatchTarget

  package init(argument: String) throws(ArgumentRejection) {
    if let login = Login(argument) {
      target = .owner(login)
    } else if let name = RepositoryName(parsing: argument) {
      target = .repository(name)
    } else {
      throw .because("is neither the login of an account, nor owner/repo, nor an address of one")
    }
  }

  package var argument: String { target.description }
  package static var completion: Completion { .dynamic("owner") }
}
