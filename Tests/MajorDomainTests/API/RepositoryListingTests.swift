import Locking
import MajorDomain
import Testing

@Suite struct RepositoryListingTests {
  @Test func completionGetsTheAsyncAnswer() async throws {
    let client = StubListing(stars: [50])
    let result = await withCheckedContinuation { continuation in
      _ = client.fetchRepositories(user: .known("octo-org")) { continuation.resume(returning: $0) }
    }
    #expect(try result.get() == RepositoryList(repositories: .withStars([50]), totalCount: 1))
  }

  @Test func completionGetsTheError() async {
    let client = StubListing([:])
    let result = await withCheckedContinuation { continuation in
      _ = client.fetchRepositories(user: .known("nobody")) { continuation.resume(returning: $0) }
    }
    #expect(result == .failure(.notFound))
  }

  @Test func cancellingCompletesOnceWithCancelled() async {
    let calls = Locked<[Result<RepositoryList, APIError>]>([])
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let fetch = NeverAnswering().fetchRepositories(user: .known("octo-org")) { result in
        calls.withLock { $0.append(result) }
        done.resume()
      }
      fetch.cancel()
      fetch.cancel()
    }
    #expect(calls.withLock { $0 } == [.failure(.cancelled)])
  }
}

/// Answers only when it is cancelled.
private struct NeverAnswering: RepositoryListing {
  func fetchRepositories(
    user: Login, matching filter: RepositoryFilter
  ) async throws(APIError) -> RepositoryList {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    for await _ in stream {}
    continuation.finish()
    throw .cancelled
  }
}
