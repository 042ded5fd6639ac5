package import CommandGrammar
import OutputFormats
import TerminalText

/// From a command line to its end: parses, runs, explains.
package enum MajorCommandLine {
  /// The program: every command, bound to what it does.
  package static let tree = CommandTree<any ReadyCommand>(
    name: "gh-major",
    summary: "List the major repositories of any GitHub account",
    discussion: [
      """
      A major repository has 50 stars or more. Works without a token, and is allowed more requests \
      with one.
      """
    ],
    commands: [
      ListCommand.binding, DoctorCommand.binding,
    ],
    topics: ReferenceTopics.all)

  /// Runs a command line to its end.
  ///
  /// - Parameter arguments: Without the program's own name.
  package static func run(_ arguments: [String], _ context: CommandContext) async -> ExitStatus {
    let talk = Talk(context.console)
    do throws(CommandError) {
      return try await perform(tree.invocation(of: arguments), context, talk)
    } catch {
      switch error {
      case .outputClosed: return .done
      case .diagnosed(let diagnostic):
        talk.error(diagnostic)
        return diagnostic.status
      }
    }
  }

  private static func perform(
    _ invocation: Invocation<any ReadyCommand>, _ context: CommandContext, _ talk: Talk
  ) async throws(CommandError) -> ExitStatus {
    switch invocation {
    case .help(let subject, let long):
      try help(subject, long: long, context)
      return .done
    case .version:
      try context.print("gh-major \(context.version)\n")
      return .done
    case .command(_, let command, let warnings):
      for warning in warnings { talk.warning(warning.message) }
      return try await command.run(context)
    case .usage(let errors), .unknownCommand(_, _, let errors):
      talk.usage(errors.message)
      return .usage
    }
  }

  private static func help(
    _ subject: HelpSubject, long: Bool, _ context: CommandContext
  ) throws(CommandError) {
    let traits = context.console.traits(of: .standardOutput)
    let text = HelpRenderer(program: tree.info, columns: traits.columns)
      .text(for: subject, long: long)
    try context.print(text.rendered(for: traits))
  }
}
