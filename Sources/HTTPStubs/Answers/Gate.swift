import Locking

/// Holds answers until the test lets them go, so that a test decides what happens while a request
/// is under way, without waiting for any time.
///
/// ```swift
/// let gate = Gate()
/// stubs.stub(.put, "/user/starred/octo-org/hello", answer: .status(204).held(by: gate))
/// async let starring: Void = model.toggleStar()
/// try await gate.waitUntilHeld()
/// #expect(model.isStarred)  // shown at once, not yet answered
/// gate.release()
/// await starring
/// ```
public final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var permits = 0
    var nextID = 0
    var held: [(id: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    var watchers: [(id: Int, count: Int, continuation: CheckedContinuation<Bool, Never>)] = []
  }

  private let state = Locked(State())

  /// Creates a gate that is shut: `let gate = Gate()`.
  public init() {}

  /// How many answers wait at the gate now: `#expect(gate.heldCount == 2)`.
  public var heldCount: Int { state.withLock { $0.held.count } }

  /// Lets every answer go, those that are held and those that come later: `gate.open()`.
  public func open() {
    let held = state.withLock { state in
      state.isOpen = true
      defer { state.held = [] }
      return state.held
    }
    for waiter in held { waiter.continuation.resume(returning: true) }
  }

  /// Lets the next `count` answers go, in the order in which they came; those that have not come
  /// yet pass when they do: `gate.release(2)`.
  public func release(_ count: Int = 1) {
    let released = state.withLock { state in
      state.permits += count
      let released = state.held.prefix(state.permits)
      state.permits -= released.count
      state.held.removeFirst(released.count)
      return released
    }
    for waiter in released { waiter.continuation.resume(returning: true) }
  }

  /// Waits until at least `count` answers are held at once: the requests were sent, and nothing
  /// was answered.
  ///
  /// ```swift
  /// try await gate.waitUntilHeld(2)
  /// ```
  ///
  /// - Throws: `CancellationError` when the waiting task is cancelled.
  public func waitUntilHeld(_ count: Int = 1) async throws(CancellationError) {
    let arrived = await wait { state, id, continuation in
      if state.held.count >= count { return false }
      state.watchers.append((id, count, continuation))
      return true
    }
    if !arrived { throw CancellationError() }
  }

  /// Waits at the gate; `false` when the task was cancelled there.
  func pass() async -> Bool {
    await wait { state, id, continuation in
      if state.isOpen { return false }
      if state.permits > 0 {
        state.permits -= 1
        return false
      }
      state.held.append((id, continuation))
      return true
    }
  }

  /// Suspends for as long as `enqueue` says that the continuation was kept.
  private func wait(
    _ enqueue: @Sendable (inout State, Int, CheckedContinuation<Bool, Never>) -> Bool
  ) async -> Bool {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (isKept, arrived) = state.withLock { state in
          let isKept = enqueue(&state, id, continuation)
          let arrived = state.watchers.filter { state.held.count >= $0.count }
          state.watchers.removeAll { state.held.count >= $0.count }
          return (isKept, arrived)
        }
        for watcher in arrived { watcher.continuation.resume(returning: true) }
        if !isKept {
          continuation.resume(returning: true)
        } else if Task.isCancelled {
          // The handler below may have run before there was anything to take out.
          cancel(id)
        }
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func cancel(_ id: Int) {
    let continuation = state.withLock { state in
      let found =
        state.held.first { $0.id == id }?.continuation
        ?? state.watchers.first { $0.id == id }?.continuation
      state.held.removeAll { $0.id == id }
      state.watchers.removeAll { $0.id == id }
      return found
    }
    continuation?.resume(returning: false)
  }
}
