#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Wakes a thread that waits for a connection. Shutting down a listening socket does so on Linux
/// only.
struct WakePipe: Sendable {
  private let reading: Socket
  private let writing: Socket

  init() throws(LoopbackError) {
    var ends: [Int32] = [-1, -1]
    try Socket.checked("pipe", pipe(&ends))
    for end in ends { Socket.closeInChildren(end) }
    reading = Socket(descriptor: ends[0])
    writing = Socket(descriptor: ends[1])
  }

  func wake() {
    var byte: UInt8 = 0
    _ = write(writing.descriptor, &byte, 1)
  }

  /// Waits until `listener` has a connection (true) or ``wake()`` was called (false).
  func waits(for listener: Socket) -> Bool {
    var polled = [
      pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: reading.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&polled, nfds_t(polled.count), -1) < 0 {
      guard errno == EINTR else { return false }
    }
    return polled[1].revents == 0
  }

  func close() {
    reading.close()
    writing.close()
  }
}
