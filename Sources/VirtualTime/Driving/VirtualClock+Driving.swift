import Locking

extension VirtualClock {
  /// Moves time forward by `duration` and does all that is due on the way, each at its instant.
  ///
  /// With `.zero` it does what is due now, such as the first steps of a task just started.
  ///
  /// ```swift
  /// try clock.advance(by: .seconds(10))
  /// ```
  ///
  /// - Throws: ``VirtualTimeFailure/backwards(from:to:_:)`` for a negative duration;
  ///   ``VirtualTimeFailure/runaway(_:from:_:_:)``, ``VirtualTimeFailure/outside(_:at:)`` or
  ///   ``VirtualTimeFailure/reentrant(_:)``.
  public func advance(
    by duration: Duration, fileID: StaticString = #fileID, line: Int = #line
  ) throws(VirtualTimeFailure) {
    try advance(to: elapsed + duration, fileID: fileID, line: line)
  }

  /// Moves time forward to `time` since the clock was made, and does all that is due on the way.
  ///
  /// ```swift
  /// try clock.advance(to: .seconds(60))
  /// ```
  ///
  /// - Throws: As ``advance(by:fileID:line:)`` does; time does not go back.
  public func advance(
    to time: Duration, fileID: StaticString = #fileID, line: Int = #line
  ) throws(VirtualTimeFailure) {
    let site = CallSite(fileID, line)
    let now = elapsed
    guard time >= now else {
      throw .backwards(from: now, to: time, site)
    }
    try drive(site) { run throws(VirtualTimeFailure) in
      try run.jobs()
      while try run.next(upTo: time) {}
      state.withLock { $0.now = time }
    }
  }

  /// Moves time to the next instant at which something is due, and does all that is due then.
  ///
  /// ```swift
  /// #expect(try clock.advanceToNextEvent() == .seconds(1))
  /// ```
  ///
  /// - Returns: The time that was reached; nil, and time stands, when nothing was left.
  /// - Throws: As ``advance(by:fileID:line:)`` does.
  @discardableResult
  public func advanceToNextEvent(
    fileID: StaticString = #fileID, line: Int = #line
  ) throws(VirtualTimeFailure) -> Duration? {
    try drive(CallSite(fileID, line)) { run throws(VirtualTimeFailure) in
      try run.jobs()
      guard let due = nextDue else { return nil }
      while try run.next(upTo: due) {}
      return due
    }
  }

  /// Moves time from event to event until nothing is left to do.
  ///
  /// Idle is known, not guessed: no job is queued, no sleep and no scheduled event is left. A
  /// loop without end is stopped by the clock's ``RunLimits``.
  ///
  /// ```swift
  /// clock.start { await watcher.poll(times: 3) }
  /// try clock.runUntilIdle()
  /// ```
  ///
  /// - Throws: As ``advance(by:fileID:line:)`` does.
  public func runUntilIdle(
    fileID: StaticString = #fileID, line: Int = #line
  ) throws(VirtualTimeFailure) {
    try drive(CallSite(fileID, line)) { run throws(VirtualTimeFailure) in
      try run.jobs()
      while try run.next() {}
    }
  }

  /// When the next sleep or scheduled event is due; nil if there is none.
  ///
  /// ```swift
  /// #expect(clock.nextDue == .seconds(30))
  /// ```
  public var nextDue: Duration? { state.withLock { $0.agenda.firstDue() } }

  /// Throws if anything is left: a task, a sleep, a scheduled event, a wait for a source. For the
  /// end of a test.
  ///
  /// ```swift
  /// override func tearDown() async throws { try clock.expectIdle() }
  /// ```
  ///
  /// - Throws: ``VirtualTimeFailure/leftover(_:_:)``, or ``VirtualTimeFailure/outside(_:at:)``.
  public func expectIdle(
    fileID: StaticString = #fileID, line: Int = #line
  ) throws(VirtualTimeFailure) {
    try throwDeferred()
    let pending = pending
    guard pending.isEmpty else {
      throw .leftover(pending, CallSite(fileID, line))
    }
  }

  var pending: Pending {
    state.withLock { state in
      Pending(
        now: state.now, jobsAreQueued: !queue.isEmpty, tasks: state.tasks.count,
        agenda: state.agenda.inOrder.map { Pending.Due($0) },
        openWaits: state.openWaits.sorted { $0.key < $1.key }.map(\.value))
    }
  }

  func drive<Result>(
    _ site: CallSite, _ body: (inout Drive) throws(VirtualTimeFailure) -> Result
  ) throws(VirtualTimeFailure) -> Result {
    let start = state.withLock { state -> Duration? in
      if state.isDriven { return nil }
      state.isDriven = true
      return state.now
    }
    guard let start else { throw .reentrant(site) }
    defer { state.withLock { $0.isDriven = false } }
    try throwDeferred()
    var run = Drive(clock: self, start: start, site: site)
    let result = try body(&run)
    try throwDeferred()
    return result
  }

  private func throwDeferred() throws(VirtualTimeFailure) {
    let failure = state.withLock { state in
      defer { state.deferred = nil }
      return state.deferred
    }
    if let failure { throw failure }
  }
}
