package import SystemCalls

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Another program in this one's place (POSIX, `execve`): it has the same process number, parent,
/// terminal and standard streams, so its exit status and every signal are its own.
package enum ProcessReplacement {
  /// Becomes another program. What this one has written is not kept in any buffer.
  ///
  /// - Returns: Only when the program cannot be run: why.
  package static func become(
    _ executable: String, _ arguments: [String], environment: [String: String]
  ) -> SystemError {
    // The console ignores it, and what is ignored stays so in the other program. So does what is
    // blocked: a thread of the pool blocks nearly everything.
    _ = signal(SIGPIPE, SIG_DFL)
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    let words = CStrings([executable] + arguments)
    let variables = CStrings(environment: environment)
    _ = withExtendedLifetime((words, variables)) {
      execve(executable, words.pointers, variables.pointers)
    }
    return SystemError(code: errno)
  }
}
