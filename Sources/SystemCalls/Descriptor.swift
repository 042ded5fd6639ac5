#if canImport(Darwin)
package import Darwin
#elseif canImport(Glibc)
package import Glibc
#elseif canImport(Musl)
package import Musl
#endif

/// An open file descriptor as a value: whoever opens it closes it.
package struct Descriptor: Hashable, Sendable {
  /// The number of the descriptor.
  package var number: Int32

  package init(_ number: Int32) { self.number = number }

  package static let standardInput = Descriptor(0)
  package static let standardOutput = Descriptor(1)
  package static let standardError = Descriptor(2)

  /// Opens a file for this process alone: children do not inherit it.
  package static func open(
    _ path: String, _ flags: Int32, mode: mode_t = 0
  ) throws(SystemError) -> Descriptor {
    Descriptor(
      try retrying {
        systemOpen(path, flags | O_CLOEXEC, mode)
      })
  }

  /// Creates a pipe that children do not inherit, unless one is started at this very moment.
  package static func pipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
    var numbers: [Int32] = [-1, -1]
    guard systemPipe(&numbers) == 0 else { throw .last }
    for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    return (Descriptor(numbers[0]), Descriptor(numbers[1]))
  }

  /// Writes all bytes: partial writes go on, interrupted ones are repeated, and a descriptor that
  /// another process made non-blocking is waited for.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      rest = rest.dropFirst(try transfer(POLLOUT) { systemWrite(number, part) })
    }
  }

  /// Writes all bytes of an array.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    let result = bytes.withUnsafeBytes { buffer in
      Result { () throws(SystemError) in try write(buffer) }
    }
    try result.get()
  }

  /// Writes all of a text as UTF-8.
  package func write(_ text: String) throws(SystemError) {
    var text = text
    let result = text.withUTF8 { buffer in
      Result { () throws(SystemError) in try write(UnsafeRawBufferPointer(buffer)) }
    }
    try result.get()
  }

  /// Reads at most `count` bytes; none at the end of the file.
  package func read(upTo count: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      do throws(SystemError) {
        length = try transfer(POLLIN) { systemRead(number, UnsafeMutableRawBufferPointer(buffer)) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Reads to the end of the file.
  package func readToEnd() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let part = try read(upTo: 65_536)
      if part.isEmpty { return bytes }
      bytes += part
    }
  }

  /// Flushes the content to the disk.
  package func synchronize() throws(SystemError) {
    try Descriptor.retrying { fsync(number) }
  }

  /// What `fstat` says about the open file.
  package func status() throws(SystemError) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    return status
  }

  /// Closes the descriptor. It is not open afterwards, even when this throws: an interrupted
  /// `close` is never repeated, because another thread may have the number by then.
  package func close() throws(SystemError) {
    guard systemClose(number) == 0 || errno == EINTR else { throw .last }
  }

  /// Makes a call until it is not interrupted by a signal.
  @discardableResult
  package static func retrying(_ call: () -> Int32) throws(SystemError) -> Int32 {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw .last }
    }
  }

  /// Moves some bytes; waits for the descriptor when it is non-blocking and not ready.
  private func transfer(_ event: Int32, _ call: () -> Int) throws(SystemError) -> Int {
    while true {
      let count = call()
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var waiting = pollfd(fd: number, events: Int16(event), revents: 0)
        try Descriptor.retrying { poll(&waiting, 1, -1) }
      default: throw .last
      }
    }
  }
}

// These stand outside the type, where the names of its methods do not hide the functions of C.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}

private func systemWrite(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(number, bytes.baseAddress, bytes.count)
}

private func systemRead(_ number: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(number, bytes.baseAddress, bytes.count)
}

private func systemPipe(_ numbers: inout [Int32]) -> Int32 { pipe(&numbers) }

private func systemClose(_ number: Int32) -> Int32 { close(number) }
