import SystemCalls

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Runs other programs. The executable is a path; ``ExecutableSearch`` finds it.
///
/// Children get the given environment and nothing else, the usual effect of every signal, and no
/// descriptor but the three standard ones.
package enum ChildProcess {
  /// What a child said and how it ended.
  package struct Output: Sendable, Hashable {
    package var status: WaitStatus
    package var output: [UInt8]
    package var errors: [UInt8]

    package init(status: WaitStatus, output: [UInt8], errors: [UInt8]) {
      self.status = status
      self.output = output
      self.errors = errors
    }
  }

  /// Runs a program to its end, and captures what it writes.
  ///
  /// What a grandchild writes after the program has ended is not waited for.
  ///
  /// - Parameter timeLimit: after this time the child is killed.
  package static func run(
    _ executable: String,
    _ arguments: [String] = [],
    environment: [String: String],
    input: [UInt8] = [],
    timeLimit: Duration
  ) async throws(ChildProcessError) -> Output {
    let deadline = ContinuousClock.now + timeLimit
    let result: Result<Output, SystemError>
    do throws(SystemError) {
      result = try await BlockingCall.run { (cancellation) throws(SystemError) in
        var child: CapturedChild
        do throws(SystemError) {
          child = try CapturedChild.start(executable, arguments, environment, input)
        } catch {
          return .failure(error)
        }
        return .success(try child.finish(until: deadline, cancellation))
      }
    } catch {
      switch error.code {
      case ETIMEDOUT: throw .timedOut(executable)
      case ECANCELED: throw .cancelled(executable)
      default: throw .failed(executable, error)
      }
    }
    do throws(SystemError) {
      return try result.get()
    } catch {
      throw .notStarted(executable, error)
    }
  }

  /// Waits until the child has ended; its number stays its own until it is reaped.
  static func waitWithoutReaping(_ child: pid_t) throws(SystemError) {
    var information = siginfo_t()
    try Descriptor.retrying {
      waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT)
    }
  }

  /// Waits until the child has ended, and forgets it.
  static func reap(_ child: pid_t) throws(SystemError) -> WaitStatus {
    var status: Int32 = 0
    try Descriptor.retrying { waitpid(child, &status, 0) }
    return WaitStatus(status)
  }
}
