/// What a user is told when something went wrong, and with which status the program ends.
package struct Diagnostic: Error, Sendable, Hashable {
  /// One sentence: what happened. Text from the network in it is made inert when it is written.
  package var message: String
  /// What can be done about it.
  package var hint: String?
  /// The status.
  package var status: ExitStatus

  /// Creates a diagnostic.
  package init(_ message: String, hint: String? = nil, _ status: ExitStatus) {
    self.message = message
    self.hint = hint
    self.status = status
  }
}
