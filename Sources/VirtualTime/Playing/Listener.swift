import Locking

/// One subscription to a source: the values it has not taken yet, and its one waiting task.
final class Listener<Element: Sendable, Failure: Error>: Sendable {
  typealias Answer = Result<Element?, Failure>

  private struct State: Sendable {
    var values: [Element] = []
    /// How the source ended, once it has.
    var ending: Answer?
    var waiting: CheckedContinuation<Answer, Never>?
    var subscription: Subscription
    /// Called once, when the subscription ends.
    var onEnd: (@Sendable () -> Void)?
  }

  private let state: Locked<State>
  private let clock: VirtualClock
  private let label: String

  init(on clock: VirtualClock, label: String) {
    self.clock = clock
    self.label = label
    state = Locked(State(subscription: Subscription(from: clock.elapsed)))
  }

  var subscription: Subscription { state.withLock { $0.subscription } }

  func whenEnded(_ action: @escaping @Sendable () -> Void) { state.withLock { $0.onEnd = action } }

  func send(_ value: Element) {
    let waiting = state.withLock { state -> CheckedContinuation<Answer, Never>? in
      guard state.ending == nil, state.subscription.end == nil else { return nil }
      if state.waiting == nil { state.values.append(value) }
      return state.waiting.take()
    }
    waiting?.resume(returning: .success(value))
  }

  func finish(_ ending: Answer) {
    let waiting = state.withLock { state -> CheckedContinuation<Answer, Never>? in
      if state.ending == nil { state.ending = ending }
      return state.waiting.take()
    }
    guard let waiting else { return }
    end(.finished)
    waiting.resume(returning: ending)
  }

  /// Ends the subscription; the first end stays.
  func end(_ end: Subscription.End) {
    let time = clock.elapsed
    let onEnd = state.withLock { state -> (@Sendable () -> Void)? in
      if state.subscription.end == nil { state.subscription.end = .at(time, end) }
      return state.onEnd.take()
    }
    onEnd?()
  }

  func next() async -> Answer {
    // Thrown by the next drive: a source's own failure type has no room for it.
    do { try clock.refuseFromOutside(.value(of: label)) } catch { return .success(nil) }
    let id = clock.openWait("\(label), for its next value")
    defer { clock.closeWait(id) }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { park($0) }
    } onCancel: {
      cancel()
    }
  }

  private func park(_ continuation: CheckedContinuation<Answer, Never>) {
    let (answer, newEnd) = state.withLock { state -> (Answer?, Subscription.End?) in
      // As in sleeping: the flag is asked under the lock that the cancellation handler takes.
      if Task.isCancelled { return (.success(nil), .cancelled) }
      // An iterator that has ended, or thrown, says the end from then on.
      if state.subscription.end != nil { return (.success(nil), nil) }
      if !state.values.isEmpty { return (.success(state.values.removeFirst()), nil) }
      if let ending = state.ending { return (ending, .finished) }
      state.waiting = continuation
      return (nil, nil)
    }
    if let newEnd { end(newEnd) }
    if let answer { continuation.resume(returning: answer) }
  }

  private func cancel() {
    guard let waiting = state.withLock({ $0.waiting.take() }) else { return }
    end(.cancelled)
    waiting.resume(returning: .success(nil))
  }
}
