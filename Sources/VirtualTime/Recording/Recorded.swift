/// A value and the virtual time at which it was recorded.
///
/// Whole sequences of these are compared, so that a test states what happened and when in one
/// place:
///
/// ```swift
/// #expect(recorder.events == [.at(.zero, 0), .at(.seconds(1), 1)])
/// ```
public struct Recorded<Value> {
  /// The time since the clock was made.
  ///
  /// ```swift
  /// #expect(states.events.map(\.time) == [.zero, .seconds(1)])
  /// ```
  public var time: Duration

  /// What was recorded.
  ///
  /// ```swift
  /// #expect(states.events.map(\.value) == [.loading, .loaded])
  /// ```
  public var value: Value

  /// A value at a time.
  ///
  /// ```swift
  /// let expected: [Recorded<Int>] = [.at(.seconds(1), 1)]
  /// ```
  public static func at(_ time: Duration, _ value: Value) -> Recorded {
    Recorded(time: time, value: value)
  }
}

extension Recorded: Sendable where Value: Sendable {}
extension Recorded: Equatable where Value: Equatable {}
extension Recorded: Hashable where Value: Hashable {}

extension Recorded: CustomStringConvertible {
  /// The time in seconds, then the value: `1.5s loaded`.
  ///
  /// ```swift
  /// #expect("\(Recorded.at(.milliseconds(1500), "loaded"))" == "1.5s loaded")
  /// ```
  public var description: String { "\(time.inSeconds) \(value)" }
}
