import Locking
package import TerminalText

/// One line on the terminal of standard error that says what goes on now, and is gone without a
/// trace when it is over. Through a pipe, and where a line cannot be taken back, it shows nothing.
package final class StatusLine: Sendable {
  private let console: any Console
  private let isShown = Locked(false)

  /// Creates a line, which is empty.
  package init(_ console: any Console) { self.console = console }

  /// Shows a text in place of the one before.
  package func show(_ text: String) {
    let traits = console.traits(of: .standardError)
    guard traits.isTerminal, !traits.isDumb else { return }
    // A full last column would make some terminals go to the next line.
    let columns = max((traits.columns ?? 80) - 1, 1)
    let text = InertText.inert(text).truncated(toCells: columns)
    isShown.withLock { $0 = true }
    try? console.write(Self.clearing + text, to: .standardError)
  }

  /// Removes the line.
  package func clear() {
    let wasShown = isShown.withLock { isShown in
      defer { isShown = false }
      return isShown
    }
    if wasShown { try? console.write(Self.clearing, to: .standardError) }
  }

  /// To the first column, and erase to the end of the line (ECMA-48, EL).
  private static let clearing = "\r\u{1B}[K"
}
