import Locking

/// A task that runs in virtual time, and its result, which a test reads without waiting.
///
/// ```swift
/// let load = clock.start { try await client.load() }
/// try clock.advance(by: .seconds(1))
/// #expect(try load.value() == repositories)
/// ```
public struct VirtualTask<Success: Sendable>: Sendable {
  struct Outcome: Sendable {
    let result: Result<Success, any Error>
    let time: Duration
  }

  let clock: VirtualClock
  let task: Task<Void, Never>
  let outcome: Locked<Outcome?>
  let site: CallSite

  /// What the task returned.
  ///
  /// - Throws: What the task threw; ``VirtualTimeFailure/unfinished(_:started:)`` if it is not
  ///   done, with all that is still waiting.
  ///
  /// ```swift
  /// #expect(try load.value().count == 3)
  /// ```
  public func value() throws -> Success {
    guard let outcome = outcome.withLock({ $0 }) else {
      throw VirtualTimeFailure.unfinished(clock.pending, started: site)
    }
    return try outcome.result.get()
  }

  /// The virtual time at which the task ended; nil while it has not.
  ///
  /// ```swift
  /// #expect(load.finishTime == .seconds(31))
  /// ```
  public var finishTime: Duration? { outcome.withLock { $0?.time } }

  /// Whether the task has ended.
  ///
  /// ```swift
  /// #expect(!load.isFinished)
  /// ```
  public var isFinished: Bool { finishTime != nil }

  /// Cancels the task. What it does about it happens when the clock is driven next.
  ///
  /// ```swift
  /// load.cancel()
  /// try clock.advance(by: .zero)
  /// ```
  public func cancel() { task.cancel() }
}
