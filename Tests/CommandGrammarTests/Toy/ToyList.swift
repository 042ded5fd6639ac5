import CommandGrammar

enum ToyList: CommandDeclaration {
  struct Options: Sendable, Equatable {
    var owners: [String] = []
    var limit = 30
    var minimum: Int?
    var web = false
    var archived: Bool?
    var color = true
    var origin = Origin.any
    var tags: [String] = []
    var folder: String?
    var quiet = false
    var verbose = false
    var output = ToyOutputOptions()
  }

  enum Origin: Sendable, Equatable { case any, source, fork }

  static let name = "list"
  static let summary: Prose = "List the toys of some owners"
  static let discussion: [Prose] = [
    "Without \(value: "owner"), your own toys. Star them with \(command: "star").",
    "A line that begins with a dot:\n.TH is no macro, 'quotes' stay, and so does \\ here.",
  ]
  static let examples = [
    Example("Ten toys of two owners", "list", "ann", "it's bob", "--limit", "10"),
    Example("Count toys", "list", "--json", "name", then: "| jq length"),
  ]
  static let defaults = Options()
  static let parameters: [Parameter<Options>] =
    [
      .operands("owner", \.owners, "Whose toys").completing(.dynamic("owner")),
      .option(
        "limit", short: "L", "N", \.limit, minimum: 0,
        "Stop after \(value: "N") toys; 0 is no limit"),
      .option("minimum", "GRAMS", \.minimum, minimum: 1, maximum: 9000, "At least this heavy")
        .aliases("min").hiddenNames("least"),
      .flag("web", short: "w", \.web, "Open them in a browser"),
      .negatableFlag("archived", \.archived, "Only toys that are in the attic, or none"),
      .negatableFlag("color", \.color, "Use color"),
      .flag("source", \.origin, setting: .source, "Only toys you made"),
      .flag("fork", \.origin, setting: .fork, "Only toys made after others"),
      .repeatableOption("tag", short: "t", "TAG", \.tags, "With this tag")
        .deprecatedNames("label", use: "tag"),
      .option("box", "FOLDER", \.folder, "Look in \(value: "FOLDER")").completing(.folder)
        .discussion("Boxes are folders. See also \(flag: "tag")"),
      .flag("quiet", short: "q", \.quiet, "Say less"),
      .flag("verbose", \.verbose, "Say more"),
      .flag("secret", \.web, "Nobody knows").hidden(),
    ] + ToyOutputOptions.parameters.lifted(\.output, section: "Output options")
  static let relations: [Relation] = [
    .exclusive("source", "fork"),
    .exclusive("web", "format"),
    .requires("box", .operand("owner")),
    .overriding("quiet", "verbose"),
  ]
}
