import Locking

/// What can stand on a clock's time line, so that requests, waits, values and frames of one test
/// can be read, and compared, as one sequence.
///
/// The clock itself records waits. A stub, a model or a screen records the rest as text, with
/// ``VirtualClock/record(_:)``:
///
/// ```swift
/// #expect(clock.timeLine == [
///   .at(.zero, .request("GET /users/octo-org")),
///   .at(.zero, .wait(.seconds(1))),
///   .at(.seconds(1), .wake(.seconds(1))),
///   .at(.seconds(1), .request("GET /users/octo-org")),
/// ])
/// ```
public enum TimeLineEvent: Sendable, Hashable {
  /// A request was sent: `.request("GET /users/octo-org/repos")`.
  case request(String)
  /// A request was answered, or failed: `.response("200, 3 repositories")`.
  case response(String)
  /// A sleep of this length began: `.wait(.seconds(1))`.
  case wait(Duration)
  /// A sleep of this length came to its end: `.wake(.seconds(1))`.
  case wake(Duration)
  /// A sleep of this length was cancelled, at its beginning or on the way:
  /// `.cancellation(.seconds(1))`.
  case cancellation(Duration)
  /// A model took a value: `.value("\(state)")`.
  case value(String)
  /// A screen showed a frame: `.frame("NAME  STARS")`.
  case frame(String)
  /// Anything else: `.note("network lost")`.
  case note(String)
}

extension TimeLineEvent: CustomStringConvertible {
  /// The kind of event, then its text or length.
  ///
  /// ```swift
  /// #expect("\(TimeLineEvent.wait(.seconds(1)))" == "wait 1s")
  /// ```
  public var description: String {
    switch self {
    case .request(let text): "request \(text)"
    case .response(let text): "response \(text)"
    case .wait(let length): "wait \(length.inSeconds)"
    case .wake(let length): "wake after \(length.inSeconds)"
    case .cancellation(let length): "cancellation of wait \(length.inSeconds)"
    case .value(let text): "value \(text)"
    case .frame(let text): "frame \(text)"
    case .note(let text): "note \(text)"
    }
  }
}

extension VirtualClock {
  /// Everything that was recorded on this clock, in the order in which it happened.
  ///
  /// ```swift
  /// #expect(clock.timeLine.last == .at(.seconds(1), .wake(.seconds(1))))
  /// ```
  public var timeLine: [Recorded<TimeLineEvent>] { state.withLock { $0.timeLine } }

  /// Puts an event on the time line, at the present instant.
  ///
  /// ```swift
  /// clock.record(.request("GET /users/octo-org/repos"))
  /// ```
  public func record(_ event: TimeLineEvent) { state.withLock { $0.record(event) } }

  /// Compares the whole time line, as one value.
  ///
  /// ```swift
  /// try clock.expectTimeLine([
  ///   .at(.zero, .wait(.seconds(1))), .at(.seconds(1), .wake(.seconds(1))),
  /// ])
  /// ```
  ///
  /// - Throws: ``VirtualTimeFailure/difference(_:_:)``, with the two sequences aligned.
  public func expectTimeLine(
    _ expected: [Recorded<TimeLineEvent>], fileID: StaticString = #fileID, line: Int = #line
  ) throws(VirtualTimeFailure) {
    guard let difference = AlignedDifference(recorded: timeLine, expected: expected) else { return }
    throw .difference(difference, CallSite(fileID, line))
  }
}

extension VirtualClock.State {
  mutating func record(_ event: TimeLineEvent) { timeLine.append(.at(now, event)) }
}
