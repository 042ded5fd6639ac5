package import SystemCalls

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A terminal that gives every key at once and shows none, until it is restored.
package struct RawMode: Sendable {
  private let descriptor: Descriptor
  private let before: termios

  /// Puts the terminal into raw mode (termios, `cfmakeraw`).
  ///
  /// - Parameter keepsSignals: whether Ctrl-C and Ctrl-Z stay signals and are not read as keys.
  /// - Throws: `ENOTTY` when the descriptor is no terminal.
  package static func enter(
    _ descriptor: Descriptor, keepsSignals: Bool = true
  ) throws(SystemError) -> RawMode {
    var mode = termios()
    guard tcgetattr(descriptor.number, &mode) == 0 else { throw .last }
    let before = mode
    cfmakeraw(&mode)
    if keepsSignals { mode.c_lflag |= tcflag_t(ISIG) }
    // One byte is enough for a read to return, and it waits for that one.
    withUnsafeMutableBytes(of: &mode.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    try set(mode, descriptor)
    return RawMode(descriptor: descriptor, before: before)
  }

  /// Turns the echo of standard input off, where it is a terminal, and keeps Ctrl-C and Ctrl-Z.
  ///
  /// - Returns: What turns it on again.
  package static func silencingKeys() -> @Sendable () -> Void {
    let mode = try? enter(.standardInput)
    return { try? mode?.restore() }
  }

  /// Gives the terminal back as it was.
  package func restore() throws(SystemError) { try Self.set(before, descriptor) }

  /// After all output, and with what was typed meanwhile kept.
  private static func set(_ mode: termios, _ descriptor: Descriptor) throws(SystemError) {
    var mode = mode
    try Descriptor.retrying { tcsetattr(descriptor.number, TCSADRAIN, &mode) }
  }
}
