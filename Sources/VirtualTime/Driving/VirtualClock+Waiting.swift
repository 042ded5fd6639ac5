import Locking

extension VirtualClock {
  /// Notes a wait that no time ends, for the messages of failures.
  func openWait(_ text: String) -> Int {
    state.withLock { state in
      let id = state.makeID()
      state.openWaits[id] = text
      return id
    }
  }

  func closeWait(_ id: Int) { state.withLock { _ = $0.openWaits.removeValue(forKey: id) } }

  /// A wait in a task that no driver runs would make idle a guess again, so it is refused at once,
  /// and the next call that drives the clock says so too, in case the code swallows the error.
  func refuseFromOutside(_ wish: VirtualTimeFailure.Wish) throws(VirtualTimeFailure) {
    let ours = queue.asUnownedTaskExecutor()
    guard withUnsafeCurrentTask(body: { $0?.unownedTaskExecutor }) != ours else { return }
    let failure = state.withLock { state in
      let failure = VirtualTimeFailure.outside(wish, at: state.now)
      if state.deferred == nil { state.deferred = failure }
      return failure
    }
    throw failure
  }
}
