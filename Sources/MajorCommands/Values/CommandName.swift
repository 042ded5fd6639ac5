package import CommandGrammar

/// The name of a command that has a manual page.
package struct CommandName: ArgumentValue, Hashable {
  /// As it is typed.
  package var argument: String

  package init(argument: String) throws(ArgumentRejection) {
    let known = Self.choices.map(\.value)
    guard known.contains(argument) else { throw .notOneOf(known) }
    self.argument = argument
  }

  package static var choices: [Choice] {
    MajorCommandLine.commands.filter { !$0.isHidden }.map { Choice($0.name, $0.summary) }
      + [Choice(HelpCommand.name, HelpCommand.summary)]
  }
}
