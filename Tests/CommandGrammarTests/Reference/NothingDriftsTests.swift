import CommandGrammar
import TerminalText
import Testing

/// A flag that is declared once is in every rendering.
@Suite struct NothingDriftsTests {
  static let renderings: [(name: String, text: String)] = toyTree.info.visibleCommands.flatMap {
    command in
    let program = toyTree.info
    let help = HelpRenderer(program: program, columns: nil)
    let subject = HelpSubject.command(command.name)
    let manual = ManualPage(command: command, of: program, version: "1", date: "2026-11-30")
    return [
      ("short help", help.text(for: subject, long: false).plain),
      ("long help", help.text(for: subject, long: true).plain),
      ("manual", manual.text.replacing("\\-", with: "-")),
      ("table", MarkdownTable(optionsOf: command, program: program.name).text),
      ("bash", BashCompletions(program: program).text),
      ("zsh", ZshCompletions(program: program).text),
      ("fish", FishCompletions(program: program).text.replacing("-l ", with: "--")),
    ].map { ("\(command.name): \($0.0)", $0.1) }
  }

  @Test(arguments: renderings.indices) func showsEveryVisibleOptionAndNoHiddenOne(_ index: Int) {
    let (name, text) = Self.renderings[index]
    let command = toyTree.info.visibleCommands.first { name.hasPrefix($0.name + ":") }
    let options = command?.visibleOptions ?? []
    let missing = options.filter { option in
      !text.contains(option.name.spelling) && !text.contains("--[no-]" + option.name.text)
    }
    #expect(missing.map(\.name) == [])
    #expect(!text.contains("--secret"))
  }
}
