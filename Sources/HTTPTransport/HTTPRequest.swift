/// A request as a value: everything that goes over the wire, and nothing else.
public struct HTTPRequest: Sendable, Hashable {
  /// The method.
  public var method: HTTPMethod
  /// Scheme, host and port.
  public var origin: HTTPOrigin
  /// Path and query in origin form (RFC 9112, section 3.2.1), percent-encoded, with the leading
  /// slash: `/users/apple/repos?per_page=100`.
  public var target: String
  /// The header fields. `Host` and `Content-Length` are the transport's business.
  public var headers: HTTPFields
  /// The body; empty means none.
  public var body: [UInt8]

  /// Creates a request.
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
  public var url: String { "\(origin)\(target)" }

  /// The target up to the question mark, percent-encoded as sent.
  public var path: String { String(target.prefix { $0 != "?" }) }

  /// What follows the first question mark, percent-encoded as sent; `nil` without one.
  public var query: String? {
    guard let mark = target.firstIndex(of: "?") else { return nil }
    return String(target[target.index(after: mark)...])
  }
}
