import Locking

/// A clock on which every wait is over at once and is noted.
final class NotedClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let state = Locked((now: Instant(offset: .zero), slept: [Duration]()))

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .zero }
  var slept: [Duration] { state.withLock { $0.slept } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    state.withLock { state in
      state.slept.append(state.now.duration(to: deadline))
      state.now = deadline
    }
  }
}
