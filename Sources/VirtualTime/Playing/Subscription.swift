/// From when to when a source was listened to, and how that ended.
///
/// ```swift
/// #expect(taps.subscriptions == [Subscription(from: .zero, end: .at(.seconds(5), .cancelled))])
/// ```
public struct Subscription: Sendable, Hashable, CustomStringConvertible {
  /// How a subscription ended.
  ///
  /// ```swift
  /// #expect(taps.subscriptions[0].end?.value == .left)
  /// ```
  public enum End: String, Sendable, Hashable {
    /// The source finished, or failed, and the listener took that, as `for await tap in taps { }`
    /// does.
    case finished
    /// The listener's task was cancelled, as by `task.cancel()`.
    case cancelled
    /// The listener stopped asking, as `break` in a loop does.
    case left
  }

  /// When listening began.
  ///
  /// ```swift
  /// #expect(taps.subscriptions[0].start == .seconds(1))
  /// ```
  public var start: Duration

  /// When and how it ended; nil while it goes on.
  ///
  /// ```swift
  /// #expect(taps.subscriptions[0].end == nil)
  /// ```
  public var end: Recorded<End>?

  /// Creates a subscription.
  ///
  /// ```swift
  /// let expected = Subscription(from: .seconds(1), end: .at(.seconds(2), .left))
  /// ```
  public init(from start: Duration, end: Recorded<End>? = nil) {
    self.start = start
    self.end = end
  }

  /// `from 0s, cancelled at 5s`
  ///
  /// ```swift
  /// print(Subscription(from: .zero))
  /// ```
  public var description: String {
    let ending = end.map { ", \($0.value) at \($0.time.inSeconds)" } ?? ""
    return "from \(start.inSeconds)\(ending)"
  }
}
