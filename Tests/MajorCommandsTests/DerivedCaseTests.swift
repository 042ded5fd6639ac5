import CommandGrammar
import MajorCommands
import Testing

/// What follows from the declarations, over every parameter and relation of every command.
@Suite struct DerivedCaseTests {
  static let cases = DerivedCase.all(
    of: MajorCommandLine.tree,
    samples: ["TIME": "5s", "owner": "octo-org", "owner/repo": "octo-org/hello", "WHEN": "90d"])

  @Test(arguments: cases) func holds(_ derived: DerivedCase) {
    #expect(derived.failure(in: MajorCommandLine.tree) == nil)
  }
}
