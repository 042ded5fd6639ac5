import TerminalText

/// Why a command ends before it is done.
package enum CommandError: Error, Sendable, Hashable {
  /// Something that the user is told.
  case diagnosed(Diagnostic)
  /// The reader of standard output went away: the quiet end of a pipeline.
  case outputClosed
}

extension CommandContext {
  /// Writes to standard output.
  package func print(_ text: String) throws(CommandError) {
    do throws(ConsoleError) {
      try console.write(text, to: .standardOutput)
    } catch {
      switch error {
      case .closedByReader: throw .outputClosed
      case .failed(let reason):
        throw .diagnosed(Diagnostic("cannot write to standard output: \(reason)", .failure))
      }
    }
  }
}
