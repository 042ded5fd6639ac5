/// What GitHub says about what a refused request would have needed, and what the token has.
public struct PermissionReport: Sendable, Hashable {
  /// The scopes of the token, if it is one that has scopes (`X-OAuth-Scopes`; GitHub, "Scopes for
  /// OAuth apps").
  public var grantedScopes: [String]?
  /// The scopes of which one is enough (`X-Accepted-OAuth-Scopes`).
  public var acceptedScopes: [String]
  /// The permissions that a fine-grained token needs, as in `starring=write`
  /// (`X-Accepted-GitHub-Permissions`; GitHub REST, "Troubleshooting the REST API").
  public var acceptedPermissions: String?
  /// Whether an organization wants the token authorized for single sign-on (`X-GitHub-SSO:
  /// required`).
  public var needsSingleSignOn: Bool
  /// Where that is done.
  public var singleSignOnURL: String?

  /// Creates a report.
  public init(
    grantedScopes: [String]? = nil, acceptedScopes: [String] = [],
    acceptedPermissions: String? = nil, needsSingleSignOn: Bool = false,
    singleSignOnURL: String? = nil
  ) {
    self.grantedScopes = grantedScopes
    self.acceptedScopes = acceptedScopes
    self.acceptedPermissions = acceptedPermissions
    self.needsSingleSignOn = needsSingleSignOn
    self.singleSignOnURL = singleSignOnURL
  }

  /// The scope to add; `nil` when the token has no scopes, or has one that is enough, so that the
  /// refusal has another reason.
  public var missingScope: String? {
    guard let grantedScopes, let wanted = acceptedScopes.first else { return nil }
    let isEnough = acceptedScopes.contains { scope in
      grantedScopes.contains { $0 == scope || Self.includes($0, scope) }
    }
    return isEnough ? nil : wanted
  }

  /// Scopes that are part of others (GitHub, "Scopes for OAuth apps", "Normalized scopes").
  private static func includes(_ scope: String, _ part: String) -> Bool {
    switch part {
    case "public_repo", "repo:status", "repo_deployment", "repo:invite", "security_events":
      scope == "repo"
    case "read:user", "user:email", "user:follow": scope == "user"
    case "read:org": scope == "write:org" || scope == "admin:org"
    case "write:org": scope == "admin:org"
    default: false
    }
  }
}
