import CommandGrammar
import TerminalText
import Testing

/// Every rendering of the toy, as files that a reader can judge.
@Suite struct RenderingTests {
  static let program = toyTree.info

  static func help(
    _ subject: HelpSubject, long: Bool, columns: Int? = nil, plugins: [String] = []
  ) -> String {
    HelpRenderer(program: program, columns: columns)
      .text(for: subject, long: long, plugins: plugins).plain
  }

  @Test func rendersHelp() throws {
    try Golden.expect(Self.help(.program, long: false), is: "help-program-short.txt")
    try Golden.expect(
      Self.help(.program, long: true, plugins: ["paint"]), is: "help-program-long.txt")
    try Golden.expect(Self.help(.command("list"), long: false), is: "help-list-short.txt")
    try Golden.expect(Self.help(.command("list"), long: true), is: "help-list-long.txt")
    try Golden.expect(
      Self.help(.command("list"), long: true, columns: 40), is: "help-list-long-40.txt")
    try Golden.expect(Self.help(.topic("environment"), long: true), is: "help-environment.txt")
  }

  @Test func stylesHelp() throws {
    let text = HelpRenderer(program: Self.program, columns: 60)
      .text(for: .command("star"), long: true)
    try Golden.expect(
      text.rendered(for: TerminalTraits(isTerminal: true, usesColor: true)),
      is: "help-star-styled.txt")
    #expect(text.rendered(for: TerminalTraits()) == text.plain)
  }

  @Test(arguments: [30, 40, 60, 80, 120]) func breaksAtTheWidth(_ columns: Int) {
    for subject in [HelpSubject.program, .command("list"), .topic("environment")] {
      let lines = Self.help(subject, long: true, columns: columns).split(separator: "\n")
      let tooWide = lines.filter {
        // What is typed is never broken: usage, terms and examples may stick out.
        DisplayWidth.cells(of: String($0)) > columns && !$0.contains("toy ") && !$0.contains("--")
      }
      #expect(tooWide == [])
    }
  }

  @Test func rendersManuals() throws {
    let page = ManualPage(program: Self.program, version: "1.2.3", date: "2026-11-30")
    try Golden.expect(page.text, is: "toy.1")
    for command in Self.program.visibleCommands {
      let page = ManualPage(
        command: command, of: Self.program, version: "1.2.3", date: "2026-11-30")
      try Golden.expect(page.text, is: "toy-\(command.name).1")
    }
  }

  @Test func rendersCompletions() throws {
    try Golden.expect(BashCompletions(program: Self.program).text, is: "toy.bash")
    try Golden.expect(ZshCompletions(program: Self.program).text, is: "_toy")
    try Golden.expect(FishCompletions(program: Self.program).text, is: "toy.fish")
  }

  @Test func rendersMarkdownTables() throws {
    let list = try #require(Self.program.command("list"))
    let environment = try #require(Self.program.topic("environment"))
    let tables = [
      MarkdownTable(commandsOf: Self.program), MarkdownTable(optionsOf: list, program: "toy"),
      MarkdownTable(topic: environment, program: "toy"),
    ]
    try Golden.expect(tables.map(\.text).joined(separator: "\n"), is: "tables.md")
  }
}
