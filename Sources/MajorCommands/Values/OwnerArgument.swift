package import CommandGrammar
package import MajorDomain

/// An account as an operand.
package struct OwnerArgument: ArgumentValue, Hashable {
  /// The account.
  package var login: Login

  package init(argument: String) throws(ArgumentRejection) {
    guard let login = Login(argument) else {
      throw .because("is not a GitHub login: 1 to 39 letters, digits, hyphens or underscores")
    }
    self.login = login
  }

  package var argument: String { login.text }
  package static var completion: Completion { .dynamic("owner") }
}
