/// Which variables hold the token of a host, as in gh.
package enum HostKind: Sendable, Hashable {
  /// github.com, a `ghe.com` tenant, or `github.localhost`: `GH_TOKEN`, `GITHUB_TOKEN`.
  case gitHub
  /// A GitHub Enterprise Server: `GH_ENTERPRISE_TOKEN`, `GITHUB_ENTERPRISE_TOKEN`.
  case enterpriseServer

  /// The kind of a host, named with or without scheme, port and path.
  package init(_ text: String) {
    let host = Self.name(of: text).prefix { $0 != ":" }
    let own = ["github.com", "github.localhost"]
    self = own.contains(String(host)) || host.hasSuffix(".ghe.com") ? .gitHub : .enterpriseServer
  }

  /// The name under which gh knows a host, with a port if it was named with one.
  package static func name(of text: String) -> String {
    let parts = text.split(separator: "/", omittingEmptySubsequences: true)
    let authority = text.contains("://") ? parts.dropFirst().first : parts.first
    let host = (authority ?? "").lowercased()
    switch host {
    case "api.github.com", "www.github.com": return "github.com"
    case "api.github.localhost": return "github.localhost"
    default:
      return host.hasPrefix("api.") && host.hasSuffix(".ghe.com")
        ? String(host.dropFirst(4)) : host
    }
  }
}
