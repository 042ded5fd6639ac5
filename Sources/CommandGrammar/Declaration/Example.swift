/// A line that a user can type, and what it does. The arguments are kept apart so that a test
/// can parse them; renderers quote them.
package struct Example: Sendable, Hashable {
  package var summary: Prose
  /// After the program's name.
  package var arguments: [String]
  /// What follows on the same line, as it stands: `| jq length`.
  package var then: String

  package init(_ summary: Prose, _ arguments: String..., then: String = "") {
    self.summary = summary
    self.arguments = arguments
    self.then = then
  }
}
