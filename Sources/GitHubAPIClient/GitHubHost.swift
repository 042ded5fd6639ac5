public import HTTPTransport
public import MajorDomain

/// Where the API of a GitHub host is (GitHub REST, "Getting started"; Enterprise Server and
/// `ghe.com` as gh finds them).
public struct GitHubHost: Sendable, Hashable {
  /// The host as users name it, in lower case: `github.com`.
  public let name: String
  /// Scheme, host and port of the API; the token goes there and nowhere else.
  public let apiOrigin: HTTPOrigin
  /// What comes before `/users/…`: empty, or `/api/v3`.
  public let restBasePath: String
  /// The target of GraphQL requests.
  public let graphQLTarget: String

  /// The public GitHub.
  public static let gitHub = GitHubHost(
    name: "github.com", apiOrigin: HTTPOrigin(scheme: "https", host: "api.github.com"),
    restBasePath: "", graphQLTarget: "/graphql")

  /// The API of a host, named as in `GH_HOST`: `github.com`, `octocorp.ghe.com`, `ghe.example`.
  /// A URL of the host is taken as its name. `github.localhost` is plain http, as in gh.
  ///
  /// - Throws: ``APIError/badURL(_:)`` when the text names no host.
  public init(named text: String) throws(APIError) {
    let url = try HTTPURL(text.contains("://") ? text : "https://\(text)")
    guard url.target == "/" || text.contains("://") else { throw .badURL(text) }
    let origin = url.origin
    switch origin.host {
    case "github.com", "api.github.com", "www.github.com":
      self = .gitHub
    case "github.localhost", "api.github.localhost":
      self.init(
        name: "github.localhost",
        apiOrigin: HTTPOrigin(scheme: "http", host: "api.github.localhost"),
        restBasePath: "", graphQLTarget: "/graphql")
    case let host where host.hasSuffix(".ghe.com"):
      let tenant = host.hasPrefix("api.") ? String(host.dropFirst(4)) : host
      self.init(
        name: tenant, apiOrigin: HTTPOrigin(scheme: "https", host: "api.\(tenant)"),
        restBasePath: "", graphQLTarget: "/graphql")
    default:
      self.init(
        name: origin.authority, apiOrigin: origin, restBasePath: "/api/v3",
        graphQLTarget: "/api/graphql")
    }
  }

  /// An API at an address of its own, as `GH_MAJOR_API_URL` names it; GraphQL is derived from it.
  ///
  /// - Throws: ``APIError/badURL(_:)`` when the text is no http or https URL.
  public init(apiURL text: String) throws(APIError) {
    let url = try HTTPURL(text)
    var path = url.target
    guard !path.contains("?") else { throw .badURL(text) }
    while path.hasSuffix("/") { path.removeLast() }
    let graphQLBase = path.hasSuffix("/v3") ? String(path.dropLast(3)) : path
    self.init(
      name: url.origin.authority, apiOrigin: url.origin, restBasePath: path,
      graphQLTarget: "\(graphQLBase)/graphql")
  }

  private init(
    name: String, apiOrigin: HTTPOrigin, restBasePath: String, graphQLTarget: String
  ) {
    self.name = name
    self.apiOrigin = apiOrigin
    self.restBasePath = restBasePath
    self.graphQLTarget = graphQLTarget
  }
}
