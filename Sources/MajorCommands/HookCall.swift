/// A command line that the user wants to be run for something that happened.
package struct HookCall: Sendable, Hashable {
  /// The command line, for `sh -c`.
  package var command: String
  /// Variables that it finds besides those of this program.
  package var variables: [String: String]
  /// Its standard input.
  package var input: String

  /// Creates a call.
  package init(command: String, variables: [String: String], input: String) {
    self.command = command
    self.variables = variables
    self.input = input
  }
}

/// What came of a command line.
package struct HookOutcome: Sendable, Hashable {
  /// What it printed, on both streams.
  package var printed: String
  /// Why it failed; `nil` when it did not.
  package var failure: String?

  /// Creates an outcome.
  package init(printed: String = "", failure: String? = nil) {
    self.printed = printed
    self.failure = failure
  }
}
