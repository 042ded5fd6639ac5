/// What the arguments of a command mean.
package enum ParseOutcome<Options: Sendable>: Sendable {
  case help(long: Bool)
  case version
  case options(Options, [UsageWarning])
  case errors(UsageErrors)
}

extension ParseOutcome: Equatable where Options: Equatable {}
