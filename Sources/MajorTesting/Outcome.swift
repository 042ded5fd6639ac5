package import MajorCommands

/// All that a run of the program leaves behind, as one value to compare.
package struct Outcome: Sendable, Hashable {
  /// The exit status.
  package var status: ExitStatus
  /// Standard output.
  package var output: String
  /// Standard error.
  package var error: String
  /// Files that were written, by path.
  package var files: [String: String]

  /// Creates an outcome.
  package init(
    _ status: ExitStatus, output: String = "", error: String = "", files: [String: String] = [:]
  ) {
    self.status = status
    self.output = output
    self.error = error
    self.files = files
  }
}
