#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A system call that failed, with its `errno` (POSIX, `<errno.h>`).
package struct SystemError: Error, Hashable {
  /// The error number.
  package var code: Int32

  package init(code: Int32) { self.code = code }

  /// The error of the call that just failed on this thread.
  package static var last: SystemError { SystemError(code: errno) }

  /// The system's words for the number, such as "No space left on device".
  package var reason: String { String(cString: strerror(code)) }
}
