/// A table for the README, in GitHub Flavored Markdown.
package struct MarkdownTable: Sendable, Hashable {
  package let text: String

  /// The commands and their summaries.
  package init(commandsOf program: ProgramInfo) {
    let rows = program.visibleCommands.map { command in
      [
        Markdown.code(UsageLine(program: program.name, command: command).text),
        command.summary.markdown(program: program.name),
      ]
    }
    self.init(heads: ["Command", "Purpose"], rows: rows)
  }

  /// The visible options of a command.
  package init(optionsOf command: CommandInfo, program: String) {
    let rows = command.visibleOptions.map { option in
      let description = ParameterDescription(option, in: command, program: program)
      return [
        Markdown.code(description.term),
        description.long.markdown(program: program),
      ]
    }
    self.init(heads: ["Option", "Meaning"], rows: rows)
  }

  package init(topic: ReferenceTopic, program: String) {
    let rows = topic.rows.map { row in
      [Markdown.code(row.name), row.text.markdown(program: program)]
    }
    self.init(heads: [topic.heads.name, topic.heads.text], rows: rows)
  }

  private init(heads: [String], rows: [[String]]) {
    let lines = [heads, heads.map { _ in "---" }] + rows
    text = lines.map { cells in
      "| " + cells.map(Markdown.cell).joined(separator: " | ") + " |\n"
    }.joined()
  }
}
