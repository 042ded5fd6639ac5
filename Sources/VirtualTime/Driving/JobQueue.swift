import Locking

/// A task executor that runs nothing by itself: jobs wait in line until a driver takes them.
///
/// This is why idle is known: when the line is empty, no task of this executor can take a step.
final class JobQueue: TaskExecutor {
  private struct Line {
    var jobs: [UnownedJob] = []
    var head = 0
  }

  private let line = Locked(Line())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    line.withLock { $0.jobs.append(job) }
  }

  var isEmpty: Bool { line.withLock { $0.head == $0.jobs.count } }

  /// Runs the oldest job on the calling thread, up to its next suspension. False if there is none.
  func runFirst() -> Bool {
    guard let job = takeFirst() else { return false }
    job.runSynchronously(on: asUnownedTaskExecutor())
    return true
  }

  private func takeFirst() -> UnownedJob? {
    line.withLock { line in
      guard line.head < line.jobs.count else { return nil }
      let job = line.jobs[line.head]
      line.head += 1
      if line.head == line.jobs.count {
        line.jobs.removeAll(keepingCapacity: true)
        line.head = 0
      } else if line.head == 4096 {
        // A line that never empties must not keep the jobs that have run.
        line.jobs.removeFirst(line.head)
        line.head = 0
      }
      return job
    }
  }
}
