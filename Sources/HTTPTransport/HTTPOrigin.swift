/// Where a request goes: scheme, host and port (RFC 6454, section 4).
///
/// Two origins are equal when all three are; the host is kept in lower case and the default port
/// of the scheme is filled in, so `https://api.github.com` equals `https://API.github.com:443`.
/// A token belongs to exactly one origin.
///
/// ```swift
/// let api = HTTPOrigin(scheme: "https", host: "api.github.com")
/// let user = HTTPRequest(.get, api, "/user")
/// ```
public struct HTTPOrigin: Sendable, Hashable, CustomStringConvertible {
  /// `http` or `https`, in lower case.
  ///
  /// ```swift
  /// #expect(api.scheme == "https")
  /// ```
  public let scheme: String
  /// The host in lower case; an IPv6 address keeps its brackets.
  ///
  /// ```swift
  /// #expect(api.host == "api.github.com")
  /// ```
  public let host: String
  /// The TCP port, never the absence of one.
  ///
  /// ```swift
  /// #expect(api.port == 443)
  /// ```
  public let port: Int

  /// Creates an origin; without a port it is the default one of the scheme (80 or 443).
  ///
  /// ```swift
  /// let local = HTTPOrigin(scheme: "http", host: "127.0.0.1", port: 8080)
  /// ```
  public init(scheme: String, host: String, port: Int? = nil) {
    self.scheme = scheme.lowercased()
    self.host = host.lowercased()
    self.port = port ?? Self.defaultPort(of: self.scheme)
  }

  /// `host`, with the port if it is not the default one: the value of a `Host` field.
  ///
  /// ```swift
  /// #expect(local.authority == "127.0.0.1:8080")
  /// ```
  public var authority: String {
    port == Self.defaultPort(of: scheme) ? host : "\(host):\(port)"
  }

  /// The serialisation of RFC 6454, section 6.1: `https://api.github.com`.
  ///
  /// ```swift
  /// print(local)  // http://127.0.0.1:8080
  /// ```
  public var description: String { "\(scheme)://\(authority)" }

  private static func defaultPort(of scheme: String) -> Int { scheme == "http" ? 80 : 443 }
}
