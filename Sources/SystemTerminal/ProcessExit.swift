#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The end of the process.
package enum ProcessExit {
  /// Ends the process with a status.
  package static func end(_ status: Int32) -> Never { exit(status) }
}
