import Locking

/// Lets a connection's thread wait for asynchronous work, and lets ``Listener`` end that wait,
/// even if the work does not react to cancellation.
final class Interruption: Sendable {
  private struct State {
    var isStopped = false
    var stopCurrent: (@Sendable () -> Void)?
  }

  private let state = Locked(State())

  /// Runs `work` on this thread, which waits until it has ended; `nil` when stopped.
  func waits<Value: Sendable>(for work: @escaping @Sendable () async -> Value) -> Value? {
    let result = Locked<Value?>(nil)
    let executor = WaitingThreadExecutor()
    let task = Task(executorPreference: executor) {
      let value = await work()
      result.withLock { $0 = value }
      executor.close()
    }
    let isStopped = state.withLock { state in
      state.stopCurrent = {
        task.cancel()
        executor.close()
      }
      return state.isStopped
    }
    if isStopped { stop() }
    executor.runUntilClosed()
    return state.withLock { state in
      state.stopCurrent = nil
      return state.isStopped ? nil : result.withLock { $0 }
    }
  }

  /// Ends the present wait and every later one.
  func stop() {
    let stopCurrent = state.withLock { state in
      state.isStopped = true
      return state.stopCurrent
    }
    stopCurrent?()
  }
}
