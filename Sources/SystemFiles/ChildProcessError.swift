package import SystemCalls

/// Why there is no result of a child process.
package enum ChildProcessError: Error, Hashable {
  /// The file could not be run at all: missing, not executable, not a program.
  case notStarted(String, SystemError)
  /// It ran longer than it might, and was killed.
  case timedOut(String)
  /// The task was cancelled, and the child killed.
  case cancelled(String)
  /// The system failed us while it ran.
  case failed(String, SystemError)
}
