/// A parameter that was given, in the order of the command line.
struct Assignment: Hashable {
  /// Where the parameter stands in the command's list.
  var index: Int
  /// As typed, or an operand's label in angle brackets: what a message names.
  var spelling: String
  var text: String?
  var isNegated = false
}
