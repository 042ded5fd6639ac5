public import HTTPTransport

extension StubManager {
  /// Declares what is answered to the requests that a matcher accepts.
  ///
  /// ```swift
  /// stubs.stub(.path("/user") && !.header("Authorization"), answer: .status(401))
  /// ```
  ///
  /// - Parameter times: how often; once if nothing is said.
  @discardableResult
  public func stub(
    _ matcher: RequestMatcher, answer: StubAnswer, times: UseCount = 1,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Stub {
    let site = DeclarationSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return declare(matcher, [answer], times, site)
  }

  /// Declares what is answered to one method and address, as ``RequestMatcher/url(_:)`` reads it.
  ///
  /// ```swift
  /// stubs.stub(.get, "https://api.github.com/user", answer: .status(401))
  /// stubs.stub(.get, "/users/octo-org/repos?per_page=100", answer: .text("[]"))
  /// ```
  ///
  /// - Parameter times: how often; once if nothing is said.
  @discardableResult
  public func stub(
    _ method: HTTPMethod, _ url: String, answer: StubAnswer, times: UseCount = 1,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Stub {
    let site = DeclarationSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return declare(.method(method) && .url(url), [answer], times, site)
  }

  /// Declares a sequence: the first matching request gets the first answer, the next one the next
  /// answer, and every answer is given once.
  ///
  /// ```swift
  /// stubs.stub(.path("/user"), inOrder: .status(502), .status(503), .text("{}"))
  /// ```
  @discardableResult
  public func stub(
    _ matcher: RequestMatcher, inOrder first: StubAnswer, _ others: StubAnswer...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Stub {
    let site = DeclarationSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return declare(matcher, [first] + others, .exactly(others.count + 1), site)
  }

  /// Declares a sequence for one method and address.
  ///
  /// ```swift
  /// stubs.stub(.get, "/user", inOrder: .status(502), .text("{}"))
  /// ```
  @discardableResult
  public func stub(
    _ method: HTTPMethod, _ url: String, inOrder first: StubAnswer, _ others: StubAnswer...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Stub {
    let site = DeclarationSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return declare(
      .method(method) && .url(url), [first] + others, .exactly(others.count + 1), site)
  }
}
