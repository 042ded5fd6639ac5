package import CommandGrammar
import MajorDomain
import OutputFormats
import TerminalText

/// `gh-major list`: the owners' major repositories.
package enum ListCommand: RunnableCommand {
  package struct Options: Sendable, Equatable {
    package var owners: [OwnerArgument] = []
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
    let result = try await list(request, session)
    return try present(result, request, options, session)
  }

  private static func request(
    _ options: Options, _ session: Session
  ) async throws(CommandError) -> ListMajorRepositories.Request {
    var owners = options.owners.map(\.login)
    if owners.isEmpty { owners = [try await session.viewer()] }
    return ListMajorRepositories.Request(
      owners: owners, filter: options.filter.filter(at: session.connection.now()),
      order: RepositoryOrder(by: options.filter.sort, options.filter.order),
      limit: options.filter.limit == 0 ? nil : options.filter.limit)
  }

  private static func list(
    _ request: ListMajorRepositories.Request, _ session: Session
  ) async throws(CommandError) -> ListMajorRepositories.Result {
    do throws(ListMajorRepositories.Failure) {
      return try await ListMajorRepositories(listing: session.connection.api)(request)
    } catch {
      throw session.failure(error.error, about: "the account \(error.owner)")
    }
  }

  private static func present(
    _ result: ListMajorRepositories.Result, _ request: ListMajorRepositories.Request,
    _ options: Options, _ session: Session
  ) throws(CommandError) -> ExitStatus {
    let (output, context) = (options.output, session.context)
    let isComplete = result.omissions.isEmpty
    // An incomplete list must not replace a complete one in a file.
    if isComplete || output.output == nil {
      let fields =
        output.fields.isEmpty
        ? RepositoryField.defaults(for: output.format) : FieldSelection.fields(output.fields)
      try RowWriter(output, context).write(
        result.repositories, columns: fields.map(\.column), now: session.connection.now())
    }
    ListReport(result: result, request: request, options: options).say(
      with: Talk(context.console, quiet: output.quiet, verbose: output.verbose),
      isTerminal: output.traits(context.console, .standardOutput).isTerminal)
    return isComplete ? .done : .partial
  }
}
