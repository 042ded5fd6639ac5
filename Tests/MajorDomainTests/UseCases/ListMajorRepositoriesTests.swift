import MajorDomain
import Testing

@Suite struct ListMajorRepositoriesTests {
  func list(
    _ client: StubListing, _ owners: [String], filter: RepositoryFilter = .major,
    order: RepositoryOrder = .mostStarsFirst, limit: Int? = nil
  ) async throws -> ListMajorRepositories.Result {
    let request = ListMajorRepositories.Request(
      owners: owners.map { .known($0) }, filter: filter, order: order, limit: limit)
    return try await ListMajorRepositories(listing: client)(request)
  }

  @Test func borderIsInclusiveAndUnknownStarsAreNotMajor() async throws {
    let result = try await list(StubListing(stars: [48, 49, 50, 51, 52, nil]), ["octo-org"])
    #expect(result.repositories.map(\.stargazerCount) == [52, 51, 50])
    #expect(result.matchCount == 3)
    #expect(result.totalCount == 6)
    #expect(result.withoutStarCount == ["octo-org/r5"])
  }

  @Test func limitCutsAfterSorting() async throws {
    let result = try await list(StubListing(stars: [50, 90, 70]), ["octo-org"], limit: 2)
    #expect(result.repositories.map(\.stargazerCount) == [90, 70])
    #expect(result.matchCount == 3)
  }

  @Test func withoutABorderUnknownStarsAreListedLast() async throws {
    let result = try await list(
      StubListing(stars: [nil, 3]), ["octo-org"], filter: RepositoryFilter())
    #expect(result.repositories.map(\.stargazerCount) == [3, nil])
    #expect(result.withoutStarCount.isEmpty)
  }

  @Test func ownersAreMergedById() async throws {
    let one = [Repository](
      [
        Repository(id: 1, owner: "a", name: "x", stargazerCount: 60),
        Repository(id: 2, owner: "a", name: "y", stargazerCount: 80),
      ])
    let two = [
      Repository(id: 2, owner: "b", name: "y", stargazerCount: 80),
      Repository(id: 3, owner: "b", name: "z", stargazerCount: 70),
    ]
    let client = StubListing([
      "a": .success(RepositoryList(repositories: one, totalCount: 2)),
      "b": .success(RepositoryList(repositories: two, totalCount: nil)),
    ])
    let result = try await list(client, ["a", "b", "A"])
    #expect(result.repositories.map(\.nameWithOwner) == ["a/y", "b/z", "a/x"])
    #expect(result.totalCount == nil)
  }

  @Test func oneFailureFailsTheWholeAndNamesTheAccount() async {
    let client = StubListing(["a": .success(RepositoryList(repositories: []))])
    await #expect(throws: ListMajorRepositories.Failure(owner: .known("b"), error: .notFound)) {
      try await list(client, ["a", "b"])
    }
  }
}
