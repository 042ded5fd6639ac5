import MajorDomain
import OutputFormats

/// `watch --once`: compares with a saved snapshot, tells the changes, and saves the new one.
struct WatchOnce {
  private let options: WatchCommand.Options
  private let context: CommandContext

  init(_ options: WatchCommand.Options, _ context: CommandContext) {
    self.options = options
    self.context = context
  }

  /// Looks once.
  func run() async throws(CommandError) -> ExitStatus {
    let talk = options.output.talk(context.console)
    let file = SnapshotFile(path: options.state ?? "", context: context)
    let old = try diagnosing { () throws(Diagnostic) in try file.read() }
    let session = try await Session.open(options.connection, context, talk: talk)
    let events: [WatchEvent]
    let snapshot: AccountSnapshot
    do throws(APIError) {
      (events, snapshot) = try await options.watcher(session).look(since: old)
    } catch {
      throw session.failure(error, about: options.subject)
    }
    // Told before it is saved: when telling fails the next run tells it again.
    if options.output.format != .table || options.output.output != nil {
      try RowWriter(options.output, context).write(events, now: session.connection.now())
    } else {
      try EventPrinter(options.output, context).print(events)
    }
    try await runHooks(events, talk)
    try diagnosing { () throws(Diagnostic) in try file.write(snapshot) }
    if old == nil {
      talk.detail("wrote \(file.path) with \(snapshot.entries.count) repositories")
    }
    return options.tellsByStatus && !events.isEmpty ? .answerIsNo : .done
  }

  private func runHooks(_ events: [WatchEvent], _ talk: Talk) async throws(CommandError) {
    guard let command = options.command else { return }
    for event in events {
      let outcome = await EventHook(command: command, context: context).run(event)
      if !outcome.printed.isEmpty { talk.note(outcome.printed) }
      if let failure = outcome.failure { talk.warning("the command of --exec \(failure)") }
    }
  }

  private func diagnosing<Value>(
    _ body: () throws(Diagnostic) -> Value
  ) throws(CommandError) -> Value {
    do throws(Diagnostic) { return try body() } catch { throw .diagnosed(error) }
  }
}
