import CommandGrammar
import Testing

@Suite struct GrammarLintTests {
  @Test func findsNothingWrongWithTheToy() {
    #expect(GrammarLint.findings(in: toyTree) == [])
  }

  @Test func findsEachMistake() {
    let tree = CommandTree(
      name: "bad", summary: "Bad", discussion: ["See \(command: "nowhere"), \(topic: "none")."],
      commands: [
        CommandBinding(BadCommand.self) { $0 }, CommandBinding(BadCommand.self) { $0 },
      ],
      topics: [
        ReferenceTopic(
          name: "Bad Topic", title: "", summary: "", heads: ("", ""),
          rows: [.init("a", "One."), .init("a", "\(flag: "nope")")])
      ])
    let ofCommand: [GrammarFinding] = [
      .init("bad", .summaryTooLong(68)),
      .init("bad", .summaryEndsWithFullStop),
      .init("bad", .unknownReference("--missing")),
      .init("bad", .duplicateName("--twice")),
      .init("bad", .operandOutOfOrder("second")),
      .init("bad --Twice_", .malformedName("--Twice_")),
      .init("bad --Twice_", .malformedPlaceholder("low")),
      .init("bad --help", .reservedName("--help")),
      .init("bad --help", .reservedName("-h")),
      .init("bad --help", .summaryMissing),
      .init("bad --short", .malformedName("-é")),
      .init("bad --alias", .unknownReference("--gone")),
      .init("bad --again", .aliasOfAlias("--alias")),
      .init("bad --choice", .malformedChoice("a,b")),
      .init("bad --old", .unknownReference("--nothing")),
      .init("bad <First>", .malformedPlaceholder("First")),
      .init("bad", .unknownReference("--ghost")),
      .init("bad", .relationTooSmall),
      .init(
        "bad",
        .exampleFails(
          "bad bad x y --what",
          reason: "unknown option '--what'\nusage: bad bad [options] [<First>] <second>")),
    ]
    let found = GrammarLint.findings(in: tree).filter { $0.place != "help" }
    #expect(
      found == [
        .init("bad", .duplicateName("bad")),
        .init("bad", .unknownReference("nowhere")),
        .init("bad", .unknownReference("none")),
      ] + ofCommand + ofCommand + [
        .init("Bad Topic", .summaryMissing),
        .init("Bad Topic", .malformedName("Bad Topic")),
        .init("Bad Topic", .duplicateName("a")),
        .init("Bad Topic", .unknownReference("--nope")),
      ])
  }
}

enum BadCommand: CommandDeclaration {
  enum Word: String, CaseIterable, ArgumentValue { case pair = "a,b" }

  struct Options: Sendable, Equatable {
    var flag = false
    var text = ""
    var word: Word?
  }

  static let name = "bad"
  static let summary: Prose =
    "This summary is much longer than what fits beside a name, \(flag: "missing")."
  static let examples = [Example("Wrong", "bad", "x", "y", "--what")]
  static let defaults = Options()
  static let parameters: [Parameter<Options>] = [
    .option("Twice_", "low", \.text, "Text"),
    .flag("twice", \.flag, "One"),
    .flag("other", \.flag, "Two").aliases("twice"),
    .flag("help", short: "h", \.flag, ""),
    .flag("short", short: "é", \.flag, "Short"),
    .alias("alias", "X", for: [.given("gone")], "Alias"),
    .alias("again", "X", for: [.given("alias")], "Alias"),
    .option("choice", "X", \.word, "Choice"),
    .flag("old", \.flag, "Old").deprecatedNames("older", use: "nothing"),
    .optionalOperand("First", \.text, "First"),
    .operand("second", \.text, "Second"),
  ]
  static let relations: [Relation] = [.exclusive("ghost", "old"), .exclusive("old")]
}
