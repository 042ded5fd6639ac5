/// A manual page in man(7), which mandoc and groff read.
package struct ManualPage: Sendable, Hashable {
  package let text: String

  /// The page of the program, with every command in it.
  ///
  /// - Parameters:
  ///   - version: Shown in the foot.
  ///   - date: Of the text, as `2026-11-30`: given, so that the page is the same every time.
  package init(program: ProgramInfo, version: String, date: String) {
    var writer = ManualWriter(program: program)
    writer.head(program.name, program.summary, version: version, date: date)
    writer.synopsis([UsageLine(program: program).text])
    writer.description(program.discussion.isEmpty ? [program.summary.sentence] : program.discussion)
    writer.section("Commands")
    for command in program.visibleCommands {
      writer.subsection(UsageLine(program: program.name, command: command).text)
      writer.paragraph(command.summary.sentence)
      for paragraph in command.discussion { writer.paragraph(paragraph) }
      for section in HelpSection.sections(of: command) {
        if section.title != "Arguments", section.title != "Options" {
          writer.paragraph(Prose(section.title + ":"))
        }
        for parameter in section.parameters { writer.parameter(parameter, of: command) }
      }
    }
    writer.commonOptions()
    for topic in program.topics { writer.topic(topic) }
    writer.examples(program.visibleCommands.flatMap(\.examples))
    text = writer.text
  }

  /// The page of one command.
  package init(command: CommandInfo, of program: ProgramInfo, version: String, date: String) {
    var writer = ManualWriter(program: program)
    writer.head(
      program.name + "-" + command.name, command.summary, version: version, date: date)
    writer.synopsis([UsageLine(program: program.name, command: command).text])
    writer.description(command.discussion.isEmpty ? [command.summary.sentence] : command.discussion)
    for section in HelpSection.sections(of: command) {
      writer.section(section.title)
      for parameter in section.parameters { writer.parameter(parameter, of: command) }
    }
    writer.commonOptions()
    for topic in program.topics where topic.isGeneral || command.names(topic) {
      writer.topic(topic)
    }
    writer.examples(command.examples)
    writer.section("See also")
    writer.reference(to: program.name)
    text = writer.text
  }
}

extension CommandInfo {
  /// Whether a text of the command refers to a topic.
  fileprivate func names(_ topic: ReferenceTopic) -> Bool {
    let texts = discussion + parameters.flatMap { [$0.summary, $0.discussion] }
    return texts.contains { $0.runs.contains(.topic(topic.name)) }
  }
}
