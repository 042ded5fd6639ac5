package import CommandGrammar
import MajorDomain
import OutputFormats
import TerminalText

/// `gh-major weather`: how a repository is doing, as a picture.
package enum WeatherCommand: RunnableCommand {
  package struct Options: Sendable, Equatable {
    package var operands: [OwnerOrRepositoryArgument] = []
    package var each = false
    package var seed: Int?
    package var reload: DurationArgument?
    package var output = OutputOptions()
    package var connection = ConnectionOptions()
  }

  package static let name = "weather"
  package static let summary: Prose = "Show how a repository is doing, as a picture"
  package static let discussion: [Prose] = [
    """
    Is it alive? The first that holds decides: \(rule). What is not known makes clouds.
    """,
    """
    An owner stands for one of the repositories with 50 stars or more, drawn at random. One \
    repository is shown as a picture; several, \(flag: "each"), \(flag: "fields") and every other \
    \(flag: "format") give rows.
    """,
    """
    When the server cannot be reached, an answer of an earlier run is shown, and standard error \
    says how old it is.
    """,
  ]
  package static let examples: [Example] = [
    Example("One of an organization's repositories", "weather", "apple"),
    Example(
      "The same picture each time, without a network", "weather", "octo-org", "--seed", "1",
      "--replay", "sample"),
    Example("Another one every five seconds", "weather", "apple", "--reload", "5s"),
    Example(
      "Where it rains, for a script", "weather", "apple", "--each", "--format", "tsv", "--fields",
      "weather,nameWithOwner"),
  ]
  package static let defaults = Options()
  package static let parameters: [Parameter<Options>] =
    [
      .operands(
        "owner|owner/repo", atLeastOne: true, \.operands,
        "Users, organizations, and names or addresses of repositories"),
      .flag("each", \.each, "Take each of an owner's repositories, and draw none"),
      .option("seed", "N", \.seed, minimum: 0, "Draw as every run with \(value: "N") does")
        .discussion("Without it each run draws anew; \(flag: "verbose") says which seed it had"),
      .option("reload", "TIME", \.reload, "Draw or look again each \(value: "TIME")")
        .discussion(
          """
          \(value: "TIME") is a number of seconds, minutes or hours such as \(code: "5s"), \
          \(code: "2m") or \(code: "1h"). An interruption (Ctrl-C) ends it
          """),
    ]
    + OutputOptions.parameters.lifted(\.output, section: "Output options")
    + ConnectionOptions.parameters.lifted(\.connection, section: "Connection options")
  package static let relations: [Relation] =
    [
      .exclusive("seed", "each"), .exclusive("reload", "each"), .exclusive("reload", "output"),
      .exclusive("reload", "fields"),
    ] + OutputOptions.relations + ConnectionOptions.relations

  private static let rule =
    WeatherRule.table.dropLast().map { "\($0.weather.rawValue): \($0.condition.words)" }
    .joined(separator: "; ") + "; else \(Weather.sunny.rawValue)"

  /// Shows the picture of one operand, or writes the rows of several.
  package static func run(
    _ options: Options, _ context: CommandContext
  ) async throws(CommandError) -> ExitStatus {
    var seen: Set<OwnerOrRepositoryArgument> = []
    let operands = options.operands.filter { seen.insert($0).inserted }
    let showsPicture =
      operands.count == 1 && options.output.format == .table && options.output.fields.isEmpty
      && !options.each
    if options.reload != nil, !showsPicture {
      throw .diagnosed(
        Diagnostic(
          "--reload shows the picture of one repository",
          hint: "Name one owner or repository, and leave --format out.", .usage))
    }
    let talk = options.output.talk(context.console)
    let session = try await Session.open(
      options.connection, context, talk: talk, answersOffline: true)
    let station = WeatherStation(
      session: session, talk: talk, seed: seed(options, context, talk),
      attributes: attributes(options, context))
    guard showsPicture else {
      return try await WeatherRows(station: station, output: options.output)
        .write(operands, each: options.each, fields(options))
    }
    guard let model = try await station.model(of: operands[0]) else { return .done }
    let show = WeatherShow(of: operands[0], model, station, options.output)
    if let pause = options.reload { return try await show.again(every: pause.duration) }
    try await show.once()
    return .done
  }

  private static func seed(
    _ options: Options, _ context: CommandContext, _ talk: Talk
  ) -> UInt64 {
    if let seed = options.seed { return UInt64(seed) }
    let seed = UInt64(context.random(0...Double(UInt32.max)))
    if options.operands.contains(where: \.isOwner), !options.each {
      talk.detail("--seed \(seed) repeats the draw")
    }
    return seed
  }

  private static func fields(_ options: Options) -> [RepositoryField] {
    let typed = options.output.fields
    return typed.isEmpty
      ? RepositoryField.weatherDefaults
      : FieldSelection.fields(typed, all: RepositoryField.everyField + [.weather])
  }

  private static func attributes(
    _ options: Options, _ context: CommandContext
  ) -> Set<RepositoryAttribute> {
    var attributes = Set(fields(options).flatMap(\.attributes)).union(WeatherFacts.attributes)
    if options.output.traits(context.console, .standardOutput).supportsLinks {
      attributes.insert(.url)
    }
    return attributes
  }
}

extension OwnerOrRepositoryArgument {
  fileprivate var isOwner: Bool {
    if case .owner = self { true } else { false }
  }
}
