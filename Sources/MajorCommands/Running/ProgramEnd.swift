/// What comes at the end of a run.
package enum ProgramEnd: Sendable, Hashable {
  /// The process ends with a status.
  case exit(ExitStatus)
  /// The process becomes a plug-in.
  case plugin(PluginCall)
}
