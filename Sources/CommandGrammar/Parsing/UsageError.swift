/// One thing that is wrong with a command line. Spellings are as typed, with dashes.
package enum UsageError: Error, Sendable, Hashable {
  case unknownOption(String, suggestion: String?)
  /// An option that only a command knows stands before the command.
  case optionBeforeCommand(String)
  case missingValue(of: String, placeholder: String)
  /// A flag was given a value.
  case unexpectedValue(String, of: String)
  /// `parameter` is a spelling or an operand's label in angle brackets.
  case invalidValue(String, of: String, ArgumentRejection, suggestion: String?)
  case unexpectedOperand(String)
  /// The operand's label.
  case missingOperand(String)
  case exclusive([String])
  case missingCompanion(of: String, anyOf: [String])
  case missingOneOf([String])
  case unknownCommand(String, suggestion: String?)
  case unknownHelpSubject(String, suggestion: String?)
}

/// All that is wrong with a command line, and how the command is used.
package struct UsageErrors: Error, Sendable, Hashable {
  package var errors: [UsageError]
  /// One line: `gh-major list [options] [<owner>...]`.
  package var usage: String

  package init(_ errors: [UsageError], usage: String) {
    self.errors = errors
    self.usage = usage
  }
}

/// Something that works and should be written otherwise.
package enum UsageWarning: Sendable, Hashable {
  /// `spelling` is an old name; `replacement` is the long name to use, without dashes.
  case deprecated(spelling: String, replacement: String)
}
