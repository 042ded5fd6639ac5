import HTTPTransport
public import StrictJSON

extension RequestMatcher {
  /// Has this JSON value as its body: members in any order, numbers by value, any white space.
  ///
  /// ```swift
  /// stubs.stub(.path("/graphql") && .json(["query": "{ viewer { login } }"]), answer: …)
  /// ```
  public static func json(_ value: JSONValue) -> RequestMatcher {
    jsonBody(value, isSubset: false)
  }

  /// Has a JSON body that has at least these members, at any depth; arrays are compared place by
  /// place.
  ///
  /// ```swift
  /// stubs.stub(.json(containing: ["variables": ["login": "octo-org"]]), answer: …)
  /// ```
  public static func json(containing part: JSONValue) -> RequestMatcher {
    jsonBody(part, isSubset: true)
  }

  /// Has an equal body: by value if it is JSON, byte by byte otherwise.
  static func sameBody(as body: [UInt8]) -> RequestMatcher {
    (try? JSONValue(parsing: body)).map { .json($0) } ?? .body(body)
  }

  private static func jsonBody(_ expected: JSONValue, isSubset: Bool) -> RequestMatcher {
    RequestMatcher(
      .field { request in
        let scope = isSubset ? "JSON with " : "JSON "
        do throws(JSONSyntaxError) {
          let actual = try JSONValue(parsing: request.body)
          return compare(expected, actual, isSubset: isSubset, scope: scope)
        } catch {
          let body = BodyText.describe(request.body)
          return FieldComparison(
            field: "body", expected: scope + BodyText.shorten(expected.compactText),
            actual: request.body.isEmpty ? body : "\(body), which is not JSON (\(error))",
            matches: false)
        }
      })
  }

  private static func compare(
    _ expected: JSONValue, _ actual: JSONValue, isSubset: Bool, scope: String
  ) -> FieldComparison {
    let differences = JSONDifference.all(expected: expected, actual: actual, isSubset: isSubset)
    guard let first = differences.first else {
      let text = scope + BodyText.shorten(expected.compactText)
      return FieldComparison(field: "body", expected: text, actual: text, matches: true)
    }
    func side(_ value: JSONValue?) -> String {
      let text = value.map { BodyText.shorten($0.compactText) } ?? "nothing"
      return first.path.isEmpty ? "JSON \(text)" : "JSON \(first.path) = \(text)"
    }
    let rest = differences.count == 1 ? "" : " (the first of \(differences.count) differences)"
    return FieldComparison(
      field: "body", expected: side(first.expected), actual: side(first.actual) + rest,
      matches: false)
  }
}
