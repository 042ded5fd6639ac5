/// What was found that must not be written. It never holds the secret itself.
enum SecretFinding: Sendable, Hashable, CustomStringConvertible {
  /// A token that is in use: one that was named, or the one that the request carried.
  case inUse
  /// A text in the form of a GitHub token, with its prefix: `ghp_`.
  case tokenForm(prefix: String)
  /// An authentication scheme followed by credentials, in a header value.
  case credentials(scheme: String)
  /// A query item whose name says that its value is a secret: `access_token`.
  case queryItem(name: String)
  /// A user with a password before the host of an address.
  case passwordInAddress

  /// `a token that is in use`, `a text in the form of a token (ghp_…)`, …
  var description: String {
    switch self {
    case .inUse: "a token that is in use"
    case .tokenForm(let prefix): "a text in the form of a token (\(prefix)…)"
    case .credentials(let scheme): "credentials of the scheme \(scheme)"
    case .queryItem(let name): "a query item \(name)"
    case .passwordInAddress: "an address with a password"
    }
  }
}
