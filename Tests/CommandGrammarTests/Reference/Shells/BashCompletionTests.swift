import ShellTesting
import Testing

@Suite struct BashCompletionTests {
  typealias Row = CompletionRow

  static let rows: [Row] = [
    Row("toy li", "toy list "),
    Row("toy ", "toy completion help list star "),
    Row("toy list --for", "toy list --fork --format "),
    Row("toy list --fork --so", "toy list --fork --so"),
    Row("toy list --source --fo", "toy list --source --format "),
    Row("toy list -w --f", "toy list -w --fields --fork "),
    Row("toy list -qw --fo", "toy list -qw --fork "),
    Row("toy list --format j", "toy list --format json "),
    Row("toy list --format=j", "toy list --format=json "),
    Row("toy list --format=", "toy list --format=csv json table "),
    Row("toy list -f j", "toy list -f json "),
    Row("toy list --fields name,", "toy list --fields name,color name,weight "),
    Row("toy list --fields=name,c", "toy list --fields=name,color", .tab),
    Row("toy list ", #"toy list ann annabel it\'s\ bob two\ words "#),
    Row("toy list it", #"toy list it\'s\ bob "#, .tab),
    Row("toy list 'it", #"toy list 'it'\''s bob' "#, .tab),
    Row("toy list \"tw", "toy list \"two words\" ", .tab),
    Row("toy list --box ", #"toy list --box red\ box/"#, .tab),
    Row("toy list --box=re", #"toy list --box=red\ box/"#, .tab),
    Row("toy list --output re", #"toy list --output read\ me.txt red\ box rest\'s.txt "#),
    Row("toy list --output=rea", #"toy list --output=read\ me.txt "#, .tab),
    Row("toy list --output 'rea", "toy list --output 'read me.txt' ", .tab),
    Row("toy completion ", "toy completion bash fish zsh "),
    Row("toy completion zsh ", "toy completion zsh "),
    Row("toy completion -s zsh ", "toy completion -s zsh "),
    Row("toy help e", "toy help environment exit-status "),
    Row("toy paint rea", #"toy paint read\ me.txt "#, .tab),
    Row("toy list -- --f", "toy list -- --f"),
    Row("toy list ann:b --for", "toy list ann:b --fork --format "),
  ]

  @Test(
    .enabled("bash 4, or zsh for its pseudo-terminal, is not installed") {
      await InstalledShell.bash != nil && InstalledShell.zsh != nil
    }, .timeLimit(.minutes(1)))
  func completesAlone() async throws { try await expectRows(usesPackage: false) }

  @Test(
    .enabled("bash 4, bash-completion, or zsh for its pseudo-terminal, is not installed") {
      await InstalledShell.bash != nil && InstalledShell.zsh != nil
        && InstalledShell.bashCompletion != nil
    }, .timeLimit(.minutes(1)))
  func completesWithBashCompletion() async throws { try await expectRows(usesPackage: true) }

  private func expectRows(usesPackage: Bool) async throws {
    let folder = try await ToyFolder.make()
    let results = try await ShellCompletion.bash(
      Self.rows, script: "toy.bash", usesPackage: usesPackage, in: folder.url)
    #expect(results == Self.rows.map(\.result))
  }
}
