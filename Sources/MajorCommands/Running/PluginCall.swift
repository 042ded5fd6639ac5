/// The plug-in that the program becomes: the same process, so that standard streams, the exit
/// status and signals are the plug-in's own.
package struct PluginCall: Sendable, Hashable {
  /// Its path.
  package var path: String
  /// What followed its name.
  package var arguments: [String]
  /// All that it finds in its environment.
  package var environment: [String: String]

  /// Creates a call.
  package init(path: String, arguments: [String], environment: [String: String]) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }
}
