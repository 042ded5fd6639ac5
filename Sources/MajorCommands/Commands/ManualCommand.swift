package import CommandGrammar

/// `gh-major manual`: the manual page of the program or of a command.
package enum ManualCommand: RunnableCommand {
  package struct Options: Sendable, Equatable {
    package var command: CommandName?
  }

  package static let name = "manual"
  package static let summary: Prose = "Print a manual page"
  package static let discussion: [Prose] = [
    """
    The page is written in the language of manual pages, for \(code: "man -l") or a file in a \
    folder of \(code: "MANPATH").
    """
  ]
  package static let examples = [
    Example("Read the manual", "manual", then: "| man -l -"),
    Example(
      "Install the page of a command", "manual", "list",
      then: "> /usr/local/share/man/man1/gh-major-list.1"),
  ]
  package static let defaults = Options()
  package static let parameters: [Parameter<Options>] = [
    .optionalOperand("command", \.command, "The command; without one, the whole program")
  ]

  package static func run(
    _ options: Options, _ context: CommandContext
  ) async throws(CommandError) -> ExitStatus {
    try context.print(
      page(options.command, version: context.version, date: context.releaseDate).text)
    return .done
  }

  private static func page(
    _ name: CommandName?, version: String, date: String
  ) -> ManualPage {
    let program = MajorCommandLine.tree.info
    guard let command = name.flatMap({ program.command($0.argument) }) else {
      return ManualPage(program: program, version: version, date: date)
    }
    return ManualPage(command: command, of: program, version: version, date: date)
  }
}
