import Locking

extension VirtualClock {
  /// Suspends the task until virtual time reaches `deadline`; at once if it already has.
  ///
  /// The wait and its end are recorded in ``timeLine``. `tolerance` is ignored: virtual time is
  /// exact.
  ///
  /// ```swift
  /// try await clock.sleep(until: clock.now.advanced(by: .seconds(1)))
  /// ```
  ///
  /// - Throws: `CancellationError` when the task is cancelled, before or during the wait;
  ///   ``VirtualTimeFailure/outside(_:at:)`` when the task does not run in virtual time.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try refuseFromOutside(.sleep(until: deadline.offset))
    let id = state.withLock { $0.makeID() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        park(continuation, id: id, until: deadline.offset)
      }
    } onCancel: {
      cancelSleep(id)
    }
  }

  private enum Parking { case parked, over, cancelled }

  private func park(
    _ continuation: CheckedContinuation<Void, any Error>, id: Int, until due: Duration
  ) {
    let parking: Parking = state.withLock { state in
      let requested = due - state.now
      // Asked under the lock: the flag is set before the handler below takes the lock, so a
      // cancellation is seen either here or there, and never by both.
      if Task.isCancelled {
        state.record(.cancellation(requested))
        return .cancelled
      }
      guard requested > .zero else { return .over }
      state.record(.wait(requested))
      state.agenda.insert(
        .init(id: id, due: due, action: .wake(continuation, requested: requested)))
      return .parked
    }
    switch parking {
    case .parked: break
    case .over: continuation.resume()
    case .cancelled: continuation.resume(throwing: CancellationError())
    }
  }

  private func cancelSleep(_ id: Int) {
    let continuation = state.withLock { state -> CheckedContinuation<Void, any Error>? in
      guard case .wake(let continuation, let requested)? = state.agenda.remove(id: id)?.action
      else { return nil }
      state.record(.cancellation(requested))
      return continuation
    }
    continuation?.resume(throwing: CancellationError())
  }
}
