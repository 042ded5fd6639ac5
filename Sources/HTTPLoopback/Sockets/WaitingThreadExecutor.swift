import Dispatch
import Locking

/// Runs the jobs of one task on the thread that waits for it.
///
/// The pool of Swift concurrency has one thread a core. In a test run that keeps it busy an answer
/// would come late, and a client in another process would run into its time-out.
final class WaitingThreadExecutor: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    var isClosed = false
  }

  private let state = Locked(State())
  private let wakeUp = DispatchSemaphore(value: 0)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isClosed = state.withLock { state in
      if !state.isClosed { state.jobs.append(job) }
      return state.isClosed
    }
    if isClosed {
      // The thread has gone; work that did not heed its cancellation goes on elsewhere.
      globalConcurrentExecutor.enqueue(ExecutorJob(job))
    } else {
      wakeUp.signal()
    }
  }

  /// Runs jobs on this thread until ``close()``.
  func runUntilClosed() {
    while true {
      wakeUp.wait()
      let (job, isClosed) = state.withLock { state in
        (state.jobs.isEmpty ? nil : state.jobs.removeFirst(), state.isClosed)
      }
      if let job {
        job.runSynchronously(on: asUnownedTaskExecutor())
      } else if isClosed {
        return
      }
    }
  }

  /// Ends ``runUntilClosed()`` once the jobs that are there have run.
  func close() {
    state.withLock { $0.isClosed = true }
    wakeUp.signal()
  }
}
