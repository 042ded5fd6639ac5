package import TerminalText

/// What is said to the user on standard error. Names and messages from the network are in it, so
/// everything is made inert.
package struct Talk: Sendable {
  private let console: any Console
  /// Whether only errors are said.
  let isQuiet: Bool
  /// Whether everything is said.
  let isVerbose: Bool

  /// Creates a voice.
  package init(_ console: any Console, quiet: Bool = false, verbose: Bool = false) {
    self.console = console
    isQuiet = quiet
    isVerbose = verbose
  }

  /// What a user wants to know beside the rows.
  package func note(_ text: String) {
    if !isQuiet { say(text) }
  }

  /// What may be wrong with the rows.
  package func warning(_ text: String) {
    if !isQuiet { say("warning: \(text)") }
  }

  /// What was done, for those who asked.
  package func detail(_ text: String) {
    if isVerbose { say(text) }
  }

  /// Why the command line is not understood.
  package func usage(_ text: String) { say("gh-major: \(text)") }

  /// Why the run failed.
  package func error(_ diagnostic: Diagnostic) {
    say("gh-major: \(diagnostic.message)")
    if let hint = diagnostic.hint { say(hint) }
  }

  private func say(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let inert = lines.map { InertText.inert(String($0)) }.joined(separator: "\n")
    // Standard error that cannot be written to leaves nobody to tell.
    try? console.write(inert + "\n", to: .standardError)
  }
}
