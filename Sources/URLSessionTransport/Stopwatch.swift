/// The time since it was made, on a clock whose kind it hides.
struct Stopwatch: Sendable {
  /// The time since the start.
  let elapsed: @Sendable () -> Duration
  /// Waits until so much time has passed since the start.
  let wait: @Sendable (_ until: Duration) async throws -> Void
}

extension Clock<Duration> {
  /// A stopwatch that starts now.
  func stopwatch() -> Stopwatch {
    let start = now
    return Stopwatch(
      elapsed: { start.duration(to: self.now) },
      wait: { try await self.sleep(until: start.advanced(by: $0), tolerance: nil) })
  }
}
