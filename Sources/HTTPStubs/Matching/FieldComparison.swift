/// One field of a request held against what a matcher expects of it.
struct FieldComparison: Sendable, Hashable {
  /// The name that a report shows: `path`, `query`, `header accept`.
  var field: String
  /// What the matcher asks for, as a reader would write it.
  var expected: String
  /// What the request has.
  var actual: String
  /// Whether the two agree.
  var matches: Bool

  /// The condition in one phrase: `path "/users"`.
  var phrase: String { "\(field) \(expected)" }

  /// How far the request is from the field: nothing when it matches, more for the fields that
  /// tell requests apart best, so that the nearest stub is the one that a reader would point at.
  var distance: Double {
    guard !matches else { return 0 }
    switch field {
    case "host": return 2
    case "path": return 1 + EditDistance.fraction(expected, actual)
    default: return 1
    }
  }
}
