/// Checks a whole tree; one test expects no finding.
package enum GrammarLint {
  package static func findings<Action>(in tree: CommandTree<Action>) -> [GrammarFinding] {
    let program = tree.info
    var findings = duplicates(
      program.commands.map(\.name) + program.topics.map(\.name), at: program.name)
    findings += prose(program.discussion, at: program.name, in: program, command: nil)
    for command in program.commands {
      findings += CommandLint(command: command, program: program).findings
      findings += examples(of: command, in: tree)
    }
    for topic in program.topics { findings += check(topic, program) }
    return findings
  }

  private static func check(_ topic: ReferenceTopic, _ program: ProgramInfo) -> [GrammarFinding] {
    var findings = summary(topic.summary, at: topic.name, program.name)
    if !isName(topic.name) { findings.append(.init(topic.name, .malformedName(topic.name))) }
    findings += duplicates(topic.rows.map(\.name), at: topic.name)
    let texts = topic.introduction + topic.rows.map(\.text)
    return findings + prose(texts, at: topic.name, in: program, command: nil)
  }

  private static func examples<Action>(
    of command: CommandInfo, in tree: CommandTree<Action>
  ) -> [GrammarFinding] {
    if command.examples.isEmpty {
      return command.isHidden ? [] : [GrammarFinding(command.name, .exampleMissing)]
    }
    return command.examples.compactMap { example in
      let line = example.line(program: tree.info.name)
      let reason: String
      switch tree.invocation(of: example.arguments) {
      case .command(command.name, _, let warnings):
        if warnings.isEmpty { return nil }
        reason = warnings.map(\.message).joined(separator: "; ")
      case .help where command.name == HelpCommand.name: return nil
      case .usage(let errors), .unknownCommand(_, _, let errors): reason = errors.message
      case .command, .help, .version: reason = "it is about another command"
      }
      return GrammarFinding(command.name, .exampleFails(line, reason: reason))
    }
  }

  /// Lower-case letters, digits and single dashes between them; a hidden command may begin with
  /// underscores.
  static func isName(_ text: String) -> Bool {
    let letters = text.unicodeScalars
    let isMade = letters.allSatisfy { letter in
      ("a"..."z").contains(letter) || ("0"..."9").contains(letter) || letter == "-"
    }
    return isMade && !letters.isEmpty && letters.first != "-" && letters.last != "-"
      && !text.contains("--")
  }

  static func summary(_ summary: Prose, at place: String, _ program: String) -> [GrammarFinding] {
    let text = summary.plain(program: program)
    if text.isEmpty { return [GrammarFinding(place, .summaryMissing)] }
    var findings: [GrammarFinding] = []
    if text.count > 60 { findings.append(.init(place, .summaryTooLong(text.count))) }
    if text.hasSuffix(".") { findings.append(.init(place, .summaryEndsWithFullStop)) }
    return findings
  }

  static func duplicates(_ names: [String], at place: String) -> [GrammarFinding] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
      .map { GrammarFinding(place, .duplicateName($0)) }
  }

  /// - Parameter command: Whose flags and values may be named; `nil` is those of any command.
  static func prose(
    _ texts: [Prose], at place: String, in program: ProgramInfo, command: CommandInfo?
  ) -> [GrammarFinding] {
    let commands = command.map { [$0] } ?? program.commands
    let parameters = commands.flatMap(\.parameters)
    return texts.flatMap(\.runs).compactMap { run in
      let isKnown: Bool
      let name: String
      switch run {
      case .text, .code: return nil
      case .flag(let flag):
        name = "--" + flag
        isKnown =
          ["help", "version"].contains(flag)
          || parameters.contains { $0.visibleSpellings.contains(name) }
      case .value(let value):
        name = value
        isKnown = parameters.contains { $0.valueName == value }
      case .command(let command):
        name = command
        isKnown = program.command(command) != nil
      case .topic(let topic):
        name = topic
        isKnown = program.topic(topic) != nil
      }
      return isKnown ? nil : GrammarFinding(place, .unknownReference(name))
    }
  }
}

extension ParameterInfo {
  /// The placeholder of an option or the label of an operand.
  fileprivate var valueName: String? {
    switch kind {
    case .flag, .negatableFlag: nil
    case .option(let placeholder): placeholder
    case .operand: name.text
    }
  }
}
