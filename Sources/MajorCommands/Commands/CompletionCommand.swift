package import CommandGrammar

/// `gh-major completion`: a completion script for a shell.
package enum CompletionCommand: RunnableCommand {
  package struct Options: Sendable, Equatable {
    package var shell = CompletionShell.bash
  }

  package static let name = "completion"
  package static let summary: Prose = "Print a completion script for a shell"
  package static let discussion: [Prose] = [
    """
    bash: add \(code: "eval \"$(gh-major completion bash)\"") to ~/.bashrc.
    zsh: write the script to a file _gh-major in a folder of \(code: "$fpath"), or source it after \
    \(code: "compinit").
    fish: write it to ~/.config/fish/completions/gh-major.fish.
    """,
    """
    It is for what is typed as \(code: "gh-major"): the words after \(code: "gh major") are \
    completed by gh, which does not ask its extensions.
    """,
  ]
  package static let examples = [
    Example("Completion in this bash", "completion", "bash", then: "> c && source ./c"),
    Example(
      "For zsh, in a folder of $fpath", "completion", "-s", "zsh", then: "> ~/.zfunc/_gh-major"),
  ]
  package static let defaults = Options()
  package static let parameters: [Parameter<Options>] = [
    .operand("shell", \.shell, "Which shell"),
    .alias(
      "shell", short: "s", "SHELL", for: [.given(.operand("shell"))], "Which shell, as in gh"),
  ]

  package static func run(
    _ options: Options, _ context: CommandContext
  ) async throws(CommandError) -> ExitStatus {
    try context.print(options.shell.script(for: MajorCommandLine.tree.info))
    return .done
  }
}
