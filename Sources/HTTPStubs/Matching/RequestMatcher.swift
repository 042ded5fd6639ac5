public import HTTPTransport

/// Which requests a stub answers, as a value that can be combined.
///
/// ```swift
/// let page: RequestMatcher = .method(.get) && .path("/users/octo-org/repos")
///   && (.query(["page": "2"]) || .query(["page": "3"])) && !.header("If-None-Match")
/// ```
///
/// A matcher compares every field, also after the first that differs, so that a report can show
/// them all.
public struct RequestMatcher: Sendable {
  indirect enum Condition: Sendable {
    case field(@Sendable (HTTPRequest) -> FieldComparison)
    case all([RequestMatcher])
    case any([RequestMatcher])
    case not(RequestMatcher)
  }

  let condition: Condition

  init(_ condition: Condition) { self.condition = condition }

  /// Creates a matcher of one field.
  init(
    field: String, expected: String,
    _ compare: @escaping @Sendable (HTTPRequest) -> (actual: String, matches: Bool)
  ) {
    condition = .field { request in
      let (actual, matches) = compare(request)
      return FieldComparison(field: field, expected: expected, actual: actual, matches: matches)
    }
  }

  /// Whether the matcher accepts a request.
  ///
  /// ```swift
  /// let request = HTTPRequest(.get, HTTPOrigin(scheme: "https", host: "api.github.com"), "/user")
  /// RequestMatcher.path("/user").matches(request)  // true
  /// ```
  public func matches(_ request: HTTPRequest) -> Bool {
    compare(with: request).allSatisfy(\.matches)
  }

  /// Every field held against the request, in the order of declaration.
  func compare(with request: HTTPRequest) -> [FieldComparison] {
    switch condition {
    case .field(let compare): [compare(request)]
    case .all(let matchers): matchers.flatMap { $0.compare(with: request) }
    case .any(let matchers): Self.compareAny(matchers.map { $0.compare(with: request) })
    case .not(let matcher): [Self.negate(matcher.compare(with: request))]
    }
  }

  private static func compareAny(_ alternatives: [[FieldComparison]]) -> [FieldComparison] {
    if let match = alternatives.first(where: { $0.allSatisfy(\.matches) }) { return match }
    let fields = Set(alternatives.flatMap { $0.map(\.field) })
    if let field = fields.first, fields.count == 1, alternatives.allSatisfy({ $0.count == 1 }) {
      let comparisons = alternatives.flatMap(\.self)
      return [
        FieldComparison(
          field: field, expected: comparisons.map(\.expected).joined(separator: " or "),
          actual: comparisons.first?.actual ?? "", matches: false)
      ]
    }
    let phrases = alternatives.map { $0.map(\.phrase).joined(separator: " and ") }
    let differing = alternatives.flatMap(\.self).filter { !$0.matches }
    return [
      FieldComparison(
        field: "either", expected: phrases.joined(separator: " or "),
        actual: differing.map { "\($0.field) \($0.actual)" }.uniqued.joined(separator: ", "),
        matches: false)
    ]
  }

  private static func negate(_ comparisons: [FieldComparison]) -> FieldComparison {
    let matches = !comparisons.allSatisfy(\.matches)
    guard let only = comparisons.first, comparisons.count == 1 else {
      return FieldComparison(
        field: "neither",
        expected: "not (\(comparisons.map(\.phrase).joined(separator: " and ")))",
        actual: comparisons.map { "\($0.field) \($0.actual)" }.joined(separator: ", "),
        matches: matches)
    }
    return FieldComparison(
      field: only.field, expected: "not \(only.expected)", actual: only.actual, matches: matches)
  }
}
