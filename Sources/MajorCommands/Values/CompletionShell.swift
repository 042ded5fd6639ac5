package import CommandGrammar

/// A shell that a completion script can be had for.
package enum CompletionShell: String, ArgumentValue, Hashable, CaseIterable {
  case bash, zsh, fish

  /// The script for a program.
  package func script(for program: ProgramInfo) -> String {
    switch self {
    case .bash: BashCompletions(program: program).text
    case .zsh: ZshCompletions(program: program).text
    case .fish: FishCompletions(program: program).text
    }
  }
}
