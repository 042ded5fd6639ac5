import ShellTesting
import Testing

@Suite struct ZshCompletionTests {
  typealias Row = CompletionRow

  static let rows: [Row] = [
    Row("toy li", "toy list ", .tab),
    Row("toy ", "toy completion help list star "),
    Row("toy list --for", "toy list --fork --format="),
    Row("toy list --fork --so", "toy list --fork --so"),
    Row("toy list --source --fo", "toy list --source --format=", .tab),
    Row("toy list -w --f", "toy list -w --fields --fork "),
    Row("toy list -qw --fo", "toy list -qw --fork ", .tab),
    Row("toy list --format j", "toy list --format json ", .tab),
    Row("toy list --format=j", "toy list --format=json ", .tab),
    Row("toy list --format ", "toy list --format csv json table "),
    Row("toy list -f j", "toy list -f json ", .tab),
    // zsh takes the last comma back when a blank or the end of the line follows.
    Row("toy list --fields name,c", "toy list --fields name,color,", .tab),
    Row("toy list --fields=color,name,", "toy list --fields=color,name,weight,", .tab),
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
    Row("toy completion -s zsh f", "toy completion -s zsh f"),
    Row("toy help e", "toy help environment exit-status "),
    Row("toy paint rea", #"toy paint read\ me.txt "#, .tab),
    Row("toy list -- --f", "toy list -- --f"),
  ]

  @Test(
    .enabled(if: InstalledShell.zsh != nil, "zsh is not installed"), .timeLimit(.minutes(1)),
    arguments: ShellCompletion.ZshInstallation.allCases)
  func completes(_ installation: ShellCompletion.ZshInstallation) async throws {
    let folder = try await ToyFolder.make()
    let results = try await ShellCompletion.zsh(
      Self.rows, script: "_toy", installation, in: folder.url)
    #expect(results == Self.rows.map(\.result))
  }
}
