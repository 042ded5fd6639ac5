/// A request as a value: everything that goes over the wire, and nothing else.
///
/// ```swift
/// let api = HTTPOrigin(scheme: "https", host: "api.github.com")
/// let request = HTTPRequest(.get, api, "/user", headers: ["Accept": "application/json"])
/// ```
public struct HTTPRequest: Sendable, Hashable {
  /// The method.
  ///
  /// ```swift
  /// request.method = .head
  /// ```
  public var method: HTTPMethod
  /// Scheme, host and port.
  ///
  /// ```swift
  /// let isLocal = request.origin.host == "127.0.0.1"
  /// ```
  public var origin: HTTPOrigin
  /// Path and query in origin form (RFC 9112, section 3.2.1), percent-encoded, with the leading
  /// slash: `/users/apple/repos?per_page=100`.
  ///
  /// ```swift
  /// request.target = "/users/octo-org/repos?page=2"
  /// ```
  public var target: String
  /// The header fields. `Host` and `Content-Length` are the transport's business.
  ///
  /// ```swift
  /// request.headers["If-None-Match"] = etag
  /// ```
  public var headers: HTTPFields
  /// The body; empty means none.
  ///
  /// ```swift
  /// request.body = Array(#"{"query": "{ viewer { login } }"}"#.utf8)
  /// ```
  public var body: [UInt8]

  /// Creates a request.
  ///
  /// ```swift
  /// HTTPRequest(.post, api, "/graphql", body: Array(query.utf8))
  /// ```
  public init(
    _ method: HTTPMethod = .get,
    _ origin: HTTPOrigin,
    _ target: String,
    headers: HTTPFields = [:],
    body: [UInt8] = []
  ) {
    self.method = method
    self.origin = origin
    self.target = target
    self.headers = headers
    self.body = body
  }

  /// The whole address: `https://api.github.com/users/apple/repos?per_page=100`.
  ///
  /// ```swift
  /// print(request.url)
  /// ```
  public var url: String { "\(origin)\(target)" }

  /// The target up to the question mark, percent-encoded as sent.
  ///
  /// ```swift
  /// #expect(request.path == "/users/apple/repos")
  /// ```
  public var path: String { String(target.prefix { $0 != "?" }) }

  /// What follows the first question mark, percent-encoded as sent; `nil` without one.
  ///
  /// ```swift
  /// #expect(request.query == "per_page=100")
  /// ```
  public var query: String? {
    guard let mark = target.firstIndex(of: "?") else { return nil }
    return String(target[target.index(after: mark)...])
  }
}
