package import MajorDomain

/// A token and where it was found, so that a message can name the place.
package struct Credential: Sendable, Hashable {
  /// A place where tokens are found.
  package enum Source: Sendable, Hashable, CustomStringConvertible {
    /// The environment.
    case variable(EnvironmentVariable)
    /// gh's file of hosts.
    case hostsFile(path: String)
    /// What `gh auth token` printed.
    case gh

    /// The place in a sentence: `GH_TOKEN`.
    package var description: String {
      switch self {
      case .variable(let variable): variable.rawValue
      case .hostsFile(let path): path
      case .gh: "gh auth token"
      }
    }

    /// Whether gh keeps the token, and is to be asked for another.
    package var isGH: Bool {
      if case .variable = self { false } else { true }
    }
  }

  /// The token.
  package var token: AccessToken
  /// Where it was found.
  package var source: Source

  /// Creates a credential.
  package init(token: AccessToken, source: Source) {
    self.token = token
    self.source = source
  }
}
