/// Takes the values of a ``HotSource`` or a ``ColdSource`` one by one.
///
/// ```swift
/// var iterator = taps.makeAsyncIterator()
/// let first = await iterator.next()
/// ```
public struct SourceIterator<Element: Sendable, Failure: Error>: AsyncIteratorProtocol {
  /// Ends the subscription when the last copy of the iterator is gone.
  private final class Lease: Sendable {
    let listener: Listener<Element, Failure>
    init(_ listener: Listener<Element, Failure>) { self.listener = listener }
    deinit { listener.end(.left) }
  }

  private let lease: Lease

  init(_ listener: Listener<Element, Failure>) { lease = Lease(listener) }

  /// The next value, waited for in virtual time; nil at the end, and when the task is cancelled.
  ///
  /// ```swift
  /// while let tap = await iterator.next() { states.record(tap) }
  /// ```
  ///
  /// - Throws: What the source fails with.
  public mutating func next() async throws(Failure) -> Element? {
    try await lease.listener.next().get()
  }

  /// The same for a caller that is isolated to an actor.
  ///
  /// ```swift
  /// for await tap in taps { toggle(tap) }  // inside an actor
  /// ```
  ///
  /// - Throws: What the source fails with.
  public mutating func next(
    isolation actor: isolated (any Actor)?
  ) async throws(Failure) -> Element? {
    try await lease.listener.next().get()
  }
}
