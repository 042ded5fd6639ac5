import CommandGrammar
import ShellTesting
import Testing

@Suite struct ManualLintTests {
  @Test(.enabled(if: InstalledShell.mandoc != nil, "mandoc is not installed"))
  func satisfiesMandoc() async throws {
    let mandoc = try #require(InstalledShell.mandoc)
    let program = toyTree.info
    let pages =
      [ManualPage(program: program, version: "1", date: "2026-11-30")]
      + program.visibleCommands.map {
        ManualPage(command: $0, of: program, version: "1", date: "2026-11-30")
      }
    let folder = try await ToyFolder.make()
    for page in pages {
      let result = try await InstalledShell.run(
        mandoc, ["-Tlint", "-Wwarning"], input: page.text, in: folder.url)
      #expect(result == .init(output: "", status: 0))
    }
  }
}
