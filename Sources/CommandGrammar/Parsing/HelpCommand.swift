/// `help [<command>|<topic>]`, which every tree has.
package enum HelpCommand: CommandDeclaration {
  package struct Options: Sendable, Equatable {
    package var subject: String?
  }

  package static let name = "help"
  package static let summary: Prose = "Explain a command or a topic"
  package static let defaults = Options()
  package static let parameters: [Parameter<Options>] = [
    .optionalOperand("command|topic", \.subject, "What to explain; nothing: the program")
  ]
  package static let examples: [Example] = []

  /// Its description, completing the names that the program really has.
  static func info(
    program: String, commands: [CommandInfo], topics: [ReferenceTopic]
  ) -> CommandInfo {
    var info = Self.info
    let known =
      commands.filter { !$0.isHidden }.map { Choice($0.name, $0.summary) }
      + topics.map { Choice($0.name, $0.summary) }
    for index in info.parameters.indices where info.parameters[index].isOperand {
      info.parameters[index].completion = Completion(words: known)
    }
    info.examples =
      known.first.map { first in
        [Example("Explain \(command: first.value)", name, first.value)]
      } ?? []
    return info
  }
}
