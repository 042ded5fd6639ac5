import Locking

/// A clock that moves only when it is told to, and shows who looks at it and who waits for it.
final class StillClock: Clock {
  typealias Duration = Swift.Duration

  struct Instant: InstantProtocol {
    let offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct State {
    var now = Instant(offset: .zero)
    var nextSleeper = 0
    var sleepers: [Int: (deadline: Instant, continuation: CheckedContinuation<Bool, Never>)] = [:]
    var cancelled: Set<Int> = []
  }

  /// One value for each time that the clock is read.
  let reads: AsyncStream<Void>
  /// The deadline of each sleep that begins.
  let sleeps: AsyncStream<Duration>
  private let didRead: AsyncStream<Void>.Continuation
  private let didSleep: AsyncStream<Duration>.Continuation
  private let state = Locked(State())

  init() {
    (reads, didRead) = AsyncStream.makeStream()
    (sleeps, didSleep) = AsyncStream.makeStream()
  }

  let minimumResolution = Duration.nanoseconds(1)

  var now: Instant {
    didRead.yield()
    return state.withLock { $0.now }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { state in
      state.nextSleeper += 1
      return state.nextSleeper
    }
    let isDone = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDone = state.withLock { state -> Bool? in
          if state.cancelled.contains(number) { return false }
          if deadline <= state.now { return true }
          state.sleepers[number] = (deadline, continuation)
          return nil
        }
        if let isDone { continuation.resume(returning: isDone) }
        didSleep.yield(deadline.offset)
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        state.cancelled.insert(number)
        return state.sleepers.removeValue(forKey: number)
      }
      sleeper?.continuation.resume(returning: false)
    }
    if !isDone { throw CancellationError() }
  }

  /// Moves the clock and wakes whoever waited for that.
  func advance(to offset: Duration) {
    let due = state.withLock { state in
      state.now = Instant(offset: offset)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for number in due.keys { state.sleepers[number] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in due { sleeper.continuation.resume(returning: true) }
  }
}
