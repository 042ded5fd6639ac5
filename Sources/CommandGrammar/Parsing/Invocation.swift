/// What a whole command line asks for.
package enum Invocation<Action: Sendable>: Sendable {
  case help(HelpSubject, long: Bool)
  case version
  case command(name: String, Action, [UsageWarning])
  /// No such command: a plug-in's, with its arguments untouched, or a mistake as described.
  case unknownCommand(name: String, arguments: [String], UsageErrors)
  case usage(UsageErrors)
}

extension Invocation: Equatable where Action: Equatable {}

/// What help is about; names of commands and topics exist.
package enum HelpSubject: Sendable, Hashable {
  case program
  case command(String)
  case topic(String)
}
