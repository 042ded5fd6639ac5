package import CommandGrammar
import MajorDomain
import OutputFormats
import TerminalText

/// `gh-major list`: the owners' major repositories.
package enum ListCommand: RunnableCommand {
  package struct Options: Sendable, Equatable {
    package var owners: [OwnerArgument] = []
    package var isStarred = false
    package var filter = FilterOptions()
    package var output = OutputOptions()
    package var connection = ConnectionOptions()
  }

  package static let name = "list"
  package static let summary: Prose = "List an account's major repositories"
  package static let discussion: [Prose] = [
    """
    Lists the repositories that users and organizations own and that have 50 stars or more, most \
    stars first. Forks and archived repositories are in unless left out. Several owners are \
    merged into one list.
    """
  ]
  package static let examples: [Example] = [
    Example("The major repositories of an organization", "list", "apple"),
    Example("Try it without a network", "list", "octo-org", "--replay", "sample"),
    Example(
      "The ten with most stars, as JSON", "list", "apple", "-L", "10", "--format", "json"),
    Example(
      "All repositories of two accounts by name", "list", "apple", "swiftlang", "--min-stars",
      "0", "--sort", "name"),
    Example("What somebody has starred", "list", "--starred", "octocat"),
    Example(
      "Names and stars for a script", "list", "apple", "--format", "tsv", "--fields",
      "nameWithOwner,stargazerCount", "--no-header"),
  ]
  package static let defaults = Options()
  package static let parameters: [Parameter<Options>] =
    [
      .operands(
        "owner", \.owners, "Users or organizations; without one, the token's user")
    ]
    + [
      .flag("starred", \.isStarred, "List what they have starred, the times of the stars with it")
    ]
    + FilterOptions.parameters.lifted(\.filter)
    + OutputOptions.parameters.lifted(\.output, section: "Output options")
    + ConnectionOptions.parameters.lifted(\.connection, section: "Connection options")
  package static let relations: [Relation] =
    FilterOptions.relations + OutputOptions.relations + ConnectionOptions.relations

  /// Lists, writes the rows, and says what is not in them.
  package static func run(
    _ options: Options, _ context: CommandContext
  ) async throws(CommandError) -> ExitStatus {
    let session = try await Session.open(
      options.connection, context, talk: options.output.talk(context.console))
    let request = try await request(options, session)
    let result = try await list(request, options, session)
    return try present(result, request, options, session)
  }

  private static func request(
    _ options: Options, _ session: Session
  ) async throws(CommandError) -> ListMajorRepositories.Request {
    var owners = options.owners.map(\.login)
    if owners.isEmpty { owners = [try await session.viewer()] }
    return ListMajorRepositories.Request(
      owners: owners,
      filter: options.filter.filter(
        at: session.connection.now(), minimumStars: options.isStarred ? 0 : 50),
      order: RepositoryOrder(by: options.filter.sort, options.filter.order),
      limit: options.filter.limit == 0 ? nil : options.filter.limit,
      attributes: attributes(options, session.context), source: options.filter.via)
  }

  private static func fields(_ options: Options) -> [RepositoryField] {
    let output = options.output
    guard options.isStarred else { return output.chosenFields }
    return output.fields.isEmpty
      ? RepositoryField.defaults(ofStarsFor: output.format)
      : FieldSelection.fields(output.fields, all: RepositoryField.everyField + [.starredAt])
  }

  /// What the rows show, and where their names lead on a terminal that has links.
  private static func attributes(
    _ options: Options, _ context: CommandContext
  ) -> Set<RepositoryAttribute> {
    var attributes = Set(fields(options).flatMap(\.attributes))
    if options.output.traits(context.console, .standardOutput).supportsLinks {
      attributes.insert(.url)
    }
    return attributes
  }

  private static func list(
    _ request: ListMajorRepositories.Request, _ options: Options, _ session: Session
  ) async throws(CommandError) -> ListMajorRepositories.Result {
    let api = session.connection.api
    let listing: any RepositoryListing =
      options.isStarred
      // Without an operand the only owner is the token's user, whose own list may show more.
      ? StarredRepositories(
        starred: api, viewer: options.owners.isEmpty ? request.owners.first : nil) : api
    let report = ListingReport(session.events)
    defer { report.end() }
    do throws(ListMajorRepositories.Failure) {
      return try await ListMajorRepositories(listing: listing)(
        request, reporting: report.tell)
    } catch {
      throw session.failure(error.error, about: "the account \(error.owner)")
    }
  }

  private static func present(
    _ result: ListMajorRepositories.Result, _ request: ListMajorRepositories.Request,
    _ options: Options, _ session: Session
  ) throws(CommandError) -> ExitStatus {
    let (output, context) = (options.output, session.context)
    let isComplete = !result.omissions.contains(where: \.leavesGap)
    // An incomplete list must not replace a complete one in a file.
    if isComplete || output.output == nil {
      try RowWriter(output, context).write(
        result.repositories, fields: fields(options), now: session.connection.now())
    }
    session.remember(request.owners.map(\.text) + result.repositories.map(\.nameWithOwner))
    ListReport(result: result, request: request, options: options).say(
      with: Talk(context.console, quiet: output.quiet, verbose: output.verbose),
      isTerminal: output.traits(context.console, .standardOutput).isTerminal)
    return isComplete ? .done : .partial
  }
}
