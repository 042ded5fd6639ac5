import Locking
import MajorDomain
import Testing
import VirtualTime

@Suite struct RepositoryListModelTests {
  let boundary = StubListing(stars: [48, 49, 50, 51, 52])

  @Test func exactlyTheLastThreeAreMajorByAsync() async {
    let model = RepositoryListModel(client: boundary, user: .known("octo-org"))
    await model.load()
    #expect(model.state.name == "octo-org")
    #expect(model.state.majors.map(\.stargazerCount) == [52, 51, 50])
    #expect(model.state.repositories.count == 5)
  }

  @Test func exactlyTheLastThreeAreMajorByCompletion() async {
    let model = RepositoryListModel(client: boundary, user: .known("octo-org"))
    await withCheckedContinuation { done in
      _ = model.load { done.resume() }
    }
    #expect(model.state.majors.map(\.stargazerCount) == [52, 51, 50])
    #expect(!model.state.isLoading)
  }

  @Test func failureIsAnErrorAndNotAnEmptyAccount() async {
    let client = StubListing(["octo-org": .failure(.badStatus(418, message: nil))])
    let model = RepositoryListModel(client: client, user: .known("octo-org"))
    await model.load()
    var expected = RepositoryListModel.State(name: "octo-org")
    expected.error = .badStatus(418, message: nil)
    #expect(model.state == expected)
  }

  @Test func publishesEveryState() async {
    let model = RepositoryListModel(client: boundary, user: .known("octo-org"))
    let states = model.states()
    await model.load()
    var seen: [RepositoryListModel.State] = []
    for await state in states.prefix(3) { seen.append(state) }
    #expect(seen.map(\.isLoading) == [false, true, false])
    #expect(seen.map(\.majors.count) == [0, 0, 3])
  }

  @Test func theAnswerToAnOlderLoadIsDropped() throws {
    let clock = VirtualClock()
    let client = SlowThenQuick(clock: clock)
    let model = RepositoryListModel(client: client, user: .known("octo-org"))
    model.load(executor: clock.executor)
    try clock.advance(by: .seconds(1))
    model.load(executor: clock.executor)
    try clock.runUntilIdle()
    #expect(client.calls.withLock { $0 } == 2)
    #expect(model.state.majors.map(\.stargazerCount) == [102])
    #expect(clock.elapsed == .seconds(9))
  }
}

/// Answers its first call after nine seconds and its second after one, with 100 + n stars.
private struct SlowThenQuick: RepositoryListing {
  let clock: VirtualClock
  let calls = Locked(0)

  func fetchRepositories(
    user: Login, matching filter: RepositoryFilter
  ) async throws(APIError) -> RepositoryList {
    let call = calls.withLock { calls in
      calls += 1
      return calls
    }
    do {
      try await clock.sleep(for: .seconds(call == 1 ? 9 : 1))
    } catch {
      throw .cancelled
    }
    return RepositoryList(repositories: .withStars([100 + call]))
  }
}
