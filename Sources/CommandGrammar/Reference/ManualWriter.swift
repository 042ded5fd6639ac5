/// Writes the parts of a manual page.
struct ManualWriter {
  let program: ProgramInfo
  private(set) var text = ""

  init(program: ProgramInfo) { self.program = program }

  private mutating func line(_ roff: String) { text += roff + "\n" }

  mutating func head(_ name: String, _ summary: Prose, version: String, date: String) {
    let footer = "\(program.name) \(version)"
    line(
      ".TH \(Roff.argument(name.uppercased())) 1 \(date) \(Roff.argument(footer))")
    line(".SH NAME")
    line("\(Roff.escaped(name)) \\- \(summary.roff(program: program.name))")
  }

  mutating func synopsis(_ lines: [String]) {
    section("Synopsis")
    for usage in lines {
      let words = usage.split(separator: " ").map(String.init)
      let name = words.prefix { $0.first?.isLetter == true || $0.first == "_" }
      let rest = words.dropFirst(name.count).map(Roff.italic)
      line(([Roff.bold(name.joined(separator: " "))] + rest).joined(separator: " "))
    }
  }

  mutating func description(_ paragraphs: [Prose]) {
    section("Description")
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { line(".PP") }
      prose(paragraph)
    }
  }

  mutating func section(_ title: String) { line(".SH \(Roff.argument(title.uppercased()))") }

  mutating func subsection(_ title: String) { line(".SS \(Roff.argument(title))") }

  mutating func paragraph(_ paragraph: Prose) {
    if !text.hasEmptySection { line(".PP") }
    prose(paragraph)
  }

  mutating func item(_ term: String, _ body: Prose) {
    line(".TP")
    line(term)
    prose(body)
  }

  mutating func parameter(_ parameter: ParameterInfo, of command: CommandInfo) {
    let description = ParameterDescription(parameter, in: command, program: program.name)
    item(term(parameter), description.long)
    guard !description.explainedChoices.isEmpty else { return }
    line(".RS")
    for choice in description.explainedChoices {
      item(Roff.bold(choice.value), choice.summary.sentence)
    }
    line(".RE")
  }

  private func term(_ parameter: ParameterInfo) -> String {
    if parameter.isOperand { return Roff.italic(UsageLine.operand(parameter)) }
    let short = parameter.short.map { Roff.bold("-\($0)") + ", " } ?? ""
    switch parameter.kind {
    case .negatableFlag: return short + Roff.bold("--[no-]" + parameter.name.text)
    case .option(let placeholder):
      return "\(short)\(Roff.bold("--" + parameter.name.text)) \(Roff.italic(placeholder))"
    case .flag, .operand: return short + Roff.bold("--" + parameter.name.text)
    }
  }

  mutating func commonOptions() {
    section("Common options")
    for option in CommonOption.all {
      item(option.spellings.map(Roff.bold).joined(separator: ", "), option.summary.sentence)
    }
  }

  mutating func topic(_ topic: ReferenceTopic) {
    section(topic.title)
    for paragraph in topic.introduction { self.paragraph(paragraph) }
    for row in topic.rows { item(Roff.bold(row.name), row.text) }
  }

  mutating func examples(_ examples: [Example]) {
    guard !examples.isEmpty else { return }
    section("Examples")
    for example in examples {
      paragraph(example.summary + ":")
      line(".PP")
      line(".RS 4")
      line(".nf")
      line(Roff.bold(example.line(program: program.name)))
      line(".fi")
      line(".RE")
    }
  }

  mutating func reference(to page: String) {
    line("\(Roff.bold(page))(1)")
  }

  /// A text whose line feeds are kept.
  private mutating func prose(_ prose: Prose) {
    let roff = prose.roff(program: program.name)
    line(roff.replacing("\n", with: "\n.br\n"))
  }
}

extension String {
  /// Whether the last line opens a section, after which a paragraph macro is out of place.
  fileprivate var hasEmptySection: Bool {
    let last = utf8.dropLast().split(separator: UInt8(ascii: "\n")).last ?? []
    return last.starts(with: ".SH".utf8) || last.starts(with: ".SS".utf8)
  }
}
