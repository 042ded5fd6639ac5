/// All that a ``VirtualClock`` knows to be unfinished, at one instant: the part of a failure that
/// tells what the test, or the code under test, still waits for.
///
/// ```swift
/// do { try clock.expectIdle() } catch .leftover(let pending, _) { print(pending.sleeps) }
/// ```
public struct Pending: Sendable, Hashable {
  enum Due: Sendable, Hashable {
    case sleep(Duration)
    case event(Duration, every: Duration?)

    init(_ entry: Agenda.Entry) {
      switch entry.action {
      case .wake: self = .sleep(entry.due)
      case .start(_, let interval, _): self = .event(entry.due, every: interval)
      }
    }
  }

  /// Where time stood.
  ///
  /// ```swift
  /// #expect(pending.now == .seconds(3))
  /// ```
  public let now: Duration
  /// Whether tasks could go on at once, if the clock were driven.
  ///
  /// ```swift
  /// #expect(!pending.jobsAreQueued)
  /// ```
  public let jobsAreQueued: Bool
  /// How many started tasks have not ended.
  ///
  /// ```swift
  /// #expect(pending.tasks == 1)
  /// ```
  public let tasks: Int
  let agenda: [Due]
  /// Waits that end with no time, such as that for the next value of a source.
  ///
  /// ```swift
  /// #expect(pending.openWaits == ["taps, for its next value"])
  /// ```
  public let openWaits: [String]

  /// The times at which sleeping tasks wake, the first first.
  ///
  /// ```swift
  /// #expect(pending.sleeps.isEmpty)
  /// ```
  public var sleeps: [Duration] {
    agenda.compactMap { if case .sleep(let due) = $0 { due } else { nil } }
  }

  /// The times of the scheduled events, the first first.
  ///
  /// ```swift
  /// #expect(pending.events == [.seconds(60)])
  /// ```
  public var events: [Duration] {
    agenda.compactMap { if case .event(let due, _) = $0 { due } else { nil } }
  }

  /// Whether nothing is left at all.
  ///
  /// ```swift
  /// #expect(pending.isEmpty)
  /// ```
  public var isEmpty: Bool {
    !jobsAreQueued && tasks == 0 && agenda.isEmpty && openWaits.isEmpty
  }

  /// One indented line for each thing, at most ten.
  var lines: String {
    var lines = agenda.map { due in
      switch due {
      case .sleep(let time): "a sleep until \(time.inSeconds)"
      case .event(let time, nil): "an event scheduled at \(time.inSeconds)"
      case .event(let time, let interval?):
        "an event scheduled every \(interval.inSeconds), next at \(time.inSeconds)"
      }
    }
    lines += openWaits
    if jobsAreQueued { lines.append("a task that is ready to go on") }
    if lines.isEmpty { return "  nothing in virtual time" }
    if lines.count > 10 { lines[9...] = ["and \(lines.count - 9) more"] }
    return lines.map { "  \($0)" }.joined(separator: "\n")
  }
}
