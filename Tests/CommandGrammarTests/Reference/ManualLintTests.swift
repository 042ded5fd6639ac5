import CommandGrammar
import Foundation
import Testing

@Suite struct ManualLintTests {
  @Test(.enabled(if: InstalledShell.mandoc != nil, "mandoc is not installed"))
  func satisfiesMandoc() throws {
    let mandoc = try #require(InstalledShell.mandoc)
    let program = toyTree.info
    let pages =
      [ManualPage(program: program, version: "1", date: "2026-11-30")]
      + program.visibleCommands.map {
        ManualPage(command: $0, of: program, version: "1", date: "2026-11-30")
      }
    let folder = try ToyFolder()
    for page in pages {
      let result = try InstalledShell.run(
        mandoc, ["-Tlint", "-Wwarning"], input: page.text, in: folder.url)
      #expect(result == .init(output: "", status: 0))
    }
  }
}
