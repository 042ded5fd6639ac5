import SystemCalls
import SystemTerminal
import TerminalText
import Testing

@Suite struct SystemConsoleTests {
  private func console(output: Descriptor, error: Descriptor = Descriptor(-1)) -> SystemConsole {
    SystemConsole(
      outputTraits: TerminalTraits(isTerminal: true, columns: 72),
      errorTraits: TerminalTraits(columns: 40),
      output: output, error: error)
  }

  @Test func eachStreamHasItsTraitsAndItsDescriptor() throws {
    let (output, error) = (try Descriptor.pipe(), try Descriptor.pipe())
    let console = console(output: output.writing, error: error.writing)
    #expect(console.traits(of: .standardOutput) == TerminalTraits(isTerminal: true, columns: 72))
    #expect(console.traits(of: .standardError) == TerminalTraits(columns: 40))
    try console.write("daten, größer\n", to: .standardOutput)
    try console.write("talk\n", to: .standardError)
    try output.writing.close()
    try error.writing.close()
    #expect(try output.reading.readToEnd() == Array("daten, größer\n".utf8))
    #expect(try error.reading.readToEnd() == Array("talk\n".utf8))
    try output.reading.close()
    try error.reading.close()
  }

  @Test func aReaderThatWentAwayIsNamed() throws {
    let pipe = try Descriptor.pipe()
    try pipe.reading.close()
    let console = console(output: pipe.writing)
    #expect(throws: ConsoleError.closedByReader) { try console.write("x", to: .standardOutput) }
    try pipe.writing.close()
  }

  @Test func aClosedStreamIsAFailure() {
    #expect(throws: ConsoleError.failed("Bad file descriptor")) {
      try console(output: Descriptor(-1)).write("x", to: .standardOutput)
    }
  }

  #if os(Linux)
  @Test func aFullDiskIsAFailure() throws {
    let full = try Descriptor.open("/dev/full", O_WRONLY)
    #expect(throws: ConsoleError.failed("No space left on device")) {
      try console(output: full).write("x", to: .standardOutput)
    }
    try full.close()
  }
  #endif
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
