package import MajorCommands

/// All that a run of the program leaves behind, as one value to compare.
package struct Outcome: Sendable, Hashable {
  /// The exit status; of a plug-in, that it is run.
  package var status: ExitStatus
  /// Standard output.
  package var output: String
  /// Standard error.
  package var error: String
  /// Files that were written, by path.
  package var files: [String: String]
  /// The plug-in that the program became.
  package var plugin: PluginCall?

  /// Creates an outcome.
  package init(
    _ status: ExitStatus, output: String = "", error: String = "", files: [String: String] = [:],
    plugin: PluginCall? = nil
  ) {
    self.status = status
    self.output = output
    self.error = error
    self.files = files
    self.plugin = plugin
  }

  init(_ end: ProgramEnd, output: String, error: String, files: [String: String]) {
    switch end {
    case .exit(let status): self.init(status, output: output, error: error, files: files)
    case .plugin(let call):
      self.init(.done, output: output, error: error, files: files, plugin: call)
    }
  }
}
