import CommandGrammar
import HTTPStubs
import HTTPStubsTesting
import MajorCommands
import MajorTesting
import ShellTesting
import TerminalText
import Testing

/// What shells get: the scripts, and the words that only the program knows.
@Suite(.httpStubs) struct CompletionTests {
  @Test(arguments: CompletionShell.allCases, [[], ["-s"], ["--shell"]])
  func printsTheScript(_ shell: CompletionShell, _ option: [String]) async throws {
    let outcome = await CommandHarness(try StubManager.current).run(
      ["completion"] + option + [shell.rawValue])
    #expect(outcome == Outcome(.done, output: shell.script(for: MajorCommandLine.tree.info)))
  }

  @Test(arguments: [
    (["owner", "--", ""], "octo-org\noctocat\nswiftlang\n"),
    (["owner", "--", "octo"], "octo-org\noctocat\n"), (["owner", "o"], "octo-org\noctocat\n"),
    (["owner", "--", "--x"], ""), (["nothing", "--", ""], ""),
    (["repository", "--", "oct"], "octo-org/one\n"), (["owner"], nil), ([], ""),
  ])
  func answersWordsAndNeverComplains(_ arguments: [String], _ words: String?) async throws {
    var harness = CommandHarness(try StubManager.current)
    harness.environment["HOME"] = "/home"
    harness.cache.remember(["octo-org", "octocat", "octo-org/one", "swiftlang", "octo\nlist"])
    let expected = words ?? "octo-org\noctocat\nswiftlang\n"
    #expect(await harness.run(["__complete"] + arguments) == Outcome(.done, output: expected))
    harness.outputFailure = .failed("no space left")
    #expect(await harness.run(["__complete"] + arguments) == Outcome(.done))
  }

  // MARK: The real scripts in the real shells

  static func folder() async throws -> ShellFolder {
    let program = MajorCommandLine.tree.info
    return try await ShellFolder(
      files: [
        "gh-major.bash": CompletionShell.bash.script(for: program),
        "_gh-major": CompletionShell.zsh.script(for: program),
        "gh-major.fish": CompletionShell.fish.script(for: program),
        "read me.csv": "", "rest's.csv": "",
      ],
      programs: [
        "gh-major": """
        #!/bin/sh
        [ "$1 $2 $3" = '__complete owner --' ] && printf '%s\\n' octo-org octocat
        """
      ],
      folders: ["red box"])
  }

  typealias Row = CompletionRow

  /// The same in bash and zsh.
  static let commonRows: [Row] = [
    Row("gh-major li", "gh-major list ", .tab),
    Row("gh-major ", "gh-major completion doctor help list manual search star watch weather "),
    Row("gh-major list ", "gh-major list octo-org octocat "),
    Row("gh-major list octo-", "gh-major list octo-org ", .tab),
    Row("gh-major list --format nd", "gh-major list --format ndjson ", .tab),
    Row("gh-major list --format=nd", "gh-major list --format=ndjson ", .tab),
    Row("gh-major list --quiet --verb", "gh-major list --quiet --verb", .tab),
    Row("gh-major list --output=rea", #"gh-major list --output=read\ me.csv "#, .tab),
    Row("gh-major list --output 'rea", "gh-major list --output 'read me.csv' ", .tab),
    Row("gh-major list --record ", #"gh-major list --record red\ box/"#, .tab),
    Row("gh-major list --replay=sa", "gh-major list --replay=sample ", .tab),
    Row("gh-major completion -s zsh b", "gh-major completion -s zsh b", .tab),
    Row("gh-major manual co", "gh-major manual completion ", .tab),
    Row("gh-major help f", "gh-major help fields formats "),
    Row("gh-major stats rea", #"gh-major stats read\ me.csv "#, .tab),
  ]

  static let bashRows =
    commonRows + [
      Row("gh-major list --min", "gh-major list --min-stars ", .tab),
      Row("gh-major list --fork --so", "gh-major list --fork --sort ", .tab),
      Row("gh-major list --color=a", "gh-major list --color=always auto "),
      Row("gh-major list --fields name,starg", "gh-major list --fields name,stargazerCount", .tab),
      Row("gh-major list --json=name,nam", "gh-major list --json=name,nameWithOwner", .tab),
    ]

  static let zshRows =
    commonRows + [
      Row("gh-major list --min", "gh-major list --min-stars=", .tab),
      Row("gh-major list --fork --so", "gh-major list --fork --sort=", .tab),
      Row("gh-major list --color=a", "gh-major list --color=always --color=auto "),
      // zsh takes the last comma back when a blank or the end of the line follows.
      Row("gh-major list --fields name,starg", "gh-major list --fields name,stargazerCount,", .tab),
      Row("gh-major list --json=name,nam", "gh-major list --json=name,nameWithOwner,", .tab),
    ]

  @Test(
    .enabled("bash 4, or zsh for its pseudo-terminal, is not installed") {
      await InstalledShell.bash != nil && InstalledShell.zsh != nil
    }, .timeLimit(.minutes(1)))
  func completesInBashAlone() async throws { try await expectBashRows(usesPackage: false) }

  @Test(
    .enabled("bash 4, bash-completion, or zsh for its pseudo-terminal, is not installed") {
      await InstalledShell.bash != nil && InstalledShell.zsh != nil
        && InstalledShell.bashCompletion != nil
    }, .timeLimit(.minutes(1)))
  func completesInBashWithItsPackage() async throws { try await expectBashRows(usesPackage: true) }

  private func expectBashRows(usesPackage: Bool) async throws {
    let folder = try await Self.folder()
    let results = try await ShellCompletion.bash(
      Self.bashRows, script: "gh-major.bash", usesPackage: usesPackage, in: folder.url)
    #expect(results == Self.bashRows.map(\.result))
  }

  @Test(
    .enabled(if: InstalledShell.zsh != nil, "zsh is not installed"), .timeLimit(.minutes(1)),
    arguments: ShellCompletion.ZshInstallation.allCases)
  func completesInZsh(_ installation: ShellCompletion.ZshInstallation) async throws {
    let folder = try await Self.folder()
    let results = try await ShellCompletion.zsh(
      Self.zshRows, script: "_gh-major", installation, in: folder.url)
    #expect(results == Self.zshRows.map(\.result))
  }

  static let fishRows: [(line: String, words: [String])] = [
    ("gh-major li", ["list\tList an account's major repositories"]),
    ("gh-major list octo-", ["octo-org"]),
    ("gh-major list --fork --so", ["--sort\tSort by KEY"]),
    ("gh-major list --format nd", ["ndjson\tone JSON object a line"]),
    ("gh-major list --format=nd", ["--format=ndjson\tone JSON object a line"]),
    ("gh-major list --fields \"name,starg", ["name,stargazerCount\tstars"]),
    ("gh-major list --fields name,starg", ["name,stargazerCount\tstars"]),
    ("gh-major list --output=rea", ["--output=read me.csv"]),
    ("gh-major list --record ", ["red box/\tDirectory"]),
    ("gh-major completion -s zsh ", []),
    ("gh-major manual co", ["completion\tPrint a completion script for a shell"]),
  ]

  @Test(.enabled(if: InstalledShell.fish != nil, "fish is not installed"), .timeLimit(.minutes(1)))
  func completesInFish() async throws {
    let folder = try await Self.folder()
    let answers = try await ShellCompletion.fish(
      Self.fishRows.map(\.line), script: "gh-major.fish", in: folder.url)
    #expect(answers == Self.fishRows.map(\.words))
  }
}
