package import TerminalText

extension Prose {
  /// For a terminal; `program` stands before commands.
  package func styled(program: String) -> StyledText {
    StyledText(
      runs.map { run in
        switch run {
        case .text(let text): StyledText.Run(text)
        case .flag(let name): StyledText.Run("--" + name, HelpStyle.literal)
        case .value(let name): StyledText.Run(Prose.shown(value: name), HelpStyle.value)
        case .code(let text): StyledText.Run(text, HelpStyle.literal)
        case .command(let name): StyledText.Run(program + " " + name, HelpStyle.literal)
        case .topic(let name): StyledText.Run("\(program) help \(name)", HelpStyle.literal)
        }
      })
  }

  /// Without any style.
  package func plain(program: String) -> String { styled(program: program).plain }

  /// A value's name as every medium writes it: placeholders of options are upper case and stand
  /// as they are, labels of operands are lower case and stand in angle brackets.
  static func shown(value name: String) -> String {
    name.unicodeScalars.first?.properties.isLowercase == true ? "<\(name)>" : name
  }
}

/// How help looks where styles may be sent.
enum HelpStyle {
  static let heading = TextStyle(bold: true)
  static let literal = TextStyle(bold: true)
  static let value = TextStyle(underline: true)
}
