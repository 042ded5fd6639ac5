import TerminalText

/// What the user types or pipes in. Reading it may fail with an error of the system.
package struct UserInput: Sendable {
  /// Whether someone may be asked: the input is a terminal.
  package var isInteractive: Bool
  /// The whole input as lines, without their ends.
  package var lines: @Sendable () async throws -> [String]
  /// The next line, without its end; `nil` at the end.
  package var line: @Sendable () async throws -> String?

  /// Creates an input.
  package init(
    isInteractive: Bool, lines: @escaping @Sendable () async throws -> [String],
    line: @escaping @Sendable () async throws -> String?
  ) {
    self.isInteractive = isInteractive
    self.lines = lines
    self.line = line
  }
}

extension CommandContext {
  /// The lines of standard input.
  func inputLines() async throws(CommandError) -> [String] {
    do {
      return try await input.lines()
    } catch {
      throw .diagnosed(Diagnostic("cannot read standard input: \(error)", .failure))
    }
  }

  /// Asks on the terminal, where yes must be typed.
  func confirms(_ question: String) async throws(CommandError) -> Bool {
    do {
      try console.write("\(question) [y/N] ", to: .standardError)
      let answer = try await input.line()
      return ["y", "yes"].contains(answer?.lowercased())
    } catch {
      throw .diagnosed(Diagnostic("cannot ask on the terminal: \(error)", .failure))
    }
  }
}
