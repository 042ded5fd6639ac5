/// The terminal that standard output is, for what takes all of its screen.
package struct TerminalControl: Sendable {
  /// What the system tells such a program (POSIX, `<signal.h>`).
  package enum Signal: String, Sendable, Hashable {
    case resize = "SIGWINCH"
    case stop = "SIGTSTP"
    case resume = "SIGCONT"
    case terminate = "SIGTERM"
    case hangUp = "SIGHUP"
  }

  /// The size in cells; `nil` when standard output is no terminal.
  package var size: @Sendable () -> (columns: Int, rows: Int)?
  /// The signals from now on, which do not have their usual effect as long as the stream lives.
  package var signals: @Sendable () -> AsyncStream<Signal>
  /// Does to this process what a signal usually does; returns from a stop when it is resumed.
  package var perform: @Sendable (Signal) -> Void
  /// Turns the echo of keys off; the result turns it on again.
  package var silenceKeys: @Sendable () -> (@Sendable () -> Void)

  /// Creates a control.
  package init(
    size: @escaping @Sendable () -> (columns: Int, rows: Int)?,
    signals: @escaping @Sendable () -> AsyncStream<Signal>,
    perform: @escaping @Sendable (Signal) -> Void,
    silenceKeys: @escaping @Sendable () -> (@Sendable () -> Void)
  ) {
    self.size = size
    self.signals = signals
    self.perform = perform
    self.silenceKeys = silenceKeys
  }
}
