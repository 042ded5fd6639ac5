import Locking

/// One call that drives a clock, with what it has used of the limits.
struct Drive {
  let clock: VirtualClock
  let start: Duration
  let site: CallSite
  private var jobsRun = 0

  init(clock: VirtualClock, start: Duration, site: CallSite) {
    self.clock = clock
    self.start = start
    self.site = site
  }

  /// Runs queued jobs until none is left.
  mutating func jobs() throws(VirtualTimeFailure) {
    while jobsRun < clock.limits.jobs {
      guard clock.queue.runFirst() else { return }
      jobsRun += 1
    }
    if !clock.queue.isEmpty { throw runaway(.jobs(clock.limits.jobs)) }
  }

  /// Takes the next entry that is due by `time`, and does all that follows from it at its instant.
  /// Without a time the limit of virtual time holds. False if there is no such entry.
  mutating func next(upTo time: Duration? = nil) throws(VirtualTimeFailure) -> Bool {
    guard let due = clock.nextDue, time.map({ due <= $0 }) ?? true else { return false }
    if time == nil, due - start > clock.limits.virtualTime {
      throw runaway(.virtualTime(clock.limits.virtualTime))
    }
    clock.takeNext()
    try jobs()
    return true
  }

  private func runaway(_ limit: VirtualTimeFailure.Limit) -> VirtualTimeFailure {
    .runaway(limit, from: start, clock.pending, site)
  }
}

extension VirtualClock {
  /// Moves time to the first entry and sets it going.
  func takeNext() {
    let entry = state.withLock { state -> Agenda.Entry? in
      guard let entry = state.agenda.takeFirst() else { return nil }
      // What is entered for a time that has passed is due now: time does not go back.
      state.now = max(state.now, entry.due)
      switch entry.action {
      case .wake(_, let requested):
        state.record(.wake(requested))
      case .start(let operation, let interval?, let repeats):
        guard repeats.map({ $0 > 0 }) ?? true else { break }
        state.agenda.insert(
          .init(
            id: entry.id, due: entry.due + interval,
            action: .start(operation, interval: interval, repeats: repeats.map { $0 - 1 })))
      case .start: break
      }
      return entry
    }
    switch entry?.action {
    case .wake(let continuation, _): continuation.resume()
    case .start(let operation, _, _): begin(operation)
    case nil: break
    }
  }
}
