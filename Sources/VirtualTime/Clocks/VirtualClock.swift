import Locking

/// A clock that only moves when a test says so, and that knows when nothing is left to do.
///
/// Code under test takes `any Clock<Duration>` and is given this clock. A test starts it with
/// ``start(fileID:line:_:)``, moves time with ``advance(by:fileID:line:)``, and reads what
/// happened, from top to bottom, without an `await`:
///
/// ```swift
/// let clock = VirtualClock()
/// let load = clock.start { try await client.load(clock: clock) }  // retries after 1 s
/// try clock.advance(by: .seconds(1))
/// #expect(try load.value() == repositories)
/// #expect(load.finishTime == .seconds(1))
/// ```
///
/// ## What is inside virtual time
///
/// Tasks that the clock starts run on ``executor``, which only queues jobs; the calling thread runs
/// them inside the call that drives the clock. `async let`, task groups and ordinary actors inherit
/// that executor. Everything runs on one thread and first in, first out, so a test takes the same
/// course each time, however busy the machine is.
///
/// The rule at one instant: what is due is taken in the order in which it was entered, and all work
/// that follows from it at that instant is done before the next is taken.
///
/// ## What escapes it
///
/// - `Task { }` and `Task.detached { }`. Give the code under test an executor, as in
///   ``executor``, and spawn with `Task(executorPreference: executor) { }`. An escaped task that
///   never waits in virtual time goes unnoticed.
/// - The main actor and actors with an executor of their own.
/// - Callbacks from other threads, `Task.sleep`, `ContinuousClock`.
///
/// A sleep on this clock from a task outside is refused with
/// ``VirtualTimeFailure/outside(_:at:)``. A task that waits for one of the others is reported as
/// ``VirtualTimeFailure/unfinished(_:started:)`` when nothing else is left; it never hangs. But if
/// the answer comes from the other thread while time is still driven, it counts: whether it does is
/// chance. Code that blocks its thread, or loops without ever suspending, cannot be stopped from
/// here.
///
/// Task executors need macOS 15 or any Linux that Swift 6 supports.
public final class VirtualClock: Clock {
  /// A point in virtual time.
  ///
  /// ```swift
  /// let deadline = clock.now.advanced(by: .seconds(5))
  /// ```
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    ///
    /// ```swift
    /// #expect(clock.now.offset == .seconds(31))
    /// ```
    public var offset: Duration

    /// Creates the point that lies `offset` after the clock was made.
    ///
    /// ```swift
    /// let start = VirtualClock.Instant(offset: .zero)
    /// ```
    public init(offset: Duration) { self.offset = offset }

    /// The point that lies `duration` later.
    ///
    /// ```swift
    /// let later = clock.now.advanced(by: .seconds(1))
    /// ```
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time from this point to `other`, negative if that is earlier.
    ///
    /// ```swift
    /// let waited = start.duration(to: clock.now)
    /// ```
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// The earlier one is less.
    ///
    /// ```swift
    /// #expect(start < clock.now)
    /// ```
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  struct State: Sendable {
    var now: Duration = .zero
    var lastID = 0
    var agenda = Agenda()
    var isDriven = false
    var timeLine: [Recorded<TimeLineEvent>] = []
    /// Waits that no time ends, such as that for the next value of a source.
    var openWaits: [Int: String] = [:]
    /// The tasks that have not ended; nil while one is being made.
    var tasks: [Int: Task<Void, Never>?] = [:]
    /// The first failure that its caller may not see, until the next drive throws it.
    var deferred: VirtualTimeFailure?

    mutating func makeID() -> Int {
      lastID += 1
      return lastID
    }
  }

  let state = Locked(State())
  let queue = JobQueue()
  let limits: RunLimits

  /// Creates a clock that stands at zero.
  ///
  /// ```swift
  /// let clock = VirtualClock()
  /// ```
  public init(limits: RunLimits = RunLimits()) { self.limits = limits }

  /// Where virtual time stands.
  ///
  /// ```swift
  /// let deadline = clock.now.advanced(by: .seconds(5))
  /// ```
  public var now: Instant { Instant(offset: elapsed) }

  /// The virtual time since the clock was made.
  ///
  /// ```swift
  /// #expect(clock.elapsed == .seconds(31))
  /// ```
  public var elapsed: Duration { state.withLock { $0.now } }

  /// One attosecond: virtual time is exact.
  ///
  /// ```swift
  /// #expect(clock.minimumResolution < .nanoseconds(1))
  /// ```
  public var minimumResolution: Duration {
    Duration(secondsComponent: 0, attosecondsComponent: 1)
  }

  /// The executor whose tasks run in virtual time: what to give to code that spawns tasks.
  ///
  /// Such code takes `(any TaskExecutor)?` from the standard library, so it imports nothing for its
  /// tests; nil is the ordinary pool, which is the live choice:
  ///
  /// ```swift
  /// struct Watcher {
  ///   var executor: (any TaskExecutor)? = nil
  ///   func begin() -> Task<Void, Never> {
  ///     Task(executorPreference: executor) { await poll() }
  ///   }
  /// }
  /// let watcher = Watcher(executor: clock.executor)
  /// ```
  public var executor: any TaskExecutor { queue }
}
