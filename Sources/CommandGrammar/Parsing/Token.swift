/// What one argument, or an option with its value, is.
package enum Token: Sendable, Hashable {
  /// `spelling` with its dashes: `--limit`, `-L`. A value that should be there and is not is
  /// `nil`; one that should not be is kept, for the parser to complain about.
  case option(spelling: String, value: String?)
  case operand(String)
}
