import Locking
import MajorDomain
import OutputFormats
import TerminalText

/// `watch` as it goes on: polls, tells, and ends when it is asked to or has told enough.
struct WatchRun: Sendable {
  /// Why it ends.
  private enum End: Sendable {
    case enough
    case interrupted
    case signal(TerminalControl.Signal)
    case failed(CommandError)
  }

  private let options: WatchCommand.Options
  private let session: Session
  private let talk: Talk
  private let printer: EventPrinter
  /// What shows it on a terminal; `nil` through a pipe.
  private let screen: WatchScreen?
  private let eventCount = Locked(0)

  private var context: CommandContext { session.context }

  static func open(
    _ options: WatchCommand.Options, _ context: CommandContext
  ) async throws(CommandError) -> WatchRun {
    let isLive =
      options.output.format == .table && options.output.fields.isEmpty
      && context.console.traits(of: .standardOutput).isTerminal && context.terminal.size() != nil
    let talk = options.output.talk(context.console)
    let session = try await Session.open(
      options.connection, context, talk: isLive ? Talk(context.console, quiet: true) : talk,
      polls: true)
    return WatchRun(
      options: options, session: session, talk: talk,
      printer: EventPrinter(options.output, context),
      screen: isLive ? WatchScreen(options, session) : nil)
  }

  /// Watches to the end.
  func run() async throws(CommandError) -> ExitStatus {
    try screen?.begin()
    let end = await withTaskGroup(of: End?.self) { group in
      group.addTask { await watch() }
      group.addTask {
        await context.interruption()
        return Task.isCancelled ? nil : .interrupted
      }
      if let duration = options.duration?.duration {
        group.addTask {
          do { try await context.clock.sleep(for: duration) } catch { return nil }
          return .enough
        }
      }
      if let screen { group.addTask { await follow(screen) } }
      var end: End?
      while end == nil, let next = await group.next() { end = next }
      group.cancelAll()
      return end
    }
    screen?.end()
    return try finish(end ?? .interrupted)
  }

  private func finish(_ end: End) throws(CommandError) -> ExitStatus {
    switch end {
    case .enough: break
    case .interrupted:
      talk.note(summary)
      return .interrupted
    case .signal(let signal):
      context.terminal.perform(signal)
      return .interrupted
    case .failed(let error): throw error
    }
    return options.tellsByStatus && eventCount.withLock { $0 } > 0 ? .answerIsNo : .done
  }

  private var summary: String {
    let (events, requests) = (eventCount.withLock { $0 }, session.events.requestCount)
    return "\(events) \(events == 1 ? "event" : "events"), "
      + "\(requests) \(requests == 1 ? "request" : "requests")"
  }

  private func watch() async -> End? {
    var reports = options.watcher(session).reports().makeAsyncIterator()
    var hasToldStretch = false
    do throws(CommandError) {
      while true {
        let report: WatcherReport?
        do throws(APIError) {
          report = try await reports.next()
        } catch {
          guard error != .cancelled else { return nil }
          throw session.failure(error, about: options.subject)
        }
        guard let report else { return nil }
        try screen?.show(report, of: reports.repositories)
        if case .waiting(let wait) = report, wait.isStretched, !hasToldStretch, screen == nil {
          hasToldStretch = true
          talk.note("asking every \(wait.duration.words), so that the rate limit lasts")
        }
        if try await take(report) { return .enough }
      }
    } catch {
      return .failed(error)
    }
  }

  /// Tells a report.
  ///
  /// - Returns: Whether that is enough.
  private func take(_ report: WatcherReport) async throws(CommandError) -> Bool {
    switch report {
    case .loaded(let snapshot):
      session.remember(snapshot.entries.values.map(\.nameWithOwner).sorted())
      talk(detail: "watching \(snapshot.entries.count) repositories")
    case .failed(let error):
      if screen == nil {
        let reason = session.diagnostic(error, about: options.subject).message
        talk.warning("\(reason); trying again, less often while it fails")
      }
    case .changed(let events, _):
      for event in events {
        let count = eventCount.withLock { count in
          count += 1
          return count
        }
        if screen == nil { try printer.print([event]) }
        await runHook(event)
        if event.kind == options.until || count == options.count { return true }
      }
    case .waiting: break
    }
    return false
  }

  private func talk(detail: String) {
    if screen == nil { talk.detail(detail) }
  }

  private func runHook(_ event: WatchEvent) async {
    guard let command = options.command else { return }
    let outcome = await EventHook(command: command, context: context).run(event)
    // What a command prints would stand in the middle of the screen.
    guard screen == nil else { return }
    if !outcome.printed.isEmpty { talk.note(outcome.printed) }
    if let failure = outcome.failure { talk.warning("the command of --exec \(failure)") }
  }

  private func follow(_ screen: WatchScreen) async -> End? {
    do throws(CommandError) {
      for await signal in context.terminal.signals() {
        switch signal {
        case .resize: try screen.repaint()
        case .stop:
          screen.end()
          context.terminal.perform(.stop)
          try screen.begin()
        case .resume: try screen.begin()
        case .terminate, .hangUp: return .signal(signal)
        }
      }
      return nil
    } catch {
      return .failed(error)
    }
  }
}

extension Duration {
  /// Whole seconds, or minutes where that is exact enough.
  var words: String {
    let seconds = components.seconds
    return seconds >= 600 ? "\(seconds / 60) min" : "\(seconds) s"
  }
}
