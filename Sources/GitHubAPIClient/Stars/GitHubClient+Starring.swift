public import MajorDomain

/// Stars (GitHub GraphQL, `repository`, `addStar`, `removeStar`; GitHub REST, "Starring").
extension GitHubClient: Starring {
  /// Looks up a hundred names in one request.
  public func lookUp(
    _ names: [RepositoryName], reporting report: @escaping @Sendable ([LookUpOutcome]) -> Pursuit
  ) async {
    var batches = StarBatches(LookUpWork(client: self), names) { outcomes in
      report(outcomes.map { LookUpOutcome($0.item, $0.result) })
    }
    await batches.run()
  }

  /// Asks for a hundred stars, and changes twenty-five, in one request.
  public func perform(
    _ requests: [StarRequest], reporting report: @escaping @Sendable ([StarOutcome]) -> Pursuit
  ) async {
    var looks = StarBatches(LookWork(client: self), requests.filter { $0.action == .look }) {
      report($0.map { StarOutcome($0.item, $0.result) })
    }
    var writes = StarBatches(WriteWork(client: self), requests.filter { $0.action != .look }) {
      report($0.map { StarOutcome($0.item, $0.result) })
    }
    if await looks.run() == .goOn { await writes.run() }
  }
}
