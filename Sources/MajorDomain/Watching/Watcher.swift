import Locking

/// Polls accounts and repositories, and reports what changes.
///
/// As a sequence, each step happens when the next report is asked for, so that a slow reader slows
/// the polling and nothing piles up:
///
/// ```swift
/// let watcher = Watcher(
///   [.owner(login)], source: client, pace: WatchPace(interval: .seconds(300)),
///   clock: ContinuousClock(), now: now, jitter: { Double.random(in: $0) })
/// for try await report in watcher.reports() {
///   if case .changed(let events, _) = report { print(events) }
/// }
/// ```
///
/// Or with a delegate: `watcher.delegate = self`, and `try await watcher.run()`.
public final class Watcher: Sendable {
  let targets: [WatchTarget]
  let source: any RepositoryPolling
  let filter: RepositoryFilter
  let detection: ChangeDetection
  let pace: WatchPace
  let clock: any Clock<Duration>
  let now: @Sendable () -> Timestamp
  let jitter: @Sendable (ClosedRange<Double>) -> Double
  private let weakDelegate = Locked(WeakDelegate())

  private struct WeakDelegate: Sendable {
    weak var delegate: (any WatcherDelegate)?
  }

  /// Creates a watcher; it does nothing until it is asked.
  ///
  /// - Parameters:
  ///   - targets: What is watched.
  ///   - source: Is polled.
  ///   - filter: Which repositories of an account; the least number of stars decides what is major.
  ///   - kinds: What is told.
  ///   - pace: How often.
  ///   - clock: Waits.
  ///   - now: The time, for events.
  ///   - jitter: Draws a number of a range: each wait is up to a twentieth longer, so that many
  ///     watchers do not poll together.
  public init(
    _ targets: [WatchTarget], source: any RepositoryPolling,
    filter: RepositoryFilter = .major, kinds: Set<WatchEvent.Kind> = WatchEvent.Kind.usual,
    pace: WatchPace, clock: any Clock<Duration>, now: @escaping @Sendable () -> Timestamp,
    jitter: @escaping @Sendable (ClosedRange<Double>) -> Double
  ) {
    self.targets = targets
    self.source = source
    self.filter = filter
    detection = ChangeDetection(minimumStars: filter.minimumStars, kinds: kinds)
    self.pace = pace
    self.clock = clock
    self.now = now
    self.jitter = jitter
  }

  /// Is told what ``run()`` sees; held weakly.
  public var delegate: (any WatcherDelegate)? {
    get { weakDelegate.withLock { $0.delegate } }
    set { weakDelegate.withLock { $0.delegate = newValue } }
  }

  /// Watches, and tells the delegate, until the task is cancelled or asking again cannot help.
  ///
  /// - Throws: ``APIError``; ``APIError/cancelled`` after a cancellation.
  public func run() async throws(APIError) {
    var reports = reports().makeAsyncIterator()
    while let report = try await reports.next() {
      guard let delegate else { continue }
      switch report {
      case .loaded(let snapshot): delegate.watcher(self, didLoad: snapshot)
      case .changed(let events, let snapshot):
        delegate.watcher(self, didChange: events, to: snapshot)
      case .failed(let error): delegate.watcher(self, didFail: error)
      case .waiting(let wait): delegate.watcher(self, willWait: wait)
      }
    }
  }

  /// What is watched, as a sequence that ends with an error only; each iteration watches anew.
  public func reports() -> WatcherReports { WatcherReports(watcher: self) }

  /// Looks once, and says what changed since a snapshot.
  ///
  /// - Parameter old: What there was; `nil` when nothing is known, which is no change.
  /// - Throws: ``APIError``; then the snapshot stays the one to compare with.
  public func look(
    since old: AccountSnapshot?
  ) async throws(APIError) -> (events: [WatchEvent], snapshot: AccountSnapshot) {
    let before = old?.limited(to: Set(targets))
    var round = round(before, PollRound.Memory(), mostSecondLooks: .max)
    try await round.run()
    if let lost = round.result.lost { throw lost }
    let snapshot = round.result.snapshot ?? AccountSnapshot(targets: Set(targets))
    let events = before.map { detection.events(from: $0, to: snapshot, at: now()) } ?? []
    return (events, snapshot.limited(to: Set(targets)))
  }

  func round(
    _ old: AccountSnapshot?, _ memory: PollRound.Memory, mostSecondLooks: Int
  ) -> PollRound {
    PollRound(
      source: source, targets: targets, filter: filter, old: old,
      mostSecondLooks: mostSecondLooks, memory: memory)
  }
}
