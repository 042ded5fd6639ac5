package import HTTPTransport
package import MajorDomain

extension PermissionReport {
  /// What the header fields of a refusal say.
  package init(_ response: HTTPResponse) {
    let headers = response.headers
    self.init(
      grantedScopes: headers["X-OAuth-Scopes"].map(Self.scopes),
      acceptedScopes: headers["X-Accepted-OAuth-Scopes"].map(Self.scopes) ?? [],
      acceptedPermissions: headers["X-Accepted-GitHub-Permissions"].flatMap {
        $0.isEmpty ? nil : $0
      })
    // `required; url=https://github.com/orgs/…/sso?…`
    guard let sso = headers["X-GitHub-SSO"], sso.hasPrefix("required") else { return }
    needsSingleSignOn = true
    singleSignOnURL = sso.split(separator: ";").lazy
      .map { $0.drop { $0 == " " } }
      .first { $0.hasPrefix("url=https://") }.map { String($0.dropFirst(4)) }
  }

  /// A list of scopes with commas between them.
  static func scopes(_ value: String) -> [String] {
    value.split { $0 == "," || $0 == " " }.map(String.init)
  }
}
