/// The program: its commands, each bound to an action, and everything that is rendered.
package struct CommandTree<Action: Sendable>: Sendable {
  package let info: ProgramInfo
  let bindings: [CommandBinding<Action>]

  /// `help` comes by itself.
  package init(
    name: String, summary: Prose, discussion: [Prose] = [],
    commands: [CommandBinding<Action>], topics: [ReferenceTopic] = []
  ) {
    bindings = commands
    let infos = commands.map(\.info)
    info = ProgramInfo(
      name: name, summary: summary, discussion: discussion,
      commands: infos + [HelpCommand.info(program: name, commands: infos, topics: topics)],
      topics: topics)
  }

  /// - Parameter arguments: Without the program's own name.
  package func invocation(of arguments: [String]) -> Invocation<Action> {
    var errors: [UsageError] = []
    var request: ArgumentReading.Request?
    var rest = arguments[...]
    var optionsEnded = false
    while let argument = rest.first, !optionsEnded, argument.isOptionLike {
      rest.removeFirst()
      switch argument {
      case "--": optionsEnded = true
      case "--help": request = request ?? .help(long: true)
      case "-h": request = request ?? .help(long: false)
      case "--version": request = request ?? .version
      default: errors.append(misplaced(argument))
      }
    }
    guard let name = rest.popFirst() else {
      return withoutCommand(request, errors)
    }
    if let request { return answer(request, about: name) }
    if !errors.isEmpty {
      let asked = arguments.prefix { $0 != "--" }.first { $0 == "--help" || $0 == "-h" }
      if let asked { return answer(.help(long: asked == "--help"), about: name) }
      return .usage(UsageErrors(errors, usage: usage))
    }
    return command(name, Array(rest))
  }

  /// Why there is no such command.
  ///
  /// - Parameter others: Commands that are not of the tree and may have been meant.
  package func unknownCommand(_ name: String, besides others: [String] = []) -> UsageErrors {
    let names = info.visibleCommands.map(\.name) + others
    let suggestion = Suggestion.nearest(to: name, in: names)
    return UsageErrors([.unknownCommand(name, suggestion: suggestion)], usage: usage)
  }

  private var usage: String { UsageLine(program: info).text }

  private func withoutCommand(
    _ request: ArgumentReading.Request?, _ errors: [UsageError]
  ) -> Invocation<Action> {
    switch request {
    case .help(let long): .help(.program, long: long)
    case .version: .version
    case nil:
      errors.isEmpty
        ? .help(.program, long: false) : .usage(UsageErrors(errors, usage: usage))
    }
  }

  private func answer(
    _ request: ArgumentReading.Request, about name: String
  ) -> Invocation<Action> {
    switch request {
    case .version: .version
    case .help(let long):
      .help(info.command(name) == nil ? .program : .command(name), long: long)
    }
  }

  private func command(_ name: String, _ arguments: [String]) -> Invocation<Action> {
    if name == HelpCommand.name { return help(arguments) }
    guard let binding = bindings.first(where: { $0.info.name == name }) else {
      return .unknownCommand(name: name, arguments: arguments, unknownCommand(name))
    }
    switch binding.outcome(arguments, info.name) {
    case .help(let long): return .help(.command(name), long: long)
    case .version: return .version
    case .options(let action, let warnings):
      return .command(name: name, action, warnings)
    case .errors(let errors): return .usage(errors)
    }
  }

  private func help(_ arguments: [String]) -> Invocation<Action> {
    switch HelpCommand.outcome(of: arguments, program: info.name) {
    case .help(let long): return .help(.command(HelpCommand.name), long: long)
    case .version: return .version
    case .errors(let errors): return .usage(errors)
    case .options(let options, _):
      guard let subject = options.subject else { return .help(.program, long: true) }
      if info.command(subject) != nil { return .help(.command(subject), long: true) }
      if info.topic(subject) != nil { return .help(.topic(subject), long: true) }
      let names = info.visibleCommands.map(\.name) + info.topics.map(\.name)
      let error = UsageError.unknownHelpSubject(
        subject, suggestion: Suggestion.nearest(to: subject, in: names))
      return .usage(UsageErrors([error], usage: usage))
    }
  }

  private func misplaced(_ argument: String) -> UsageError {
    let spelling = argument.split(atEach: "=").first ?? argument
    let isKnown = info.commands.contains { command in
      command.options.contains { $0.visibleSpellings.contains(spelling) }
    }
    if isKnown { return .optionBeforeCommand(spelling) }
    let common = SpellingTable([], answersCommonOptions: true)
    return .unknownOption(spelling, suggestion: common.suggestion(for: spelling))
  }
}

extension String {
  /// Whether it starts with a dash and is more than a dash.
  fileprivate var isOptionLike: Bool {
    utf8.first == UInt8(ascii: "-") && utf8.count > 1
  }
}
