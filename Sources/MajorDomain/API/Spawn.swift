/// Starts work that outlives the call. Passed in, because an unstructured `Task` would escape a
/// test's virtual time.
public struct Spawn: Sendable {
  private let start: @Sendable (@escaping @Sendable () async -> Void) -> SpawnedTask

  /// Creates a spawner from the closure that starts work.
  public init(
    _ start: @escaping @Sendable (@escaping @Sendable () async -> Void) -> SpawnedTask
  ) {
    self.start = start
  }

  /// Starts `work` and returns the handle that cancels it.
  @discardableResult
  public func callAsFunction(_ work: @escaping @Sendable () async -> Void) -> SpawnedTask {
    start(work)
  }

  /// Starts each piece of work in a `Task` of its own: the spawner of the running program.
  public static let tasks = Spawn { work in
    let task = Task { await work() }
    return SpawnedTask { task.cancel() }
  }
}

/// Work that was started, and can be cancelled.
public struct SpawnedTask: Sendable {
  private let onCancel: @Sendable () -> Void

  /// Creates a handle from what cancels the work.
  public init(onCancel: @escaping @Sendable () -> Void) { self.onCancel = onCancel }

  /// Asks the work to stop; without effect once it has finished.
  public func cancel() { onCancel() }
}
