package import MajorDomain

/// A token and where it was found, so that a message can name the place.
package struct Credential: Sendable, Hashable {
  /// The token.
  package var token: AccessToken
  /// For example `GH_TOKEN`.
  package var source: String

  /// Creates a credential.
  package init(token: AccessToken, source: String) {
    self.token = token
    self.source = source
  }

  /// The token that the environment holds for a host, by gh's precedence; `nil` without one.
  ///
  /// - Parameter isEnterprise: Whether the host is a GitHub Enterprise Server, whose tokens have
  ///   variables of their own, so that a token of github.com is never sent there.
  package static func find(
    in environment: Environment, isEnterprise: Bool
  ) throws(Diagnostic) -> Credential? {
    let variables: [EnvironmentVariable] =
      isEnterprise ? [.ghEnterpriseToken, .githubEnterpriseToken] : [.ghToken, .githubToken]
    for variable in variables {
      guard let text = environment[variable], !text.allSatisfy(\.isWhitespace) else { continue }
      guard let token = AccessToken(text) else {
        throw Diagnostic(
          "\(variable.rawValue) holds a character that cannot be part of a token",
          hint: "Set it again without line breaks or spaces inside.", .credentials)
      }
      return Credential(token: token, source: variable.rawValue)
    }
    return nil
  }
}
