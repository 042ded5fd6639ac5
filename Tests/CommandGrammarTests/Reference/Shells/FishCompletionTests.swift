import ShellTesting
import Testing

@Suite struct FishCompletionTests {
  typealias Row = (line: String, words: [String])

  static let rows: [Row] = [
    ("toy li", ["list\tList the toys of some owners"]),
    ("toy list --fo", ["--fork\tOnly toys made after others", "--format\tPrint toys as FORMAT"]),
    ("toy list --fork --so", []),
    ("toy list --source --fo", ["--format\tPrint toys as FORMAT"]),
    ("toy list -qw --fo", ["--fork\tOnly toys made after others"]),
    ("toy list --format j", ["json\tPrint toys as FORMAT"]),
    ("toy list --format=j", ["--format=json\tPrint toys as FORMAT"]),
    ("toy list -f j", ["json\tPrint toys as FORMAT"]),
    (
      "toy list --fields name,",
      ["name,color\tIts main color: \"red\", 'blue' or $other", "name,weight\tIn grams [g]"]
    ),
    ("toy list --json=name,w", ["--json=name,weight\tIn grams [g]"]),
    ("toy list ", ["ann", "annabel", "it's bob", "two words"]),
    ("toy list --box ", ["red box/\tDirectory"]),
    ("toy list --box=re", ["--box=red box/\tDirectory"]),
    ("toy list --output re", ["read me.txt", "red box/", "rest's.txt"]),
    ("toy list --output=rea", ["--output=read me.txt"]),
    ("toy completion ", ["bash", "fish", "zsh"]),
    ("toy completion zsh ", []),
    ("toy completion -s zsh ", []),
    (
      "toy help e",
      ["environment\tVariables that are read", "exit-status\tWhat the program returns"]
    ),
    ("toy paint rea", ["read me.txt"]),
    ("toy list -- --f", []),
  ]

  @Test(.enabled(if: InstalledShell.fish != nil, "fish is not installed"), .timeLimit(.minutes(1)))
  func completes() async throws {
    let folder = try await ToyFolder.make()
    let answers = try await ShellCompletion.fish(
      Self.rows.map(\.line), script: "toy.fish", in: folder.url)
    #expect(answers == Self.rows.map(\.words))
  }
}
