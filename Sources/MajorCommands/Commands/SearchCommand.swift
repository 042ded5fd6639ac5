package import CommandGrammar
package import MajorDomain
import OutputFormats

/// `gh-major search`: repositories that GitHub's search finds.
package enum SearchCommand: RunnableCommand {
  package struct Options: Sendable, Equatable {
    package var words: [String] = []
    package var owners: [OwnerArgument] = []
    package var limit = 30
    package var sort = RepositoryQuery.Sort.bestMatch
    package var order = RepositoryOrder.Direction.descending
    package var filter = FilterOptions()
    package var output = OutputOptions()
    package var connection = ConnectionOptions()
  }

  package static let name = "search"
  package static let summary: Prose = "Search repositories"
  package static let discussion: [Prose] = [
    """
    The query is text with GitHub's qualifiers, such as \(code: "language:swift stars:>=50"); \
    options add qualifiers to it. As on GitHub forks are left out unless the query has \
    \(code: "fork:true") or \(flag: "fork") is given. Of one search GitHub gives a thousand \
    results; more are read in slices by stars.
    """
  ]
  package static let examples: [Example] = [
    Example("Parsers in Swift", "search", "parser", "--language", "swift"),
    Example("Qualifiers as GitHub has them", "search", "c++ stars:>=50 archived:false"),
    Example(
      "All that an organization has about a topic", "search", "--owner", "apple", "--topic",
      "swift", "-L", "0"),
  ]
  package static let defaults = Options()
  package static let parameters: [Parameter<Options>] =
    [
      .operands("query", \.words, "Words and qualifiers, joined by spaces"),
      .repeatableOption("owner", "LOGIN", \.owners, "Only of this owner; again: of any of them"),
      .option(
        "limit", short: "L", "N", \.limit, minimum: 0,
        "At most \(value: "N") repositories; 0 is all"),
      .option("sort", "KEY", \.sort, "Sort by \(value: "KEY")"),
      .option("order", "ORDER", \.order, "Sort upwards or downwards"),
      .option("min-stars", "N", \.filter.minStars, minimum: 0, "Only with at least so many stars"),
    ]
    + FilterOptions.conditions.lifted(\.filter)
    + OutputOptions.parameters.lifted(\.output, section: "Output options")
    + ConnectionOptions.parameters.lifted(\.connection, section: "Connection options")
  package static let relations: [Relation] =
    FilterOptions.relations + OutputOptions.relations + ConnectionOptions.relations

  /// Searches, writes the rows, and says how many there are.
  package static func run(
    _ options: Options, _ context: CommandContext
  ) async throws(CommandError) -> ExitStatus {
    let talk = options.output.talk(context.console)
    let session = try await Session.open(options.connection, context, talk: talk)
    let query = try query(options, at: session.connection.now())
    let result: SearchRepositories.Result
    do throws(APIError) {
      result = try await SearchRepositories(
        search: session.connection.api, executor: context.executor)(
          query, limit: options.limit == 0 ? nil : options.limit)
    } catch {
      throw session.failure(error, about: "the search '\(query.text)'")
    }
    let isComplete = result.omissions.isEmpty
    // An incomplete result must not replace a complete one in a file.
    if isComplete || options.output.output == nil {
      let fields =
        options.output.fields.isEmpty
        ? RepositoryField.defaults(amongOwnersFor: options.output.format)
        : options.output.chosenFields
      try RowWriter(options.output, context).write(
        result.repositories, fields: fields, now: session.connection.now())
    }
    for omission in result.omissions { talk.warning(ListReport.words(omission)) }
    let (shown, total) = (result.repositories.count, result.totalCount)
    talk.note(
      "\(shown.grouped) of \((total ?? shown).grouped) \(total == 1 ? "result" : "results")")
    return isComplete ? .done : .partial
  }

  private static func query(
    _ options: Options, at now: Timestamp
  ) throws(CommandError) -> RepositoryQuery {
    let typed = options.words.filter { !$0.allSatisfy(\.isWhitespace) }
    let qualifiers: [String]
    do throws(RepositoryQuery.UnquotableValue) {
      qualifiers = try RepositoryQuery.qualifiers(
        for: options.filter.filter(at: now, minimumStars: 0), owners: options.owners.map(\.login))
    } catch {
      throw .diagnosed(
        Diagnostic(
          "--\(error.qualifier) '\(error.value)' cannot be part of a search",
          hint: "Leave out quotation marks, backslashes and control characters.", .usage))
    }
    guard !typed.isEmpty || !qualifiers.isEmpty else {
      throw .diagnosed(
        Diagnostic(
          "there is nothing to search for", hint: "As in: gh-major search parser -l swift",
          .usage))
    }
    return RepositoryQuery(
      (typed + qualifiers).joined(separator: " "), sort: options.sort, direction: options.order)
  }
}

extension Int {
  /// With a comma before every three digits: `4,210`.
  fileprivate var grouped: String {
    var text = ""
    for (index, digit) in String(self).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
