import SystemCalls
import SystemTerminal
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite struct StandardInputTests {
  @Test(arguments: [
    ("", []),
    ("octo-org/hello", ["octo-org/hello"]),
    ("a\nb\r\n\nc\n", ["a", "b", "", "c"]),
    ("\n", [""]),
    ("a\u{2028}b\u{B}c", ["a\u{2028}b\u{B}c"]),
  ])
  func linesEndWithLineFeeds(_ text: String, _ lines: [String]) async throws {
    let pipe = try Descriptor.pipe()
    try pipe.writing.write(text)
    try pipe.writing.close()
    #expect(try await StandardInput.lines(of: pipe.reading) == lines)
    try pipe.reading.close()
  }

  /// The pipe stays open and empty: only the cancellation ends the read.
  @Test func cancellingEndsAReadThatWaits() async throws {
    let pipe = try Descriptor.pipe()
    let reading = Task { try await StandardInput.text(of: pipe.reading) }
    reading.cancel()
    await #expect(throws: SystemError(code: ECANCELED)) { try await reading.value }
    try pipe.reading.close()
    try pipe.writing.close()
  }
}
