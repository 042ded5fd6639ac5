/// The reports of a ``Watcher``. Polls and waits happen while the next report is awaited.
public struct WatcherReports: AsyncSequence, Sendable {
  public typealias Element = WatcherReport
  public typealias Failure = APIError

  let watcher: Watcher

  /// Watches from the beginning.
  public func makeAsyncIterator() -> Iterator { Iterator(watcher: watcher) }

  /// One run of a watcher.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    public typealias Element = WatcherReport
    public typealias Failure = APIError

    let watcher: Watcher
    private var snapshot: AccountSnapshot?
    private var memory = PollRound.Memory()
    private var untold: WatcherReport?
    private var pause: Duration?
    private var requests = 0
    private var pace = ServerPace()
    private var failures = 0
    private var lastFailure: APIError?

    init(watcher: Watcher) { self.watcher = watcher }

    /// The repositories of the last poll, of all targets.
    package var repositories: [Repository] {
      var seen: Set<Int> = []
      return watcher.targets.flatMap { memory.lists[$0] ?? [] }
        .filter { seen.insert($0.id).inserted }
    }

    /// The next report.
    ///
    /// - Throws: ``APIError`` when asking again cannot help; ``APIError/cancelled`` after a
    ///   cancellation.
    public mutating func next() async throws(APIError) -> WatcherReport? {
      if let report = untold {
        untold = nil
        return report
      }
      if let pause {
        self.pause = nil
        do { try await watcher.clock.sleep(for: pause) } catch { throw .cancelled }
      }
      return try await poll()
    }

    private mutating func poll() async throws(APIError) -> WatcherReport {
      guard !Task.isCancelled else { throw .cancelled }
      var round = watcher.round(snapshot, memory, mostSecondLooks: 20)
      do throws(APIError) {
        try await round.run()
      } catch {
        requests += round.result.requests + 1
        return try fail(error)
      }
      memory = round.memory
      requests += round.result.requests
      pace = round.result.pace
      let interval = watcher.pace.wait(pace, requests: round.result.requests)
      let wait = wait(interval, isStretched: interval > watcher.pace.interval)
      let report = take(round.result.snapshot)
      if let lost = round.result.lost {
        defer { lastFailure = lost }
        if report == nil, lost != lastFailure {
          untold = wait
          return .failed(lost)
        }
      } else {
        (failures, lastFailure) = (0, nil)
      }
      guard let report else { return wait }
      untold = wait
      return report
    }

    /// What a poll that succeeded has to tell; `nil` when that is nothing.
    private mutating func take(_ new: AccountSnapshot?) -> WatcherReport? {
      guard let new else { return nil }
      defer { snapshot = new.limited(to: Set(watcher.targets)) }
      guard let old = snapshot else { return .loaded(new) }
      guard old != new else { return nil }
      return .changed(watcher.detection.events(from: old, to: new, at: watcher.now()), new)
    }

    private mutating func fail(_ error: APIError) throws(APIError) -> WatcherReport {
      guard error.mayPass(wasAnswered: snapshot != nil) else { throw error }
      failures += 1
      let wait = wait(
        watcher.pace.wait(afterFailures: failures, error, now: watcher.now()), isBackOff: true)
      guard !error.isLike(lastFailure) else { return wait }
      lastFailure = error
      untold = wait
      return .failed(error)
    }

    private mutating func wait(
      _ duration: Duration, isStretched: Bool = false, isBackOff: Bool = false
    ) -> WatcherReport {
      let pause = duration * watcher.jitter(1...1.05)
      self.pause = pause
      return .waiting(
        WatcherWait(
          duration: pause, isStretched: isStretched, isBackOff: isBackOff, requests: requests,
          remaining: pace.remaining))
    }
  }
}

extension APIError {
  /// Whether a user who was told the other has been told enough: times of limits move on.
  fileprivate func isLike(_ other: APIError?) -> Bool {
    switch (self, other) {
    case (.rateLimited(let report), .rateLimited(let before)?): report.kind == before.kind
    case (.serverFailure(let status, _), .serverFailure(let before, _)?): status == before
    default: self == other
    }
  }
}
