import MajorCommands
import TerminalText
import Testing

/// The tables are the whole truth.
@Suite struct TableTests {
  @Test func everyVariableOfTheTerminalStandsInTheTable() {
    let known = Set(EnvironmentVariable.allCases.map(\.rawValue))
    #expect(TerminalTraits.environmentVariables.filter { !known.contains($0) } == [])
  }

  @Test func anEmptyVariableCountsAsUnset() {
    let environment = Environment(["GH_HOST": "", "GH_TOKEN": "t"])
    #expect(environment[.ghHost] == nil)
    #expect(environment[.ghToken] == "t")
  }
}
