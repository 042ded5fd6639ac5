public import HTTPTransport

extension RequestMatcher {
  /// The method.
  ///
  /// ```swift
  /// stubs.stub(.method(.put) && .path("/user/starred/octo-org/hello"), answer: .status(204))
  /// ```
  public static func method(_ method: HTTPMethod) -> RequestMatcher {
    RequestMatcher(field: "method", expected: method.rawValue) { request in
      (request.method.rawValue, request.method == method)
    }
  }

  /// The scheme, without case: `.scheme("https")`.
  public static func scheme(_ scheme: String) -> RequestMatcher {
    let scheme = scheme.lowercased()
    return RequestMatcher(field: "scheme", expected: scheme) { request in
      (request.origin.scheme, request.origin.scheme == scheme)
    }
  }

  /// The host, without case and without a port: `.host("api.github.com")`.
  public static func host(_ host: String) -> RequestMatcher {
    let host = host.lowercased()
    return RequestMatcher(field: "host", expected: host) { request in
      (request.origin.host, request.origin.host == host)
    }
  }

  /// The port; 443 for `https` and 80 for `http` when the address names none: `.port(8080)`.
  public static func port(_ port: Int) -> RequestMatcher {
    RequestMatcher(field: "port", expected: "\(port)") { request in
      ("\(request.origin.port)", request.origin.port == port)
    }
  }

  /// The whole path, compared decoded, so `/a b` equals `/a%20b`; the query may be anything.
  ///
  /// ```swift
  /// stubs.stub(.path("/users/octo-org/repos"), answer: .text("[]"))
  /// ```
  public static func path(_ path: String) -> RequestMatcher {
    let expected = PercentEncoding.comparablePath(path)
    return pathField(quoted(expected)) { $0 == expected }
  }

  /// How the path begins: `.path(prefix: "/users/")`.
  public static func path(prefix: String) -> RequestMatcher {
    let expected = PercentEncoding.comparablePath(prefix)
    return pathField("begins with \(quoted(expected))") { $0.hasPrefix(expected) }
  }

  /// How the path ends: `.path(suffix: "/repos")`.
  public static func path(suffix: String) -> RequestMatcher {
    let expected = PercentEncoding.comparablePath(suffix)
    return pathField("ends with \(quoted(expected))") { $0.hasSuffix(expected) }
  }

  /// The whole path with gaps: `*` stands for any characters but a slash, `**` for any.
  ///
  /// ```swift
  /// stubs.stub(.path(pattern: "/repos/*/*/stargazers"), answer: .text("[]"))
  /// ```
  public static func path(pattern: String) -> RequestMatcher {
    let compiled = PathPattern(pattern)
    return pathField("fits \(quoted(pattern))") { compiled.matches($0) }
  }

  /// A whole address, or a path with its query on any host.
  ///
  /// The query is compared exactly, in any order; an address without one stands for a request
  /// without one. Use ``path(_:)`` where the query does not matter.
  ///
  /// ```swift
  /// stubs.stub(.url("https://api.github.com/users/octo-org/repos?per_page=100"), answer: …)
  /// stubs.stub(.url("/users/octo-org/repos?per_page=100"), answer: …)
  /// ```
  public static func url(_ url: String) -> RequestMatcher {
    if url.hasPrefix("/") { return target(url) }
    guard let address = URLParts(url) else {
      return RequestMatcher(
        field: "url",
        expected: "\(quoted(url)), which is no address: it must begin with /, "
          + "http:// or https://"
      ) { request in (quoted(request.url), false) }
    }
    return .scheme(address.origin.scheme) && .host(address.origin.host)
      && .port(address.origin.port) && target(address.target)
  }

  private static func target(_ target: String) -> RequestMatcher {
    let request = HTTPRequest(.get, HTTPOrigin(scheme: "https", host: ""), target)
    return .path(request.path) && .exactQuery(QueryItems(query: request.query))
  }

  private static func pathField(
    _ expected: String, _ matches: @escaping @Sendable (String) -> Bool
  ) -> RequestMatcher {
    RequestMatcher(field: "path", expected: expected) { request in
      let path = PercentEncoding.comparablePath(request.path)
      return (quoted(path), matches(path))
    }
  }

  static func quoted(_ text: String) -> String { "\"\(text)\"" }
}
