package import CommandGrammar
package import MajorDomain
import OutputFormats
import TerminalText

/// `gh-major watch`: tells what changes.
package enum WatchCommand: RunnableCommand {
  package struct Options: Sendable, Equatable {
    package var targets: [WatchArgument] = []
    package var interval = DurationArgument(seconds: 300)
    package var events: [WatchEvent.Kind] = []
    package var until: WatchEvent.Kind?
    package var count: Int?
    package var duration: DurationArgument?
    package var command: String?
    package var seed: Int?
    package var isOnce = false
    package var state: String?
    package var tellsByStatus = false
    package var filter = FilterOptions()
    package var output = RowOptions<EventField>()
    package var connection = ConnectionOptions()
  }

  package static let name = "watch"
  package static let summary: Prose = "Tell what changes in accounts and repositories"
  package static let discussion: [Prose] = [
    """
    Asks again and again, and tells each change once: stars, repositories that come and go, other \
    names and owners. On a terminal a table shows what is there, and marks what changed; through a \
    pipe each event is a line. What has not changed costs nothing of the rate limit with a token; \
    without one the interval is stretched so that the limit lasts.
    """,
    """
    When the network or the server fails it says so once, waits longer each time, and goes on; \
    \(flag: "max-wait") is for \(flag: "once") only. The least number of stars decides whose stars, \
    places and pushes are told; what is watched by its own name is always told.
    """,
    """
    The command of \(flag: "exec") finds the event as a JSON object on its standard input, and its \
    fields in \(code: "GH_MAJOR_EVENT_EVENT"), \(code: "_TIME"), \(code: "_ID"), \
    \(code: "_NAME_WITH_OWNER"), \(code: "_FROM") and \(code: "_TO"). Commands run one at a time.
    """,
  ]
  package static let examples: [Example] = [
    Example("Watch an organization", "watch", "apple"),
    Example("One JSON object an event", "watch", "apple", "--format", "ndjson"),
    Example(
      "In a Makefile or from cron: status 3 when something changed", "watch", "apple", "--once",
      "--state", "apple.json", "--exit-code"),
    Example(
      "Wait until a repository is major", "watch", "octo-org/aurora", "--until", "becameMajor"),
  ]
  package static let defaults = Options()
  package static let parameters: [Parameter<Options>] =
    own
    + FilterOptions.watched.lifted(\.filter, section: "Filter options")
    + RowOptions<EventField>.parameters.lifted(\.output, section: "Output options")
    + ConnectionOptions.parameters.lifted(\.connection, section: "Connection options")
  package static let relations: [Relation] =
    [
      .requires("once", "state"),
      .exclusive("once", "until"), .exclusive("once", "count"), .exclusive("once", "for"),
    ] + FilterOptions.relations + RowOptions<EventField>.relations + ConnectionOptions.relations

  private static let own: [Parameter<Options>] = [
    .operands(
      "owner|owner/repo", atLeastOne: true, \.targets,
      "Users, organizations, or single repositories"),
    .option("interval", "TIME", \.interval, "Ask every \(value: "TIME")")
      .discussion("\(value: "TIME") is for example \(code: "90s"), \(code: "5m") or \(code: "1h")"),
    .listOption("events", "EVENTS", \.events, "Tell these events only")
      .discussion(
        "Without it all but \(code: "rankChanged") and \(code: "pushed"), which are told on request"
      ),
    .option("until", "EVENT", \.until, "End after the first \(value: "EVENT")"),
    .option("count", "N", \.count, minimum: 1, "End after \(value: "N") events"),
    .option("for", "TIME", \.duration, "End after \(value: "TIME")"),
    .option("exec", "CMD", \.command, "Run \(value: "CMD") with \(code: "sh -c") for each event"),
    .option("seed", "N", \.seed, minimum: 0, "Draw the same waits again"),
    .flag("once", \.isOnce, "Ask once, and tell what changed since the state was saved"),
    .option("state", "FILE", \.state, "Where the state is saved for \(flag: "once")")
      .completing(.file),
    .flag("exit-code", \.tellsByStatus, "End with status 3 when something changed"),
  ]

  /// Watches until something ends it.
  package static func run(
    _ options: Options, _ context: CommandContext
  ) async throws(CommandError) -> ExitStatus {
    let isStreaming = [.table, .ndjson, .csv, .tsv].contains(options.output.format)
    guard options.isOnce || isStreaming else {
      throw .diagnosed(
        Diagnostic(
          "--format \(options.output.format.rawValue) has an end, and watching has none",
          hint: "Use --format ndjson, or --once.", .usage))
    }
    guard options.isOnce || (options.state == nil && options.output.output == nil) else {
      throw .diagnosed(
        Diagnostic(
          "--state and --output need --once",
          hint: "Watching goes on; what it tells can go through a pipe.", .usage))
    }
    return options.isOnce
      ? try await WatchOnce(options, context).run()
      : try await WatchRun.open(options, context).run()
  }
}

extension WatchCommand.Options {
  func watcher(_ session: Session) -> Watcher {
    let kinds = events.isEmpty ? WatchEvent.Kind.usual : Set(events)
    return Watcher(
      targets.map(\.target), source: session.connection.api,
      filter: filter.filter(at: session.connection.now(), minimumStars: 50),
      kinds: until.map { kinds.union([$0]) } ?? kinds,
      pace: WatchPace(interval: interval.duration), clock: session.context.clock,
      now: session.connection.now, jitter: jitter(session.context))
  }

  private func jitter(
    _ context: CommandContext
  ) -> @Sendable (ClosedRange<Double>) -> Double {
    guard let seed else { return context.random }
    let generator = SharedJitter(seed: UInt64(seed))
    return { generator.draw($0) }
  }

  /// What is watched, for messages.
  var subject: String { targets.map(\.argument).joined(separator: ", ") }
}
