/// How much one call that drives a ``VirtualClock`` may do before it fails as a runaway.
///
/// The limits count virtual time and jobs, never real time, so that a test fails at the same
/// place on a slow machine and on a fast one.
///
/// ```swift
/// // A month of polls once a minute.
/// let clock = VirtualClock(limits: RunLimits(virtualTime: .seconds(31 * 86_400), jobs: 5_000_000))
/// ```
public struct RunLimits: Sendable, Hashable {
  /// How far one call without a target (``VirtualClock/runUntilIdle(fileID:line:)``,
  /// ``VirtualClock/run(fileID:line:_:)``) may move time.
  ///
  /// ```swift
  /// limits.virtualTime = .seconds(60)
  /// ```
  public var virtualTime: Duration

  /// How many jobs one call may run. A job is what a task does between two suspensions.
  ///
  /// ```swift
  /// limits.jobs = 1_000
  /// ```
  public var jobs: Int

  /// Creates limits: by default 366 days and a million jobs, which is about a second of work.
  ///
  /// ```swift
  /// let strict = RunLimits(virtualTime: .seconds(60), jobs: 1_000)
  /// ```
  public init(virtualTime: Duration = .seconds(366 * 86_400), jobs: Int = 1_000_000) {
    self.virtualTime = virtualTime
    self.jobs = jobs
  }
}
