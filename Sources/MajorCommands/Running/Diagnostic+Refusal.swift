import MajorDomain

/// Refusals for want of a token or of what it may do, and how to mend them.
extension Diagnostic {
  static let tokenHint =
    "Set GH_TOKEN to a token to be asked as yourself: https://github.com/settings/tokens."

  static func unauthorized(_ message: String?, _ subject: APISubject) -> Diagnostic {
    guard let credential = subject.settings.credential else {
      return Diagnostic(
        "\(subject.server) wants credentials\(quote(message))", hint: tokenHint, .credentials)
    }
    let hint =
      credential.source.isGH
      ? "It may have expired or been revoked; log in again with: gh auth login -h \(subject.host)"
      : "It may have expired or been revoked; set a new one, or unset \(credential.source)."
    return Diagnostic(
      "\(subject.server) refused the token from \(credential.source)\(quote(message))",
      hint: hint, .credentials)
  }

  static func forbidden(
    _ message: String?, _ permissions: PermissionReport, _ subject: APISubject
  ) -> Diagnostic {
    let what = "\(subject.server) refused access to \(subject.name)\(quote(message))"
    guard let credential = subject.settings.credential else {
      return Diagnostic(what, hint: tokenHint, .credentials)
    }
    let token = "the token from \(credential.source)"
    let settings = "https://\(subject.host)/settings"
    if permissions.needsSingleSignOn {
      let place = permissions.singleSignOnURL ?? "\(settings)/tokens"
      return Diagnostic(
        "\(what): the organization wants \(token) authorized for single sign-on",
        hint: "Authorize it at \(place), and try again.", .credentials)
    }
    if let scope = permissions.missingScope {
      return Diagnostic(
        "\(what): \(token) lacks the scope \(scope)",
        hint: credential.source.isGH
          ? "Add it with: gh auth refresh -h \(subject.host) -s \(scope)"
          : "Add it at \(settings)/tokens.", .credentials)
    }
    if permissions.grantedScopes == nil, let wanted = permissions.acceptedPermissions {
      return Diagnostic(
        "\(what): \(token) needs \(wanted)",
        hint: "Give it that permission at \(settings)/personal-access-tokens.", .credentials)
    }
    let lack =
      subject.permission.map { "needs \($0)" } ?? "may lack a permission or scope for this"
    return Diagnostic(what, hint: "The token from \(credential.source) \(lack).", .credentials)
  }

  static func quote(_ message: String?) -> String {
    message.map { " (\($0))" } ?? ""
  }
}
