import CommandGrammar
import Testing

@Suite struct DerivedCaseTests {
  static let cases = DerivedCase.all(of: toyTree)

  @Test(arguments: cases) func holds(_ derived: DerivedCase) {
    #expect(derived.failure(in: toyTree) == nil)
  }

  @Test func coversEverySpellingAndRelation() {
    let words = Set(Self.cases.flatMap(\.arguments))
    let spellings = toyTree.info.commands.flatMap { $0.options.flatMap(\.allSpellings) }
    #expect(spellings.filter { !words.contains($0) } == [])
    let expectations = Set(Self.cases.map(\.expectation))
    let some: Set<DerivedCase.Expectation> = [
      .missingValue(of: "-L"), .unknownChoice(of: "--json"), .unexpectedValue(of: "--no-color"),
      .exclusive(["--source", "--fork"]), .missingCompanion(of: "--box"),
      .missingOperand("owner/toy"), .unknownChoice(of: "<shell>"), .parses,
    ]
    #expect(expectations.isSuperset(of: some))
  }

  @Test func noticesWhatDoesNotHold() {
    let wrong = DerivedCase(arguments: ["list", "--web"], expectation: .missingValue(of: "--web"))
    #expect(wrong.failure(in: toyTree) != nil)
  }
}
