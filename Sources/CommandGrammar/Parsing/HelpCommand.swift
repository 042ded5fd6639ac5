/// `help [<command>|<topic>]`, which every tree has.
enum HelpCommand: CommandDeclaration {
  struct Options: Sendable, Equatable {
    var subject: String?
  }

  static let name = "help"
  static let summary: Prose = "Explain a command or a topic"
  static let defaults = Options()
  static let parameters: [Parameter<Options>] = [
    .optionalOperand("command|topic", \.subject, "What to explain; nothing: the program")
  ]
  static let examples: [Example] = []

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
