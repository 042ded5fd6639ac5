import Locking

/// At least a second between the beginnings of two writes (GitHub REST, "Best practices for using
/// the REST API", "Pause between mutative requests"), which also keeps them below the 80 a minute
/// of the secondary limits.
final class WritePace: Sendable {
  private static let pause = Duration.seconds(1)

  private let clock: any Clock<Duration>
  private let elapsed: @Sendable () -> Duration
  private let nextTurn = Locked(Duration.zero)

  init(_ clock: any Clock<Duration>) {
    self.clock = clock
    elapsed = Self.stopwatch(clock)
  }

  /// Waits for the turn; those who wait at the same time get turns one after the other.
  func wait() async throws(CancellationError) {
    let now = elapsed()
    let turn = nextTurn.withLock { nextTurn in
      let turn = max(now, nextTurn)
      nextTurn = turn + Self.pause
      return turn
    }
    guard turn > now else { return }
    do { try await clock.sleep(for: turn - now) } catch { throw CancellationError() }
  }

  private static func stopwatch<Time: Clock<Duration>>(_ clock: Time) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
