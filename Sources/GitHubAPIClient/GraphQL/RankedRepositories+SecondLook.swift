import MajorDomain
import StrictJSON

/// What moved while the ranking was read: a repository that gains stars can get past the place
/// that is read next, and then no page has it.
extension RankedRepositories {
  /// The outcome, with what a second look shows to be missing.
  func finish(_ reading: inout RankingReading) async throws(APIError) -> Outcome {
    guard reading.needsSecondLook else { return try reading.outcome() }
    if !reading.isConfirmed { reading.snapshot = try await look(at: reading.cursors) }
    let cursors = Set(reading.missed.map(\.cursor))
    guard !cursors.isEmpty else { return try reading.outcome() }
    let size = reading.pageSize
    var found: [Repository] = []
    try await RequestsAtOnce.run(Array(cursors)) { cursor throws(APIError) in
      try await page(after: cursor, size: size)
    } received: { _, page throws(APIError) in
      found += page.page.repositories.compactMap(\.self)
    }
    reading.addMissed(found)
    return try reading.outcome()
  }

  /// Ids and stars on the pages behind the cursors, as few requests as may be.
  ///
  /// - Throws: ``APIError/missingData`` when a page is not in the answer.
  func look(at cursors: [String?]) async throws(APIError) -> RankingSnapshot {
    let most = RankingSnapshot.mostPages
    let parts = stride(from: 0, to: cursors.count, by: most).map { start in
      Array(cursors[start..<min(start + most, cursors.count)])
    }
    var snapshot = RankingSnapshot()
    try await RequestsAtOnce.run(parts) { part throws(APIError) in
      try await client.graphQL(
        RankingQuery(request).look(at: part),
        reading: { reader throws(JSONReadError) in
          try RankingPayload.snapshot(&reader, of: part)
        }
      ).value
    } received: { index, part throws(APIError) in
      guard part.pageCount == parts[index].count else { throw .missingData }
      snapshot.pageCount += part.pageCount
      snapshot.marks += part.marks
    }
    return snapshot
  }
}
