import MajorDomain

/// Does work on stars in as few requests as may be: in batches over GraphQL, which are halved when
/// the server cannot cope, and one by one over REST where GraphQL may not be used.
struct StarBatches<Work: StarWork> {
  typealias Outcome = (item: Work.Item, result: Result<Work.Value, APIError>)

  private let work: Work
  private let report: @Sendable ([Outcome]) -> Pursuit
  private var remaining: ArraySlice<Work.Item>
  private var size = Work.batchSize
  private var usesREST = false
  /// Whether GraphQL refused the token: what REST refuses it as well, it may not do at all.
  private var isRefused = false
  private var failuresInARow = 0
  private var isStopped = false

  init(
    _ work: Work, _ items: [Work.Item], reporting report: @escaping @Sendable ([Outcome]) -> Pursuit
  ) {
    self.work = work
    self.report = report
    remaining = items[...]
  }

  /// Works until all is done or nothing more shall be sent.
  @discardableResult
  mutating func run() async -> Pursuit {
    while !remaining.isEmpty {
      let batch = Array(remaining.prefix(usesREST ? 1 : size))
      do throws(APIError) {
        guard let outcomes = try await outcomes(of: batch) else { continue }
        remaining.removeFirst(batch.count)
        if report(outcomes) == .stop { return .stop }
      } catch {
        if isStopped { return .stop }
        // Every further request would meet it, too.
        return report(remaining.map { ($0, .failure(error)) })
      }
    }
    return .goOn
  }

  /// What came of a batch; `nil` when it has to be asked for otherwise.
  ///
  /// - Throws: An error that concerns everything that remains.
  private mutating func outcomes(of batch: [Work.Item]) async throws(APIError) -> [Outcome]? {
    guard !usesREST, let query = work.query(batch) else {
      var outcomes: [Outcome] = []
      for item in batch { outcomes.append((item, try await singly(item))) }
      return outcomes
    }
    do throws(APIError) {
      return try await inOneRequest(query, batch)
    } catch {
      switch error {
      case .serverFailure where batch.count > 1, .queryFailed where batch.count > 1:
        size = batch.count / 2
        return nil
      case .forbidden, .notFound, .badStatus:
        if case .forbidden = error { isRefused = true }
        usesREST = true
        return nil
      default:
        failuresInARow += 1
        if error.isFinal || failuresInARow >= Self.mostFailuresInARow { throw error }
        return batch.map { ($0, .failure(error)) }
      }
    }
  }

  /// After so many requests that all failed the server is taken to be down.
  private static var mostFailuresInARow: Int { 3 }

  private mutating func inOneRequest(
    _ query: GraphQLQuery, _ batch: [Work.Item]
  ) async throws(APIError) -> [Outcome] {
    try await takeTurn()
    let answer = try await work.client.graphQL(query, reading: StarPayload.read)
    size = min(Work.batchSize, size * 2)
    failuresInARow = 0
    var outcomes: [Outcome] = []
    for (index, item) in batch.enumerated() {
      if let value = answer.value[index].flatMap(work.value) {
        outcomes.append((item, .success(value)))
      } else {
        let errors = answer.errors.filter { $0.path.first == "r\(index)" }
        outcomes.append((item, try await explained(errors, item)))
      }
    }
    return outcomes
  }

  /// Why GraphQL told nothing of an item. What it forbids to a token REST may still allow.
  private mutating func explained(
    _ errors: [GraphQLError], _ item: Work.Item
  ) async throws(APIError) -> Result<Work.Value, APIError> {
    guard Work.isWrite, errors.contains(where: { $0.kind == .forbidden(needsSSO: false) }) else {
      return .failure(errors.isEmpty ? .missingData : APIError(errors))
    }
    usesREST = true
    isRefused = true
    return try await singly(item)
  }

  private mutating func singly(
    _ item: Work.Item
  ) async throws(APIError) -> Result<Work.Value, APIError> {
    try await takeTurn()
    do throws(APIError) {
      let value = try await work.rest(item)
      isRefused = false
      return .success(value)
    } catch {
      if error.isFinal { throw error }
      if Work.isWrite, isRefused, case .forbidden = error { throw error }
      return .failure(error)
    }
  }

  /// Waits for the turn of a write; meanwhile it may have become unwanted.
  private mutating func takeTurn() async throws(APIError) {
    guard Work.isWrite else { return }
    do { try await work.client.writes.wait() } catch { throw .cancelled }
    guard report([]) == .goOn else {
      isStopped = true
      throw .cancelled
    }
  }
}

extension APIError {
  /// Whether every further request would meet the same.
  fileprivate var isFinal: Bool {
    switch self {
    case .unauthorized, .rateLimited, .foreignOrigin, .cancelled, .notRecorded, .badURL,
      .unreachable(.hostNotFound), .unreachable(.cannotConnect), .unreachable(.tls):
      true
    default: false
    }
  }
}
