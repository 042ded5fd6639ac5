import HTTPTransport

extension RequestMatcher {
  /// Has at least these names and values, decoded and in any order.
  ///
  /// ```swift
  /// stubs.stub(.path("/search/repositories") && .query(["q": "swift stars:>=50"]), answer: …)
  /// ```
  public static func query(_ items: KeyValuePairs<String, String>) -> RequestMatcher {
    let expected = QueryItems(items)
    return RequestMatcher(field: "query", expected: "at least \(expected)") { request in
      let actual = QueryItems(query: request.query)
      return (actual.description, actual.contains(expected))
    }
  }

  /// Has exactly these names and values, decoded and in any order; `[:]` is no query. A plus sign
  /// is a space, and `name` alone is `name=`.
  ///
  /// ```swift
  /// stubs.stub(.path("/issues") && .query(exactly: ["page": "2"]), answer: …)
  /// ```
  public static func query(exactly items: KeyValuePairs<String, String>) -> RequestMatcher {
    exactQuery(QueryItems(items))
  }

  /// Has a query item of this name, whatever its value: `.query(has: "page")`.
  public static func query(has name: String) -> RequestMatcher {
    RequestMatcher(field: "query", expected: "has \(name)") { request in
      let actual = QueryItems(query: request.query)
      return (actual.description, actual.items.contains { $0.name == name })
    }
  }

  static func exactQuery(_ expected: QueryItems) -> RequestMatcher {
    RequestMatcher(field: "query", expected: expected.description) { request in
      let actual = QueryItems(query: request.query)
      return (actual.description, actual == expected)
    }
  }
}
