package import CommandGrammar
package import MajorDomain

/// `gh-major star`: stars, unstars, toggles or checks repositories.
package enum StarCommand: RunnableCommand {
  package struct Options: Sendable, Equatable {
    package var repositories: [RepositoryArgument] = []
    package var goal = StarRepositories.Goal.star
    package var isDryRun = false
    package var isSure = false
    package var output = RowOptions<StarField>()
    package var connection = ConnectionOptions()
  }

  package static let name = "star"
  package static let summary: Prose = "Star repositories, or take stars away"
  package static let discussion: [Prose] = [
    """
    A repository is named as \(code: "owner/repo") or by any address of it or of something in it. \
    \(code: "-") reads names from standard input, one a line, or the lines that \
    \(code: "--format ndjson") writes; blank lines and those that begin with \(code: "#") are \
    skipped. What is already as wanted is not sent again, so after an interruption the same \
    command finishes the work.
    """
  ]
  package static let examples: [Example] = [
    Example("Star two repositories", "star", "octo-org/aurora", "apple/swift"),
    Example("Take the star away", "star", "--remove", "octo-org/aurora"),
    Example("Say whether it is starred, by the exit status", "star", "--check", "apple/swift"),
    Example("Say what would change", "star", "--dry-run", "--toggle", "apple/swift"),
  ]
  package static let defaults = Options()
  package static let parameters: [Parameter<Options>] =
    [
      .operands(
        "owner/repo", atLeastOne: true, \.repositories,
        "Names or addresses; \(code: "-") reads them from standard input"),
      .flag("remove", \.goal, setting: .unstar, "Take stars away"),
      .flag("toggle", \.goal, setting: .toggle, "Turn each star over"),
      .flag("check", \.goal, setting: .check, "Only say what is starred; status 3 if not all are"),
      .flag("dry-run", \.isDryRun, "Say what would change, and change nothing"),
      .flag("yes", short: "y", \.isSure, "Do not ask before many are changed"),
    ]
    + RowOptions<StarField>.parameters.lifted(\.output, section: "Output options")
    + ConnectionOptions.parameters.lifted(\.connection, section: "Connection options")
  package static let relations: [Relation] =
    [.exclusive("remove", "toggle", "check"), .exclusive("check", "dry-run")]
    + RowOptions<StarField>.relations + ConnectionOptions.relations

  /// So many may be changed without asking.
  static let unaskedCount = 20

  /// Reads the names, asks if they are many, does the work, and tells what came of each.
  package static func run(
    _ options: Options, _ context: CommandContext
  ) async throws(CommandError) -> ExitStatus {
    let names = try await names(options.repositories, context)
    if let refusal = try await refusal(options, names.count, context) { return refusal }
    let talk = options.output.talk(context.console)
    let session = try await Session.open(options.connection, context, talk: talk)
    try session.requireHost(of: names)
    try session.requireCredential(for: "stars belong to a user")
    let work = StarRepositories(
      starring: session.connection.api, executor: context.executor)
    let (outcomes, isInterrupted) = await interruptible(context, stopping: work) {
      await work(.init(names: names, goal: options.goal, isDryRun: options.isDryRun))
    }
    let report = StarReport(outcomes, options, session)
    let status = isInterrupted ? ExitStatus.interrupted : report.status
    // What failed in part must not replace a file that is whole.
    if options.output.output == nil || [.done, .answerIsNo].contains(status) {
      try RowWriter(options.output, context).write(report.rows, now: session.connection.now())
    }
    report.say(with: talk, isInterrupted: isInterrupted)
    return status
  }

  private static func names(
    _ arguments: [RepositoryArgument], _ context: CommandContext
  ) async throws(CommandError) -> [RepositoryName] {
    var names: [RepositoryName] = []
    var lines: [String]?
    for argument in arguments {
      switch argument {
      case .name(let name): names.append(name)
      case .standardInput:
        guard lines == nil else { continue }
        let read = try await context.inputLines()
        lines = read
        names += try inLines(read)
      }
    }
    var seen: Set<RepositoryName> = []
    return names.filter { seen.insert($0).inserted }
  }

  private static func inLines(_ lines: [String]) throws(CommandError) -> [RepositoryName] {
    var names: [RepositoryName] = []
    for (index, line) in lines.enumerated() {
      do throws(Diagnostic) {
        if let name = try RepositoryName.inLine(line) { names.append(name) }
      } catch {
        throw .diagnosed(
          Diagnostic(
            "line \(index + 1) of standard input \(error.message)", hint: error.hint, .usage))
      }
    }
    return names
  }

  /// The status to end with at once, because many are to be changed and nobody agreed.
  private static func refusal(
    _ options: Options, _ count: Int, _ context: CommandContext
  ) async throws(CommandError) -> ExitStatus? {
    guard count > unaskedCount, !options.isSure, !options.isDryRun, options.goal != .check else {
      return nil
    }
    guard context.input.isInteractive else {
      throw .diagnosed(
        Diagnostic(
          "changing the stars of \(count) repositories needs --yes",
          hint: "Nobody can be asked here. See what would change with --dry-run.", .usage))
    }
    return try await context.confirms(options.goal.question(count)) ? nil : .cancelled
  }

  /// Does the work; an interruption stops it after the request in flight.
  private static func interruptible(
    _ context: CommandContext, stopping work: StarRepositories,
    _ body: @escaping @Sendable () async -> [StarRepositories.Outcome]
  ) async -> (outcomes: [StarRepositories.Outcome], isInterrupted: Bool) {
    await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        await context.interruption()
        guard !Task.isCancelled else { return false }
        work.stop()
        return true
      }
      let outcomes = await body()
      group.cancelAll()
      return (outcomes, await group.next() ?? false)
    }
  }
}

extension StarRepositories.Goal {
  fileprivate func question(_ count: Int) -> String {
    switch self {
    case .star: "Star \(count) repositories?"
    case .unstar: "Take the stars of \(count) repositories away?"
    case .toggle: "Turn the stars of \(count) repositories over?"
    case .check: "Look up \(count) repositories?"
    }
  }
}
