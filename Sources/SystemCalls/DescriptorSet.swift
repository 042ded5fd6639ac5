#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Descriptors that are waited for together (POSIX, `poll`).
package struct DescriptorSet {
  private var entries: [pollfd] = []

  package init() {}

  /// Waits for something to read, or for the other end to close.
  package mutating func addReading(_ descriptor: Descriptor) {
    entries.append(pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0))
  }

  /// Waits for room to write, or for the other end to close.
  package mutating func addWriting(_ descriptor: Descriptor) {
    entries.append(pollfd(fd: descriptor.number, events: Int16(POLLOUT), revents: 0))
  }

  /// Waits until a descriptor is ready, and says which are.
  ///
  /// - Parameter deadline: when to give up with none; `nil` waits for ever.
  package mutating func wait(
    until deadline: ContinuousClock.Instant?
  ) throws(SystemError) -> Set<Descriptor> {
    while true {
      let count = poll(&entries, nfds_t(entries.count), Self.milliseconds(until: deadline))
      if count >= 0 { break }
      if errno != EINTR { throw .last }
    }
    return Set(entries.filter { $0.revents != 0 }.map { Descriptor($0.fd) })
  }

  /// Rounded up, so that a wait never ends before its deadline.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let rest = max(.zero, ContinuousClock.now.duration(to: deadline))
    return Int32(clamping: Int64((rest / .milliseconds(1)).rounded(.up)))
  }
}
