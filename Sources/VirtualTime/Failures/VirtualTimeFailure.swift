/// Why virtual time could not do what a test asked: thrown, never printed, so that it fails the
/// test under Swift Testing and XCTest alike. The description is the whole message.
///
/// ```swift
/// do { try clock.runUntilIdle() } catch .runaway(let runaway) { print(runaway.pending.sleeps) }
/// ```
public enum VirtualTimeFailure: Error, Hashable {
  /// A call that drives the clock came to a limit of ``RunLimits``.
  case runaway(Runaway)
  /// A task's value was asked for before it ended, or it cannot end.
  case unfinished(Unfinished)
  /// Something was left when nothing should have been.
  case leftover(Leftover)
  /// A task outside virtual time asked to sleep on the clock.
  case outside(Outside)
  /// Time was told to go back.
  case backwards(Backwards)
  /// The clock was driven from within a call that drives it, or from two threads. The call that
  /// was refused.
  case reentrant(CallSite)
  /// An event was to repeat at an interval of nothing or less, or not even once.
  case emptySchedule(CallSite)
  /// A sleep would have moved an ``ImmediateClock`` beyond its limit.
  case beyondLimit(BeyondLimit)
  /// An ``UnimplementedClock`` was used.
  case unimplemented(UnimplementedClock.Use)
  /// What was recorded is not what was expected.
  case difference(Difference)

  /// A limit that was reached.
  public struct Runaway: Sendable, Hashable {
    /// The limit of ``RunLimits`` and its value.
    public enum Limit: Sendable, Hashable {
      /// ``RunLimits/jobs``.
      case jobs(Int)
      /// ``RunLimits/virtualTime``.
      case virtualTime(Duration)
    }

    /// The limit that was reached.
    public let limit: Limit
    /// Where time stood when the call began.
    public let start: Duration
    /// The call that drove the clock.
    public let site: CallSite
    /// What was left.
    public let pending: Pending
  }

  /// A task that has not ended.
  public struct Unfinished: Sendable, Hashable {
    /// Where the task was started.
    public let started: CallSite
    /// What was left.
    public let pending: Pending
  }

  /// What was left where nothing should have been.
  public struct Leftover: Sendable, Hashable {
    /// The call that asked.
    public let site: CallSite
    /// What was left.
    public let pending: Pending
  }

  /// A sleep that was refused.
  public struct Outside: Sendable, Hashable {
    /// Where time stood.
    public let now: Duration
    /// Until when the task wanted to sleep.
    public let requested: Duration
  }

  /// A step back in time.
  public struct Backwards: Sendable, Hashable {
    /// Where time stood.
    public let now: Duration
    /// Where it was told to go.
    public let requested: Duration
    /// The call that asked.
    public let site: CallSite
  }

  /// A sleep that an ``ImmediateClock`` refused.
  public struct BeyondLimit: Sendable, Hashable {
    /// Until when the task wanted to sleep.
    public let requested: Duration
    /// How far the clock goes.
    public let limit: Duration
  }

  /// Two recorded sequences that differ.
  public struct Difference: Sendable, Hashable {
    /// The call that compared.
    public let site: CallSite
    /// The two sequences, aligned.
    public let difference: AlignedDifference
  }
}

extension VirtualTimeFailure: CustomStringConvertible {
  /// The whole message.
  ///
  /// ```swift
  /// catch { XCTFail("\(error)") }
  /// ```
  public var description: String {
    switch self {
    case .runaway(let runaway): runaway.message
    case .unfinished(let unfinished): unfinished.message
    case .leftover(let leftover):
      """
      \(leftover.site): virtual time is not idle at \(leftover.pending.now.inSeconds); \
      tasks that have not ended: \(leftover.pending.tasks). Still waiting:
      \(leftover.pending.lines)
      """
    case .outside(let outside):
      """
      a task outside virtual time asked to sleep on the virtual clock, at \
      \(outside.now.inSeconds) until \(outside.requested.inSeconds), and was refused. It comes from \
      Task { } or Task.detached { }, or the test called the code directly. Start the code with \
      clock.start or clock.run, and let it spawn with Task(executorPreference: executor) { }, \
      where a test gives it clock.executor.
      """
    case .backwards(let step):
      """
      \(step.site): time was told to go to \(step.requested.inSeconds), but it stands at \
      \(step.now.inSeconds) and does not go back.
      """
    case .reentrant(let site):
      """
      \(site): the clock is already being driven, so this call was refused. Only the test drives \
      it, from one place at a time: not a task, a scheduled event or a second thread.
      """
    case .emptySchedule(let site):
      "\(site): a repeated event needs an interval of more than zero, and at least one time."
    case .beyondLimit(let sleep):
      """
      a sleep until \(sleep.requested.inSeconds) goes beyond the limit of its ImmediateClock, \
      \(sleep.limit.inSeconds). Something sleeps again and again without end, or the clock needs \
      a higher limit.
      """
    case .unimplemented(let use): use.description
    case .difference(let difference):
      "\(difference.site): the recorded events differ. \(difference.difference)"
    }
  }
}

extension VirtualTimeFailure.Runaway {
  fileprivate var message: String {
    let reached =
      switch limit {
      case .jobs(let count):
        "it ran \(count) jobs, its limit, and moved time from \(start.inSeconds) to "
          + "\(pending.now.inSeconds)"
      case .virtualTime(let length):
        "the next step would move time more than \(length.inSeconds), its limit; time stands at "
          + pending.now.inSeconds
      }
    return """
      \(site): runaway: \(reached). Something goes on without end, or the clock needs higher \
      RunLimits. Still waiting:
      \(pending.lines)
      """
  }
}

extension VirtualTimeFailure.Unfinished {
  fileprivate var message: String {
    let head = "\(started): the task started here has not ended at \(pending.now.inSeconds)"
    if pending.agenda.isEmpty && !pending.jobsAreQueued {
      return """
        \(head), and it is stuck: nothing is left to run and no time is waited for. It waits for \
        something outside virtual time (Task { }, Task.detached { }, the main actor, an actor \
        with its own executor, another thread), or for something that this test must do. Still \
        waiting:
        \(pending.lines)
        """
    }
    return "\(head). Move time further, or run until idle. Still waiting:\n\(pending.lines)"
  }
}
