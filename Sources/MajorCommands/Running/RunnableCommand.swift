package import CommandGrammar

/// A command that can be run: its declaration, and what it does.
package protocol RunnableCommand: CommandDeclaration {
  /// Does the command's work.
  ///
  /// - Returns: The status to end with.
  static func run(
    _ options: Options, _ context: CommandContext
  ) async throws(CommandError) -> ExitStatus
}

/// A command with its options parsed, ready to run.
package protocol ReadyCommand: Sendable {
  /// Runs it.
  func run(_ context: CommandContext) async throws(CommandError) -> ExitStatus
}

extension RunnableCommand {
  /// The command's place in the tree.
  package static var binding: CommandBinding<any ReadyCommand> {
    CommandBinding(Self.self) { Ready<Self>(options: $0) }
  }
}

private struct Ready<Command: RunnableCommand>: ReadyCommand {
  let options: Command.Options

  func run(_ context: CommandContext) async throws(CommandError) -> ExitStatus {
    try await Command.run(options, context)
  }
}
