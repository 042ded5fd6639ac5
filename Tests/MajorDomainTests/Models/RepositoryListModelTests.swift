import Locking
import MajorDomain
import Testing

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

  @Test func theAnswerToAnOlderLoadIsDropped() async {
    let client = CountingListing()
    let model = RepositoryListModel(client: client, user: .known("octo-org"))
    let pending = PendingWork()
    model.load(spawn: pending.spawn)
    model.load(spawn: pending.spawn)
    await pending.run(1)
    #expect(model.state.majors.map(\.stargazerCount) == [101])
    await pending.run(0)
    #expect(client.calls.withLock { $0 } == 2)
    #expect(model.state.majors.map(\.stargazerCount) == [101])
  }
}

/// Answers its n-th call with one repository of 100 + n stars.
private struct CountingListing: RepositoryListing {
  let calls = Locked(0)

  func fetchRepositories(
    user: Login, matching filter: RepositoryFilter
  ) async throws(APIError) -> RepositoryList {
    let call = calls.withLock { calls in
      calls += 1
      return calls
    }
    return RepositoryList(repositories: .withStars([100 + call]))
  }
}

/// Keeps what was spawned until the test runs it.
private final class PendingWork: Sendable {
  private let works = Locked<[@Sendable () async -> Void]>([])

  var spawn: Spawn {
    Spawn { work in
      self.works.withLock { $0.append(work) }
      return SpawnedTask {}
    }
  }

  func run(_ index: Int) async { await works.withLock { $0[index] }() }
}
