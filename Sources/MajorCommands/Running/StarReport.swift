import MajorDomain
import OutputFormats

/// What is told of the work of `star`: rows, errors and the status.
struct StarReport {
  private let outcomes: [StarRepositories.Outcome]
  private let options: StarCommand.Options
  private let session: Session

  init(
    _ outcomes: [StarRepositories.Outcome], _ options: StarCommand.Options, _ session: Session
  ) {
    self.outcomes = outcomes
    self.options = options
    self.session = session
  }

  var rows: [StarRow] {
    outcomes.map { outcome in
      StarRow(
        nameWithOwner: outcome.nameWithOwner, before: outcome.before, after: outcome.after,
        stargazerCount: outcome.stargazerCount,
        error: outcome.error.map { diagnostic($0, outcome.nameWithOwner).message })
    }
  }

  /// The status, unless the work was interrupted.
  var status: ExitStatus {
    let failures = outcomes.compactMap { outcome in
      outcome.error.map { diagnostic($0, outcome.nameWithOwner).status }
    }
    if failures.isEmpty {
      let isNo = options.goal == .check && outcomes.contains { $0.after != true }
      return isNo ? .answerIsNo : .done
    }
    if failures.count < outcomes.count { return .partial }
    return Set(failures).count == 1 ? failures[0] : .failure
  }

  /// Errors, each once for all that it concerns, and what an interruption left undone.
  func say(with talk: Talk, isInterrupted: Bool) {
    for (error, names) in failures {
      let shown = names.prefix(3).joined(separator: ", ")
      let about =
        names.count > 3 ? "\(names.count) repositories (\(shown), …)" : shown
      talk.error(diagnostic(error, about))
    }
    let pending = outcomes.count(where: \.isPending)
    if isInterrupted {
      let done = outcomes.count { !$0.isPending && $0.error == nil }
      talk.error(
        Diagnostic(
          "interrupted: \(done) of \(outcomes.count) repositories are as wanted, \(pending) were "
            + "not sent", hint: pending > 0 ? "Run the same again to finish." : nil, .interrupted))
    } else if options.goal != .check, options.output.format == .table || !failures.isEmpty {
      talk.note(summary)
    }
  }

  private var summary: String {
    let changed = outcomes.count { $0.before != nil && $0.after != nil && $0.before != $0.after }
    let verb = options.isDryRun ? "would change" : "changed"
    let failed = outcomes.count { $0.error != nil }
    return "\(changed) of \(outcomes.count) \(verb)" + (failed > 0 ? ", \(failed) failed" : "")
  }

  /// Errors in the order in which they first occur, with the names that each concerns.
  private var failures: [(error: APIError, names: [String])] {
    var names: [APIError: [String]] = [:]
    var errors: [APIError] = []
    for outcome in outcomes {
      guard let error = outcome.error else { continue }
      if names[error] == nil { errors.append(error) }
      names[error, default: []].append(outcome.nameWithOwner)
    }
    return errors.map { ($0, names[$0] ?? []) }
  }

  private func diagnostic(_ error: APIError, _ name: String) -> Diagnostic {
    session.diagnostic(
      error, about: name,
      needing: "the scope public_repo (repo for private repositories), or with a fine-grained "
        + "token the account permission Starring")
  }
}
