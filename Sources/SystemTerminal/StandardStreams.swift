#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The three descriptors that a process is born with.
package enum StandardStreams {
  /// Fills the places of standard streams that the caller closed (`>&-`); to be called first of
  /// all. Otherwise the next file that is opened would take the place and receive the output.
  ///
  /// The place is opened the wrong way round, so that using it stays an error (`EBADF`).
  package static func occupyClosedPlaces() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) == -1 && errno == EBADF {
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
