import Locking
import MajorDomain
import TerminalText
import TerminalViews

/// What `watch` shows on a terminal, repainted in place.
final class WatchScreen: Sendable {
  private struct State: Sendable {
    var view = WatchView()
    var shown: CellGrid?
    var restoreKeys: (@Sendable () -> Void)?
  }

  private let options: WatchCommand.Options
  private let session: Session
  private let filter: RepositoryFilter
  private let state = Locked(State())

  private var context: CommandContext { session.context }

  init(_ options: WatchCommand.Options, _ session: Session) {
    self.options = options
    self.session = session
    filter = options.filter.filter(at: session.connection.now(), minimumStars: 50)
    state.withLock { $0.view.title = options.subject }
  }

  /// Takes the screen, and paints all of it; also after something else has drawn on it.
  func begin() throws(CommandError) {
    state.withLock { state in
      state.shown = nil
      if state.restoreKeys == nil { state.restoreKeys = context.terminal.silenceKeys() }
    }
    try context.print(FullScreen.enteringSequence)
    try repaint()
  }

  /// Gives the terminal back as it was.
  func end() {
    state.withLock { state in
      // A terminal that cannot be written to is not there to be given back.
      try? context.console.write(FullScreen.leavingSequence, to: .standardOutput)
      state.restoreKeys?()
      state.restoreKeys = nil
    }
  }

  /// Takes a report into what is shown.
  ///
  /// - Parameter repositories: Everything that the last poll found.
  func show(_ report: WatcherReport, of repositories: [Repository]) throws(CommandError) {
    state.withLock { state in
      switch report {
      case .loaded:
        state.view.rows = rows(repositories)
      case .changed(let events, _):
        state.view.rows = rows(repositories)
        state.view.add(events)
      case .failed(let error):
        state.view.failure = session.diagnostic(error, about: options.subject).message
      case .waiting(let wait): schedule(wait, &state.view)
      }
    }
    try repaint()
  }

  /// Paints what has changed.
  func repaint() throws(CommandError) {
    guard let size = context.terminal.size() else { return }
    let result = state.withLock { state -> Result<Void, CommandError> in
      let grid = Screen(
        state.view.view, size: CellSize(width: size.columns, height: size.rows)
      ).grid
      let output = Painter.paint(
        grid, over: state.shown, traits: options.output.traits(context.console, .standardOutput))
      state.shown = grid
      do throws(CommandError) {
        return .success(output.isEmpty ? () : try context.print(output))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  private func schedule(_ wait: WatcherWait, _ view: inout WatchView) {
    let now = session.connection.now()
    let next = Timestamp(
      secondsSinceEpoch: now.secondsSinceEpoch + Int(wait.duration.components.seconds))
    var status =
      "last poll \(context.localTime(now)), next \(context.localTime(next)), "
      + "\(session.events.requestCount) requests"
    if let remaining = wait.remaining { status += ", \(remaining) left of the limit" }
    if wait.isStretched { status += ", interval stretched so that the limit lasts" }
    view.status = status
    if !wait.isBackOff { view.failure = nil }
  }

  private func rows(_ repositories: [Repository]) -> [Repository] {
    let named = Set(
      options.targets.compactMap { argument in
        if case .repository(let name) = argument.target { name } else { nil }
      })
    let wanted = repositories.filter { repository in
      filter.matches(repository)
        || RepositoryName(parsing: repository.nameWithOwner).map(named.contains) ?? false
    }
    let sorted = RepositoryOrder(by: options.filter.sort, options.filter.order).sorted(wanted)
    return options.filter.limit == 0 ? sorted : Array(sorted.prefix(options.filter.limit))
  }
}
