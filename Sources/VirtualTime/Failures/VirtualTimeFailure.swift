/// Why virtual time could not do what a test asked.
///
/// It is thrown and never printed, so that it fails a test under Swift Testing and XCTest alike.
/// The description is the whole message. A ``CallSite`` is the line that the message speaks of, and
/// ``Pending`` what was left when it happened.
///
/// ```swift
/// do { try clock.runUntilIdle() } catch .runaway(_, _, let pending, _) { print(pending.sleeps) }
/// ```
public enum VirtualTimeFailure: Error, Hashable {
  /// A call that drives the clock came to a limit; it began at the time that is given. So does
  /// `clock.run { while true { await Task.yield() } }`.
  case runaway(Limit, from: Duration, Pending, CallSite)
  /// A task's value was asked for before it ended, or it cannot end, as by
  /// `try clock.start { }.value()`.
  case unfinished(Pending, started: CallSite)
  /// Something was left when nothing should have been, as by `try clock.expectIdle()`.
  case leftover(Pending, CallSite)
  /// At the time that is given, a task outside virtual time wanted to wait in it, as in
  /// `clock.run { Task { try await clock.sleep(for: .seconds(1)) } }`.
  case outside(Wish, at: Duration)
  /// Time was told to go back, as by `try clock.advance(by: .seconds(-1))`.
  case backwards(from: Duration, to: Duration, CallSite)
  /// The clock was driven from within a call that drives it, or from two threads, as in
  /// `clock.schedule(at: .zero) { try? clock.advance(by: .zero) }`. The call that was refused.
  case reentrant(CallSite)
  /// An event was to repeat at an interval of nothing or less, or not even once, as by
  /// `clock.schedule(every: .zero) { }`.
  case emptySchedule(CallSite)
  /// A sleep would have moved an ``ImmediateClock`` beyond its limit, as by
  /// `try await ImmediateClock(limit: .zero).sleep(for: .seconds(1))`.
  case beyondLimit(sleepUntil: Duration, limit: Duration)
  /// An ``UnimplementedClock`` was used, as by `clock.now`.
  case unimplemented(UnimplementedClock.Use)
  /// What was recorded is not what was expected, as by `try states.expect([])`.
  case difference(AlignedDifference, CallSite)

  /// A limit of ``RunLimits`` and its value.
  ///
  /// ```swift
  /// #expect(limit == .jobs(1_000_000))
  /// ```
  public enum Limit: Sendable, Hashable {
    /// ``RunLimits/jobs``, as in `RunLimits(jobs: 1_000)`.
    case jobs(Int)
    /// ``RunLimits/virtualTime``, as in `RunLimits(virtualTime: .seconds(60))`.
    case virtualTime(Duration)
  }

  /// What a task wanted to wait for.
  ///
  /// ```swift
  /// #expect(wish == .sleep(until: .seconds(1)))
  /// ```
  public enum Wish: Sendable, Hashable {
    /// A time, as by `clock.sleep(until: deadline)`.
    case sleep(until: Duration)
    /// The next value of a source with this label, as by `for await tap in taps { }`.
    case value(of: String)
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
    case .runaway(let limit, let start, let pending, let site):
      """
      \(site): runaway: \(limit.reached(from: start, to: pending.now)). Something goes on without \
      end, or the clock needs higher RunLimits. Still waiting:
      \(pending.lines)
      """
    case .unfinished(let pending, let started):
      """
      \(started): the task started here has not ended at \(pending.now.inSeconds)\
      \(pending.whyUnfinished) Still waiting:
      \(pending.lines)
      """
    case .leftover(let pending, let site):
      """
      \(site): virtual time is not idle at \(pending.now.inSeconds); tasks that have not ended: \
      \(pending.tasks). Still waiting:
      \(pending.lines)
      """
    case .outside(let wish, let time):
      """
      at \(time.inSeconds) a task outside virtual time wanted to wait for \(wish.text), and was \
      refused. It comes from Task { } or Task.detached { }, or the test called the code directly. \
      Start the code with clock.start or clock.run, and let it spawn with \
      Task(executorPreference: executor) { }, where a test gives it clock.executor.
      """
    case .backwards(let now, let requested, let site):
      """
      \(site): time was told to go to \(requested.inSeconds), but it stands at \(now.inSeconds) \
      and does not go back.
      """
    case .reentrant(let site):
      """
      \(site): the clock is already being driven, so this call was refused. Only the test drives \
      it, from one place at a time: not a task, a scheduled event or a second thread.
      """
    case .emptySchedule(let site):
      "\(site): a repeated event needs an interval of more than zero, and at least one time."
    case .beyondLimit(let deadline, let limit):
      """
      a sleep until \(deadline.inSeconds) goes beyond the limit of its ImmediateClock, \
      \(limit.inSeconds). Something sleeps again and again without end, or the clock needs a \
      higher limit.
      """
    case .unimplemented(let use):
      """
      the code under test \(use.text), but was given an UnimplementedClock. If it may, give it a \
      VirtualClock or an ImmediateClock.
      """
    case .difference(let difference, let site):
      "\(site): the recorded events differ. \(difference)"
    }
  }
}

extension VirtualTimeFailure.Limit {
  fileprivate func reached(from start: Duration, to now: Duration) -> String {
    switch self {
    case .jobs(let count):
      """
      it ran \(count) jobs, its limit, and moved time from \(start.inSeconds) to \(now.inSeconds)
      """
    case .virtualTime(let length):
      """
      the next step would move time more than \(length.inSeconds), its limit; time stands at \
      \(now.inSeconds)
      """
    }
  }
}

extension VirtualTimeFailure.Wish {
  fileprivate var text: String {
    switch self {
    case .sleep(let time): "a sleep until \(time.inSeconds)"
    case .value(let label): "the next value of \(label)"
    }
  }
}

extension UnimplementedClock.Use {
  fileprivate var text: String {
    switch self {
    case .now: "asked it for the present"
    case .sleep(let length): "wanted to sleep for \(length.inSeconds)"
    }
  }
}

extension Pending {
  fileprivate var whyUnfinished: String {
    guard agenda.isEmpty, !jobsAreQueued else { return ". Move time further, or run until idle." }
    return """
      , and it is stuck: nothing is left to run and no time is waited for. It waits for something \
      outside virtual time (Task { }, Task.detached { }, the main actor, an actor with its own \
      executor, another thread), or for something that this test must do.
      """
  }
}
