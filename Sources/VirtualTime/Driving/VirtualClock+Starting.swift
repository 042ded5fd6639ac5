import Locking

extension VirtualClock {
  /// Queues a task that runs in virtual time. Its first step is taken when the clock is driven.
  ///
  /// ```swift
  /// let load = clock.start { try await client.load() }
  /// try clock.advance(by: .zero)
  /// ```
  @discardableResult
  public func start<Success: Sendable>(
    fileID: StaticString = #fileID, line: Int = #line,
    _ operation: @escaping @Sendable () async throws -> Success
  ) -> VirtualTask<Success> {
    let outcome = Locked<VirtualTask<Success>.Outcome?>(nil)
    let task = begin {
      do {
        let value = try await operation()
        outcome.withLock { $0 = .init(result: .success(value), time: self.elapsed) }
      } catch {
        outcome.withLock { $0 = .init(result: .failure(error), time: self.elapsed) }
      }
    }
    return VirtualTask(clock: self, task: task, outcome: outcome, site: CallSite(fileID, line))
  }

  /// Runs a task to its end, moving time from event to event, and returns its value.
  ///
  /// ```swift
  /// let repositories = try clock.run { try await client.load() }
  /// #expect(clock.elapsed == .seconds(31))
  /// ```
  ///
  /// - Throws: What the task threw; ``VirtualTimeFailure/unfinished(_:started:)`` when nothing is
  ///   left to do and the task has not ended; otherwise as ``advance(by:fileID:line:)`` does. After
  ///   such a failure the task is cancelled.
  public func run<Success: Sendable>(
    fileID: StaticString = #fileID, line: Int = #line,
    _ operation: @escaping @Sendable () async throws -> Success
  ) throws -> Success {
    let task = start(fileID: fileID, line: line, operation)
    do {
      try drive(CallSite(fileID, line)) { run throws(VirtualTimeFailure) in
        try run.jobs()
        while !task.isFinished, try run.next() {}
      }
    } catch {
      task.cancel()
      throw error
    }
    defer { task.cancel() }
    return try task.value()
  }

  /// Cancels every task that was started and has not ended, and lets each take its last steps.
  ///
  /// ```swift
  /// try clock.cancelAll()
  /// try clock.expectIdle()
  /// ```
  ///
  /// - Throws: As ``advance(by:fileID:line:)`` does.
  public func cancelAll(
    fileID: StaticString = #fileID, line: Int = #line
  ) throws(VirtualTimeFailure) {
    let tasks = state.withLock { $0.tasks.sorted { $0.key < $1.key }.compactMap(\.value) }
    for task in tasks { task.cancel() }
    try advance(by: .zero, fileID: fileID, line: line)
  }

  /// Starts a task on the queue and keeps it in the list of those that have not ended.
  @discardableResult
  func begin(_ operation: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    let id = state.withLock { state in
      let id = state.makeID()
      state.tasks.updateValue(nil, forKey: id)
      return id
    }
    // The task holds the clock, and so the executor, until it ends.
    let task = Task(executorPreference: queue) {
      await operation()
      self.state.withLock { _ = $0.tasks.removeValue(forKey: id) }
    }
    state.withLock { state in
      // Another thread may drive the clock, so the task may have ended already.
      if state.tasks.keys.contains(id) { state.tasks[id] = .some(task) }
    }
    return task
  }
}
