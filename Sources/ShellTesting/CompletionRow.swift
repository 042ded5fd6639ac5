/// A line that is typed, and what completion makes of it.
package struct CompletionRow: Sendable {
  /// What is typed.
  package var line: String
  /// The line after all completions were put into it, or after a TAB.
  package var result: String
  /// How completion is asked for.
  package var key: Key

  package enum Key: String, Sendable { case all, tab }

  package init(_ line: String, _ result: String, _ key: Key = .all) {
    self.line = line
    self.result = result
    self.key = key
  }
}
