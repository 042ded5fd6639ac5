import SystemCalls
import Testing

@Suite struct DescriptorTests {
  /// More than a pipe holds, so that writes are partial.
  @Test func aLongTextIsWrittenWhole() async throws {
    let pipe = try Descriptor.pipe()
    let text = String(repeating: "0123456789abcdef", count: 40_000)
    // Non-blocking, so that the writer meets EAGAIN as well.
    _ = fcntl(pipe.writing.number, F_SETFL, O_NONBLOCK)
    DedicatedThread.start {
      try? pipe.writing.write(text)
      try? pipe.writing.close()
    }
    #expect(try pipe.reading.readToEnd() == Array(text.utf8))
    try pipe.reading.close()
  }

  @Test func descriptorsAreNotInherited() throws {
    let pipe = try Descriptor.pipe()
    let file = try Descriptor.open("/dev/null", O_RDONLY)
    for descriptor in [pipe.reading, pipe.writing, file] {
      #expect(fcntl(descriptor.number, F_GETFD) == FD_CLOEXEC)
      try descriptor.close()
    }
  }

  @Test func errorsCarryTheNumber() throws {
    #expect(throws: SystemError(code: ENOENT)) { try Descriptor.open("/nowhere/at/all", O_RDONLY) }
    #expect(throws: SystemError(code: EBADF)) { try Descriptor(-1).write("x") }
    #expect(throws: SystemError(code: EBADF)) { try Descriptor(-1).close() }
    #expect(SystemError(code: ENOSPC).reason == "No space left on device")
  }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
