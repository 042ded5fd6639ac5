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
  func completes() throws {
    let fish = try #require(InstalledShell.fish)
    let folder = try ToyFolder()
    let script = """
      source toy.fish
      while read -l line
        complete -C "$line"
        echo END
      end
      """
    let result = try InstalledShell.run(
      fish, ["--no-config", "-c", script],
      input: Self.rows.map { $0.line + "\n" }.joined(), in: folder.url)
    let expected = Self.rows.map { ($0.words + ["END"]).map { $0 + "\n" }.joined() }.joined()
    #expect(result == .init(output: expected, status: 0))
  }
}
