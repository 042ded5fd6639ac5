import Locking

/// Collects values of one type, each with the virtual time at which it came.
///
/// ```swift
/// let states = Recorder<ListState>(on: clock)
/// model.onChange = { states.record($0) }
/// try clock.runUntilIdle()
/// try states.expect([.at(.zero, .loading), .at(.seconds(1), .loaded(repositories))])
/// ```
public final class Recorder<Value: Sendable>: Sendable {
  private let clock: VirtualClock
  private let recorded = Locked<[Recorded<Value>]>([])

  /// Creates an empty recorder that takes its times from `clock`.
  ///
  /// ```swift
  /// let states = Recorder<ListState>(on: clock)
  /// ```
  public init(on clock: VirtualClock) { self.clock = clock }

  /// What was recorded so far, in order.
  ///
  /// ```swift
  /// #expect(states.events == [.at(.zero, .loading)])
  /// ```
  public var events: [Recorded<Value>] { recorded.withLock { $0 } }

  /// Adds `value` at the present instant.
  ///
  /// ```swift
  /// states.record(.loading)
  /// ```
  public func record(_ value: Value) {
    let time = clock.elapsed
    recorded.withLock { $0.append(.at(time, value)) }
  }

  /// Records each element of `sequence` until it ends.
  ///
  /// ```swift
  /// clock.start { try await states.record(all: model.states) }
  /// ```
  ///
  /// - Throws: What the sequence throws.
  public func record<Elements: AsyncSequence>(
    all sequence: Elements
  ) async throws(Elements.Failure) where Elements.Element == Value {
    for try await element in sequence { record(element) }
  }
}

extension Recorder where Value: Equatable {
  /// Compares everything that was recorded, as one value.
  ///
  /// ```swift
  /// try states.expect([.at(.zero, .loading), .at(.seconds(1), .loaded(repositories))])
  /// ```
  ///
  /// - Throws: ``VirtualTimeFailure/difference(_:_:)``, with the two sequences aligned.
  public func expect(
    _ expected: [Recorded<Value>], fileID: StaticString = #fileID, line: Int = #line
  ) throws(VirtualTimeFailure) {
    guard let difference = AlignedDifference(recorded: events, expected: expected) else { return }
    throw .difference(difference, CallSite(fileID, line))
  }
}
