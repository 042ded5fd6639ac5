package import CommandGrammar

/// Every status that the program ends with. Help, manual and README are rendered from this table.
package enum ExitStatus: Int32, Sendable, Hashable, CaseIterable {
  case done = 0
  case failure = 1
  case cancelled = 2
  case answerIsNo = 3
  case credentials = 4
  case notFound = 5
  case rateLimited = 6
  case network = 7
  case partial = 8
  case usage = 64
  case interrupted = 130

  /// What the status says, for the tables that users read.
  package var summary: Prose {
    switch self {
    case .done: "Done, also when nothing matched."
    case .failure: "Failure."
    case .cancelled: "Cancelled at a prompt."
    case .answerIsNo: "The answer is no, or something changed."
    case .credentials: "Credentials are needed, or were refused."
    case .notFound: "No such account or repository."
    case .rateLimited: "Rate limit, and the wait would exceed \(code: "--max-wait")."
    case .network: "The network or the server failed."
    case .partial:
      """
      Done in part: some items failed, or results are incomplete. A file of \(flag: "output") is \
      left as it was.
      """
    case .usage: "The command line is not understood."
    case .interrupted: "Interrupted."
    }
  }
}
