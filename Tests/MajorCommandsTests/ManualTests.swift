import CommandGrammar
import HTTPStubs
import HTTPStubsTesting
import MajorCommands
import MajorTesting
import ShellTesting
import Testing

/// `gh-major manual`.
@Suite(.httpStubs) struct ManualTests {
  static let subjects = [[]] + CommandName.choices.map { [$0.value] }

  @Test(
    .enabled(if: InstalledShell.mandoc != nil, "mandoc is not installed"), arguments: subjects)
  func satisfiesMandoc(_ subject: [String]) async throws {
    let page = await CommandHarness(try StubManager.current).run(["manual"] + subject)
    #expect(page.status == .done && page.error.isEmpty)
    let mandoc = try #require(InstalledShell.mandoc)
    let folder = try await ShellFolder()
    let result = try await InstalledShell.run(
      mandoc, ["-Tlint", "-Wwarning"], input: page.output, in: folder.url)
    #expect(result == .init(output: "", status: 0))
  }

  @Test func hasTheSectionsThatReadersLookFor() async throws {
    let harness = CommandHarness(try StubManager.current)
    let general = ["NAME", "SYNOPSIS", "DESCRIPTION", "ENVIRONMENT", "EXIT STATUS", "EXAMPLES"]
    for subject in Self.subjects {
      let page = await harness.run(["manual"] + subject).output.replacing("\"", with: "")
      #expect(general.filter { !page.contains(".SH \($0)\n") } == [])
      let isAboutRows = [[], ["list"], ["search"], ["weather"]].contains(subject)
      #expect(page.contains(".SH FIELDS\n") == isAboutRows)
    }
  }

  @Test func anUnknownCommandHasASuggestion() async throws {
    let outcome = await CommandHarness(try StubManager.current).run("manual", "lsit")
    #expect(outcome.status == .usage)
    #expect(outcome.error.contains("'lsit' is none of list, "))
    #expect(outcome.error.contains("did you mean list?"))
  }
}
