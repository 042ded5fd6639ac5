import TerminalText
import Testing

@Suite struct TerminalTraitsTests {
  static let terminal = ["TERM": "xterm-256color"]

  static func traits(
    _ environment: [String: String], isTerminal: Bool = true, window: Int? = 100,
    mode: ColorMode = .auto, links: Bool = true
  ) -> TerminalTraits {
    TerminalTraits.resolve(
      isTerminal: isTerminal, windowColumns: window, environment: { environment[$0] },
      colorMode: mode, links: links)
  }

  @Test(arguments: [
    ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["CLICOLOR": "0"], false),
    (["CLICOLOR": "1"], true), (["TERM": "dumb"], false), (["TERM": ""], false),
    (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true),
    (["CLICOLOR_FORCE": "0", "NO_COLOR": "1"], false),
    (["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], true),
    (["CLICOLOR_FORCE": "1", "TERM": "dumb"], true),
    (["CLICOLOR_FORCE": "1", "NO_COLOR": "1", "GH_FORCE_TTY": "1"], false),
    (["GH_FORCE_TTY": "yes", "TERM": ""], true),
    (["GH_FORCE_TTY": "yes", "TERM": "dumb"], false),
  ])
  func findsColorOfATerminal(changes: [String: String], usesColor: Bool) {
    let environment = Self.terminal.merging(changes) { $1 }
    #expect(Self.traits(environment).usesColor == usesColor)
    #expect(Self.traits(environment, mode: .always).usesColor)
    #expect(!Self.traits(environment, mode: .never).usesColor)
  }

  @Test(arguments: [
    ([:], TerminalTraits()),
    (["COLUMNS": "40"], TerminalTraits()),
    (["CLICOLOR_FORCE": "1"], TerminalTraits(usesColor: true)),
    (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], TerminalTraits(usesColor: true)),
    (
      ["GH_FORCE_TTY": "true"], TerminalTraits(isTerminal: true, columns: 80, usesColor: true)
    ),
    (["GH_FORCE_TTY": "60"], TerminalTraits(isTerminal: true, columns: 60, usesColor: true)),
    (["GH_FORCE_TTY": ""], TerminalTraits()),
  ])
  func findsTraitsOfAPipe(changes: [String: String], traits: TerminalTraits) {
    let environment = Self.terminal.merging(changes) { $1 }
    #expect(Self.traits(environment, isTerminal: false, window: nil) == traits)
  }

  @Test(
    arguments: [
      ([:], 100, 100), ([:], nil, 80), ([:], 0, 80), ([:], -5, 80), (["COLUMNS": "20"], 100, 20),
      (["COLUMNS": "1"], 100, 1), (["COLUMNS": "0"], 100, 100), (["COLUMNS": "abc"], 100, 100),
      (["COLUMNS": ""], 100, 100), (["COLUMNS": "-3"], nil, 80),
      (["COLUMNS": "99999999999999999999"], 100, 100),
      (["GH_FORCE_TTY": "72", "COLUMNS": "20"], 100, 72), (["GH_FORCE_TTY": "0"], 100, 100),
      (["GH_FORCE_TTY": "50%"], 100, 50), (["GH_FORCE_TTY": "50%", "COLUMNS": "20"], 100, 10),
      (["GH_FORCE_TTY": "1%"], 10, 1), (["GH_FORCE_TTY": "%"], 100, 100),
      (["GH_FORCE_TTY": "-5%"], 100, 100), (["GH_FORCE_TTY": "9223372036854775807%"], 100, 100),
    ] as [([String: String], Int?, Int)])
  func findsTheWidth(environment: [String: String], window: Int?, columns: Int) {
    #expect(Self.traits(environment, window: window).columns == columns)
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], false), ([:], false), (["TERM": "xterm-kitty"], true),
    (["TERM": "foot"], true), (["TERM": "xterm", "TERM_PROGRAM": "iTerm.app"], true),
    (["TERM": "xterm", "TERM_PROGRAM": "Apple_Terminal"], false),
    (["TERM": "xterm", "VTE_VERSION": "7200"], true),
    (["TERM": "xterm", "VTE_VERSION": "4999"], false),
    (["TERM": "xterm", "VTE_VERSION": "x"], false),
    (["TERM": "screen-256color", "VTE_VERSION": "7200"], false),
    (["TERM": "xterm-256color", "WT_SESSION": "1"], true),
    (["TERM": "dumb", "TERM_PROGRAM": "vscode"], false),
  ])
  func findsLinks(environment: [String: String], supportsLinks: Bool) {
    #expect(Self.traits(environment).supportsLinks == supportsLinks)
    #expect(!Self.traits(environment, links: false).supportsLinks)
    #expect(!Self.traits(environment, isTerminal: false).supportsLinks)
  }

  @Test func namesTheVariablesThatItReads() {
    var read: Set<String> = []
    _ = TerminalTraits.resolve(
      isTerminal: true, windowColumns: nil,
      environment: { name in
        read.insert(name)
        return name == "GH_FORCE_TTY" ? "yes" : nil
      })
    #expect(read.sorted() == TerminalTraits.environmentVariables)
  }
}
