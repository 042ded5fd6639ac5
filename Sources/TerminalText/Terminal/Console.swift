/// The door to standard output and standard error. stdout is data, stderr is talk.
public protocol Console: Sendable {
  /// What the stream can show.
  func traits(of stream: ConsoleStream) -> TerminalTraits

  /// Writes all of `text` to the stream, or throws.
  ///
  /// - Throws: ``ConsoleError/closedByReader`` when the reader has gone away (`EPIPE`),
  ///   ``ConsoleError/failed(_:)`` with the system's words for any other failure.
  func write(_ text: String, to stream: ConsoleStream) throws(ConsoleError)
}

/// One of the two output streams (POSIX, `stdout` and `stderr`).
public enum ConsoleStream: Sendable, Hashable { case standardOutput, standardError }

/// Why text could not be written.
public enum ConsoleError: Error, Sendable, Hashable {
  /// The reader closed the pipe; the quiet end of a program.
  case closedByReader
  /// Anything else, with the system's words for `errno`.
  case failed(String)
}
