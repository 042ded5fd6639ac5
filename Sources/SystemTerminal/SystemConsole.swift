package import SystemCalls
package import TerminalText

/// The console of this process: standard output and standard error, without a buffer.
///
/// What a stream can show is decided before, by a pure function, and passed in; the facts that it
/// needs are static functions of ``TerminalFacts``.
package struct SystemConsole: Console {
  private let output: Descriptor
  private let error: Descriptor
  private let outputTraits: TerminalTraits
  private let errorTraits: TerminalTraits

  /// Creates a console. From here on a reader that goes away is an error of the write and not a
  /// signal, for the whole process.
  package init(
    outputTraits: TerminalTraits,
    errorTraits: TerminalTraits,
    output: Descriptor = .standardOutput,
    error: Descriptor = .standardError
  ) {
    _ = Self.ignoreBrokenPipe
    self.outputTraits = outputTraits
    self.errorTraits = errorTraits
    self.output = output
    self.error = error
  }

  /// Creates the console of standard output and standard error as they are, in an environment.
  package init(environment: [String: String]) {
    func traits(of stream: Descriptor) -> TerminalTraits {
      TerminalTraits.resolve(
        isTerminal: TerminalFacts.isTerminal(stream),
        windowColumns: TerminalFacts.windowColumns(stream), environment: { environment[$0] })
    }
    self.init(
      outputTraits: traits(of: .standardOutput), errorTraits: traits(of: .standardError))
  }

  package func traits(of stream: ConsoleStream) -> TerminalTraits {
    switch stream {
    case .standardOutput: outputTraits
    case .standardError: errorTraits
    }
  }

  package func write(_ text: String, to stream: ConsoleStream) throws(ConsoleError) {
    do throws(SystemError) {
      switch stream {
      case .standardOutput: try output.write(text)
      case .standardError: try error.write(text)
      }
    } catch {
      throw error.code == EPIPE ? .closedByReader : .failed(error.reason)
    }
  }

  private static let ignoreBrokenPipe: Void = { _ = signal(SIGPIPE, SIG_IGN) }()
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
