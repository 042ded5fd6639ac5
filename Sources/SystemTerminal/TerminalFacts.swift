package import SystemCalls

/// What the system knows about a descriptor, for the function that resolves `TerminalTraits`.
package enum TerminalFacts {
  /// Whether the descriptor is a terminal (POSIX, `isatty`).
  package static func isTerminal(_ descriptor: Descriptor) -> Bool {
    isatty(descriptor.number) == 1
  }

  /// The size of the window in cells; `nil` when it is no terminal or does not say (0 columns).
  package static func windowSize(_ descriptor: Descriptor) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// The width of the window in cells.
  package static func windowColumns(_ descriptor: Descriptor) -> Int? {
    windowSize(descriptor)?.columns
  }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
