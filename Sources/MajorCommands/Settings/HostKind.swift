/// Which variables hold the token of a host, as in gh.
package enum HostKind: Sendable, Hashable {
  /// github.com, a `ghe.com` tenant, or `github.localhost`: `GH_TOKEN`, `GITHUB_TOKEN`.
  case gitHub
  /// A GitHub Enterprise Server: `GH_ENTERPRISE_TOKEN`, `GITHUB_ENTERPRISE_TOKEN`.
  case enterpriseServer

  /// The kind of a host, named with or without scheme, port and path.
  package init(_ text: String) {
    let afterScheme = text.split(separator: "/", omittingEmptySubsequences: true)
    let authority = text.contains("://") ? afterScheme.dropFirst().first : afterScheme.first
    let host = (authority ?? "").prefix { $0 != ":" }.lowercased()
    let own = ["github.com", "api.github.com", "www.github.com", "github.localhost"]
    self = own.contains(host) || host.hasSuffix(".ghe.com") ? .gitHub : .enterpriseServer
  }
}
