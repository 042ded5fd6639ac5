/// One time that a parameter was given.
struct Occurrence: Sendable {
  /// The value; `nil` for a flag.
  var text: String?
  var isNegated: Bool
  /// Whether nothing was given for this parameter before, so that a list drops its default.
  var isFirst: Bool
}
