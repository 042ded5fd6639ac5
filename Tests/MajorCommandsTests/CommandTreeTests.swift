import CommandGrammar
import HTTPStubs
import HTTPStubsTesting
import MajorCommands
import MajorTesting
import TerminalText
import Testing

/// Checks over the whole tree of commands, and what is the same for all of them.
@Suite(.httpStubs) struct CommandTreeTests {
  @Test func theDeclarationsAreSound() {
    #expect(GrammarLint.findings(in: MajorCommandLine.tree) == [])
  }

  @Test func versionAndHelpNeedNothing() async throws {
    let harness = CommandHarness(try StubManager.current)
    #expect(await harness.run("--version") == Outcome(.done, output: "gh-major 0.1.0\n"))
    for arguments in [
      ["-h"], ["--help"], ["help"], ["list", "-h"], ["help", "list"], ["help", "fields"], [],
    ] {
      let outcome = await harness.run(arguments)
      #expect(outcome.status == .done)
      #expect(outcome.error.isEmpty)
      #expect(outcome.output.contains("gh-major") || arguments == ["help", "fields"])
    }
  }
}
