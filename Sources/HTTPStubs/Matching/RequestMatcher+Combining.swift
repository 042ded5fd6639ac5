public import HTTPTransport

extension RequestMatcher {
  /// Accepts what every matcher accepts; without any, everything.
  ///
  /// ```swift
  /// stubs.stub(.all(of: [.method(.get), .path("/user")]), answer: .status(204))
  /// ```
  public static func all(of matchers: [RequestMatcher]) -> RequestMatcher {
    RequestMatcher(.all(matchers))
  }

  /// Accepts what at least one matcher accepts; without any, nothing.
  ///
  /// ```swift
  /// stubs.stub(.any(of: [.path("/user"), .path("/users/octocat")]), answer: .status(204))
  /// ```
  public static func any(of matchers: [RequestMatcher]) -> RequestMatcher {
    RequestMatcher(.any(matchers))
  }

  /// Accepts what the matcher refuses.
  ///
  /// ```swift
  /// stubs.stub(.not(.header("Authorization")), answer: .status(401))
  /// ```
  public static func not(_ matcher: RequestMatcher) -> RequestMatcher {
    RequestMatcher(.not(matcher))
  }

  /// Accepts every request.
  ///
  /// ```swift
  /// stubs.stub(.anything, answer: .error(.cannotConnect), times: .any)
  /// ```
  public static var anything: RequestMatcher { RequestMatcher(.all([])) }

  /// Accepts requests of which `condition` is true; the words stand in reports.
  ///
  /// ```swift
  /// stubs.stub(.where("the body is short") { $0.body.count < 100 }, answer: .status(200))
  /// ```
  public static func `where`(
    _ words: String, _ condition: @escaping @Sendable (HTTPRequest) -> Bool
  ) -> RequestMatcher {
    RequestMatcher(field: "condition", expected: "\(words): true") { request in
      let holds = condition(request)
      return ("\(words): \(holds)", holds)
    }
  }

  /// Both: `.method(.get) && .path("/user")`.
  public static func && (left: RequestMatcher, right: RequestMatcher) -> RequestMatcher {
    RequestMatcher(.all([left, right]))
  }

  /// One or both: `.path("/user") || .path("/users/octocat")`.
  public static func || (left: RequestMatcher, right: RequestMatcher) -> RequestMatcher {
    RequestMatcher(.any([left, right]))
  }

  /// The opposite: `!.header("Authorization")`.
  public static prefix func ! (matcher: RequestMatcher) -> RequestMatcher {
    RequestMatcher(.not(matcher))
  }
}
