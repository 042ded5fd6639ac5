import Locking
package import TerminalText

/// A console that keeps what is written, and can lose its reader.
package final class BufferedConsole: Console {
  private struct State {
    var output = ""
    var error = ""
    var failure: ConsoleError?
  }

  private let state = Locked(State())
  private let outputTraits: TerminalTraits
  private let errorTraits: TerminalTraits
  private let onOutput: @Sendable (String) -> Void

  /// Creates a console; the traits default to those of pipes.
  ///
  /// - Parameter onOutput: Is told each write to standard output.
  package init(
    output: TerminalTraits = TerminalTraits(), error: TerminalTraits = TerminalTraits(),
    onOutput: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.onOutput = onOutput
    outputTraits = output
    errorTraits = error
  }

  /// Makes every later write to standard output fail.
  package func failOutput(_ failure: ConsoleError) { state.withLock { $0.failure = failure } }

  /// What was written to standard output.
  package var output: String { state.withLock { $0.output } }

  /// What was written to standard error.
  package var error: String { state.withLock { $0.error } }

  package func traits(of stream: ConsoleStream) -> TerminalTraits {
    stream == .standardOutput ? outputTraits : errorTraits
  }

  package func write(_ text: String, to stream: ConsoleStream) throws(ConsoleError) {
    try state.withLock { state throws(ConsoleError) in
      switch stream {
      case .standardOutput:
        if let failure = state.failure { throw failure }
        state.output += text
        onOutput(text)
      case .standardError: state.error += text
      }
    }
  }
}
