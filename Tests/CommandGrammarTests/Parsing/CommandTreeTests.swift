import CommandGrammar
import Testing

@Suite struct CommandTreeTests {
  typealias Row = (line: [String], invocation: Invocation<ToyAction>)

  static let usage = "toy <command> [options] [<argument>...]"

  static func wrong(_ errors: UsageError...) -> Invocation<ToyAction> {
    .usage(UsageErrors(errors, usage: usage))
  }

  static let rows: [Row] = [
    ([], .help(.program, long: false)),
    (["-h"], .help(.program, long: false)),
    (["--help"], .help(.program, long: true)),
    (["--version"], .version),
    (["--version", "list"], .version),
    (["list", "--version"], .version),
    (["--help", "list"], .help(.command("list"), long: true)),
    (["help"], .help(.program, long: true)),
    (["help", "list"], .help(.command("list"), long: true)),
    (["help", "help"], .help(.command("help"), long: true)),
    (["help", "environment"], .help(.topic("environment"), long: true)),
    (["help", "-h"], .help(.command("help"), long: false)),
    (["help", "lst"], wrong(.unknownHelpSubject("lst", suggestion: "list"))),
    (["list"], .command(name: "list", .list(.init()), [])),
    (["--", "list"], .command(name: "list", .list(.init()), [])),
    (["list", "-h"], .help(.command("list"), long: false)),
    (["list", "-wh"], .help(.command("list"), long: false)),
    (["list", "--nope", "--limit", "x", "--help"], .help(.command("list"), long: true)),
    (["list", "--limit", "--help"], .help(.command("list"), long: true)),
    (["star", "--help"], .help(.command("star"), long: true)),
    (["--nope", "list", "--help"], .help(.command("list"), long: true)),
    (["--nope", "list"], wrong(.unknownOption("--nope", suggestion: nil))),
    (["--versoin"], wrong(.unknownOption("--versoin", suggestion: "--version"))),
    (["--web", "list"], wrong(.optionBeforeCommand("--web"))),
    (["--limit=3", "list"], wrong(.optionBeforeCommand("--limit"))),
    (["lsit", "--help", "--", "-x"], unknown("lsit", ["--help", "--", "-x"], "list")),
    (["paint"], unknown("paint", [], nil)),
    (["__comp"], unknown("__comp", [], nil)),
    (["-"], unknown("-", [], nil)),
    ([""], unknown("", [], nil)),
    (
      ["__complete", "owner", "--"],
      .command(
        name: "__complete", .complete(.init(source: "owner")), [])
    ),
  ]

  static func unknown(
    _ name: String, _ arguments: [String], _ suggestion: String?
  ) -> Invocation<ToyAction> {
    .unknownCommand(
      name: name, arguments: arguments,
      UsageErrors([.unknownCommand(name, suggestion: suggestion)], usage: usage))
  }

  @Test(arguments: rows.indices) func findsWhatIsAskedFor(_ index: Int) {
    let row = Self.rows[index]
    #expect(toyTree.invocation(of: row.line) == row.invocation)
  }
}
