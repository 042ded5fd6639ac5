/// Calls that block, made from a task: on a thread of their own, and cancellable.
package enum BlockingCall {
  /// Runs `body` on a thread of its own and waits for it.
  ///
  /// - Parameter body: gets a descriptor that becomes readable when the task is cancelled; it
  ///   should `poll` it beside its own, and end.
  package static func run<Value: Sendable>(
    _ body: @escaping @Sendable (_ cancellation: Descriptor) throws(SystemError) -> Value
  ) async throws(SystemError) -> Value {
    let pipe = try Descriptor.pipe()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: CheckedContinuation<Outcome<Value>, Never>) in
        DedicatedThread.start {
          continuation.resume(
            returning: Outcome { () throws(SystemError) in try body(pipe.reading) })
        }
      }
    } onCancel: {
      try? pipe.writing.write([0])
    }
    try? pipe.reading.close()
    try? pipe.writing.close()
    return try result.get()
  }

  private typealias Outcome<Value> = Result<Value, SystemError>
}
