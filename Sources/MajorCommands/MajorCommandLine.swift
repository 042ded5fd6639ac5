package import CommandGrammar
import OutputFormats
import TerminalText

/// From a command line to its end: parses, runs, explains.
package enum MajorCommandLine {
  /// Every command, in the order of help; a new one is added here and nowhere else.
  package static let commands: [any RunnableCommand.Type] = [
    ListCommand.self,
    StarCommand.self,
    WatchCommand.self,
    SearchCommand.self,
    WeatherCommand.self,
    DoctorCommand.self,
    CompletionCommand.self,
    ManualCommand.self,
    CompleteCommand.self,
  ]

  /// The program: every command, bound to what it does.
  package static let tree = CommandTree<any ReadyCommand>(
    name: "gh-major",
    summary: "List the major repositories of any GitHub account",
    discussion: [
      """
      A major repository has 50 stars or more. Works without a token, and is allowed more requests \
      with one, see \(topic: "environment").
      """,
      """
      A command that is not listed here is a plug-in: \(code: "gh-major NAME") runs \
      \(code: "gh-major-NAME") from \(code: "PATH") with the arguments that follow. It finds the \
      path of gh-major in \(code: "GH_MAJOR_EXECUTABLE"), the host in \(code: "GH_HOST") and the \
      address of its API in \(code: "GH_MAJOR_API_URL").
      """,
    ],
    commands: commands.map { $0.binding },
    topics: ReferenceTopics.all)

  /// Runs a command line to its end.
  ///
  /// - Parameter arguments: Without the program's own name.
  package static func run(_ arguments: [String], _ context: CommandContext) async -> ProgramEnd {
    let talk = Talk(context.console)
    do throws(CommandError) {
      return try await perform(arguments, context, talk)
    } catch {
      switch error {
      case .outputClosed: return .exit(.done)
      case .diagnosed(let diagnostic):
        talk.error(diagnostic)
        return .exit(diagnostic.status)
      }
    }
  }

  private static func perform(
    _ arguments: [String], _ context: CommandContext, _ talk: Talk
  ) async throws(CommandError) -> ProgramEnd {
    switch tree.invocation(of: arguments) {
    case .help(let subject, let long):
      // Only the command looks for plug-ins: -h and --help read nothing but the terminal.
      let plugins = arguments == [HelpCommand.name] ? context.plugins.names() : []
      try help(subject, long: long, plugins, context)
      return .exit(.done)
    case .version:
      try context.print("gh-major \(context.version)\n")
      return .exit(.done)
    case .command(_, let command, let warnings):
      for warning in warnings { talk.warning(warning.message) }
      return .exit(try await command.run(context))
    case .unknownCommand(let name, let rest, _):
      if let call = context.plugins.call(name, rest) { return .plugin(call) }
      talk.usage(tree.unknownCommand(name, besides: context.plugins.names()).message)
      return .exit(.usage)
    case .usage(let errors):
      if case .unknownHelpSubject(let name, _)? = errors.errors.first,
        let call = context.plugins.call(name, ["--help"])
      {
        return .plugin(call)
      }
      talk.usage(errors.message)
      return .exit(.usage)
    }
  }

  private static func help(
    _ subject: HelpSubject, long: Bool, _ plugins: [String], _ context: CommandContext
  ) throws(CommandError) {
    let traits = context.console.traits(of: .standardOutput)
    let text = HelpRenderer(program: tree.info, columns: traits.columns)
      .text(for: subject, long: long, plugins: plugins)
    try context.print(text.rendered(for: traits))
  }
}
