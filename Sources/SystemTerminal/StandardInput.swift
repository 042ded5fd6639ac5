package import SystemCalls

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What the user types or pipes in.
package enum StandardInput {
  /// Whether someone may be asked: the input is a terminal.
  package static var isInteractive: Bool { TerminalFacts.isTerminal(.standardInput) }

  /// Reads the whole input as UTF-8; what is not UTF-8 becomes U+FFFD.
  ///
  /// - Throws: `ECANCELED` when the task is cancelled, which a blocked read does not outlast.
  package static func text(
    of input: Descriptor = .standardInput
  ) async throws(SystemError) -> String {
    try await BlockingCall.run { (cancellation) throws(SystemError) in
      var bytes: [UInt8] = []
      while true {
        var waiting = DescriptorSet()
        waiting.addReading(cancellation)
        waiting.addReading(input)
        if try waiting.wait(until: nil).contains(cancellation) {
          throw SystemError(code: ECANCELED)
        }
        let part = try input.read(upTo: 65_536)
        if part.isEmpty { return String(decoding: bytes, as: UTF8.self) }
        bytes += part
      }
    }
  }

  /// Reads the whole input as lines, without their ends (LF or CR LF).
  package static func lines(
    of input: Descriptor = .standardInput
  ) async throws(SystemError) -> [String] {
    let text = try await text(of: input)
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Reads one line, without its end, as a terminal gives it; `nil` at the end of the input.
  package static func line(
    of input: Descriptor = .standardInput
  ) async throws(SystemError) -> String? {
    try await BlockingCall.run { (cancellation) throws(SystemError) in
      var bytes: [UInt8] = []
      while bytes.last != UInt8(ascii: "\n") {
        var waiting = DescriptorSet()
        waiting.addReading(cancellation)
        waiting.addReading(input)
        if try waiting.wait(until: nil).contains(cancellation) {
          throw SystemError(code: ECANCELED)
        }
        // One byte at a time, since what follows the line is not ours.
        let part = try input.read(upTo: 1)
        if part.isEmpty { return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
        bytes += part
      }
      return String(decoding: bytes.dropLast(), as: UTF8.self)
    }
  }
}
