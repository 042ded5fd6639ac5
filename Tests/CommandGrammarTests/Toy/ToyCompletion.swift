import CommandGrammar

enum ToyShell: String, CaseIterable, ArgumentValue { case bash, zsh, fish }

enum ToyCompletion: CommandDeclaration {
  struct Options: Sendable, Equatable {
    var shell = ToyShell.bash
  }

  static let name = "completion"
  static let summary: Prose = "Print a completion script"
  static let examples = [Example("For zsh", "completion", "zsh", then: "> _toy")]
  static let defaults = Options()
  static let parameters: [Parameter<Options>] = [
    .operand("shell", \.shell, "Which shell"),
    .alias("shell", short: "s", "SHELL", for: [.given(.operand("shell"))], "The same"),
  ]
}

/// The hidden door for dynamic words.
enum ToyComplete: CommandDeclaration {
  struct Options: Sendable, Equatable {
    var source = ""
    var prefix: String?
  }

  static let name = "__complete"
  static let summary: Prose = "Answer words for completion"
  static let isHidden = true
  static let examples: [Example] = []
  static let defaults = Options()
  static let parameters: [Parameter<Options>] = [
    .operand("source", \.source, "What kind of word"),
    .optionalOperand("prefix", \.prefix, "How it begins"),
  ]
}
