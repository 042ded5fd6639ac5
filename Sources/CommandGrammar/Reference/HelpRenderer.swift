package import TerminalText

/// Help as a terminal shows it, short (`-h`) or long (`--help`, `help`).
package struct HelpRenderer: Sendable {
  let program: ProgramInfo
  let columns: Int

  /// Without a known width, text is broken at 80 cells; a terminal narrower than 30 gets 30.
  package init(program: ProgramInfo, columns: Int?) {
    self.program = program
    self.columns = max(30, columns ?? 80)
  }

  /// - Parameters:
  ///   - subject: Of a name that does not exist, the program's help is given.
  ///   - plugins: Names of plug-ins that were found, for the program's help.
  package func text(
    for subject: HelpSubject, long: Bool, plugins: [String] = []
  ) -> StyledText {
    switch subject {
    case .program: break
    case .command(let name):
      if let command = program.command(name) { return text(of: command, long: long) }
    case .topic(let name):
      if let topic = program.topic(name) { return text(of: topic) }
    }
    return programText(long: long, plugins: plugins)
  }

  private func empty() -> HelpText { HelpText(program: program.name, columns: columns) }

  private func programText(long: Bool, plugins: [String]) -> StyledText {
    var help = empty()
    help.paragraph(program.summary)
    help.heading("Usage")
    help.line(HelpText.spaces(2) + StyledText(UsageLine(program: program).text))
    if long { for paragraph in program.discussion { addParagraph(paragraph, to: &help) } }
    help.heading("Commands")
    help.list(program.visibleCommands.map { (literal($0.name), $0.summary) })
    if !plugins.isEmpty {
      help.heading("Plug-ins")
      help.list(
        plugins.map { (literal($0), "Run \(code: program.name + "-" + $0) from PATH") })
    }
    addCommonOptions(to: &help)
    if !program.topics.isEmpty {
      help.heading("Topics")
      help.list(program.topics.map { (literal($0.name), $0.summary) })
    }
    help.blank()
    help.paragraph("More: \(code: program.name + " help") and the name of a command or a topic.")
    return help.styled
  }

  private func text(of command: CommandInfo, long: Bool) -> StyledText {
    var help = empty()
    help.paragraph(command.summary)
    help.heading("Usage")
    let usage = UsageLine(program: program.name, command: command).text
    help.line(HelpText.spaces(2) + StyledText(usage))
    if long { for paragraph in command.discussion { addParagraph(paragraph, to: &help) } }
    for section in HelpSection.sections(of: command) {
      help.heading(section.title)
      if long {
        for parameter in section.parameters { add(parameter, of: command, to: &help) }
      } else {
        help.list(section.parameters.map { shortItem($0, command) })
      }
    }
    addCommonOptions(to: &help)
    if long, !command.examples.isEmpty {
      help.heading("Examples")
      for (index, example) in command.examples.enumerated() {
        if index > 0 { help.blank() }
        help.paragraph(example.summary + ":", indent: 2)
        let line = example.line(program: program.name)
        help.line(HelpText.spaces(4) + StyledText(line, HelpStyle.literal))
      }
    }
    return help.styled
  }

  private func text(of topic: ReferenceTopic) -> StyledText {
    var help = empty()
    help.line(StyledText(topic.title, HelpStyle.heading))
    for paragraph in topic.introduction { addParagraph(paragraph, to: &help) }
    help.blank()
    help.list(topic.rows.map { (literal($0.name), $0.text) })
    return help.styled
  }

  private func addParagraph(_ paragraph: Prose, to help: inout HelpText) {
    help.blank()
    help.paragraph(paragraph)
  }

  private func addCommonOptions(to help: inout HelpText) {
    help.heading("Common options")
    help.list(CommonOption.all.map { (literal($0.spellings.joined(separator: ", ")), $0.summary) })
  }

  private func shortItem(
    _ parameter: ParameterInfo, _ command: CommandInfo
  ) -> (term: StyledText, text: Prose) {
    let description = ParameterDescription(parameter, in: command, program: program.name)
    return (aligned(description.term, parameter), description.short)
  }

  /// Long names of options stand below each other.
  private func aligned(_ term: String, _ parameter: ParameterInfo) -> StyledText {
    let margin = parameter.isOperand || parameter.short != nil ? 0 : "-x, ".count
    return HelpText.spaces(margin) + literal(term)
  }

  private func add(_ parameter: ParameterInfo, of command: CommandInfo, to help: inout HelpText) {
    let description = ParameterDescription(parameter, in: command, program: program.name)
    help.line(HelpText.spaces(2) + aligned(description.term, parameter))
    help.paragraph(description.long, indent: 8)
    help.list(description.explainedChoices.map { (literal($0.value), $0.summary) }, indent: 10)
  }

  private func literal(_ text: String) -> StyledText { StyledText(text, HelpStyle.literal) }
}
