import GitHubAPIClient
import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import Locking
import MajorDomain
import Testing

@Suite(.httpStubs) struct AccountSearchTests {
  static let first = address("stars%3A%3E%3D50")

  static func address(_ stars: String, page: Int = 1) -> String {
    "/search/repositories?q=user%3Aocto-org+\(stars)+fork%3Atrue&sort=stars&order=desc"
      + "&per_page=100" + (page > 1 ? "&page=\(page)" : "")
  }

  /// A page with repositories whose ids are their stars.
  static func page(
    _ ids: [Int], of total: Int, isIncomplete: Bool = false
  ) -> StubAnswer {
    let items = ids.map { id in
      "{\"id\":\(id),\"full_name\":\"octo-org/r\(id)\",\"stargazers_count\":\(id)}"
    }
    return .text(
      "{\"total_count\":\(total),\"incomplete_results\":\(isIncomplete),"
        + "\"items\":[\(items.joined(separator: ","))]}")
  }

  func list(
    _ stubs: StubManager, _ events: Locked<[ListingEvent]> = Locked([])
  ) async throws -> RepositoryList {
    let request = ListingRequest(owner: .known("octo-org"), filter: .major, source: .search)
    return try await GitHubClient.stubbed(stubs)
      .fetchRepositories(request) { event in events.withLock { $0.append(event) } }
  }

  @Test func thePagesAfterTheFirstAreReadAtOnce() async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, Self.first, answer: Self.page(Array((200..<300).reversed()), of: 250))
    let gate = Gate()
    stubs.stub(
      .get, Self.address("stars%3A%3E%3D50", page: 2),
      answer: Self.page(Array((100..<200).reversed()), of: 250).held(by: gate))
    stubs.stub(
      .get, Self.address("stars%3A%3E%3D50", page: 3),
      answer: Self.page(Array((50..<100).reversed()), of: 250).held(by: gate))
    async let list = list(stubs)
    try await gate.waitUntilHeld(2)
    gate.open()
    #expect(try await list.repositories.map(\.id) == Array((50..<300).reversed()))
  }

  @Test func moreThanAThousandAreReadInSlicesByStars() async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, Self.first, answer: Self.page([800], of: 1001))
    // The geometric middle of 50 and 800 is 202.
    stubs.stub(.get, Self.address("stars%3A%3E%3D203"), answer: Self.page([800, 300], of: 2))
    stubs.stub(.get, Self.address("stars%3A50..202"), answer: Self.page([201, 50], of: 2))
    let list = try await list(stubs)
    #expect(list.repositories.map(\.id) == [800, 300, 201, 50])
    #expect(list.omissions == [])
  }

  @Test(arguments: [
    (page([60], of: 1, isIncomplete: true), FallbackReason.incompleteResults),
    (page([60], of: 2), .countsDiffer(read: 1, expected: 2)),
    (StubAnswer.status(503), .failed(.serverFailure(status: 503))),
    (StubAnswer.text("{}"), .failed(.undecodableData(".items: expected array, found nothing"))),
  ])
  func whatIsNotCompleteIsReadFromAnExactSource(
    _ answer: StubAnswer, _ reason: FallbackReason
  ) async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, Self.first, answer: answer)
    stubs.stub(.get, RepositoryPagesTests.first, answer: .page(ids: 49...51))
    let events = Locked<[ListingEvent]>([])
    let list = try await list(stubs, events)
    #expect(list.repositories.map(\.id) == [50, 51])
    #expect(list.omissions == [])
    #expect(
      events.withLock { $0 }.contains(.fellBack(from: .search, to: .rest, because: reason)))
  }

  @Test func withoutAnExactSourceWhatIsMissingIsSaid() async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, Self.first, answer: Self.page([60], of: 1, isIncomplete: true))
    stubs.stub(.get, RepositoryPagesTests.first, answer: .status(500))
    let list = try await list(stubs)
    #expect(list.repositories.map(\.id) == [60])
    #expect(list.omissions == [.incompleteResults])
  }

  @Test func whatSingleSignOnHidesIsSaid() async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .get, Self.first,
      answer: Self.page([60], of: 1)
        .header("X-GitHub-SSO", "partial-results; organizations=7"))
    #expect(try await list(stubs).omissions == [.hiddenBySSO(organizations: ["7"])])
  }

  @Test func anAccountThatCannotBeSearchedIsNotFound() async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, Self.first, answer: .status(422))
    await #expect(throws: APIError.notFound) { try await list(stubs) }
  }

  @Test func withoutBudgetForEveryPageTheSearchIsAsked() async throws {
    let stubs = try StubManager.current
    let links =
      "<https://api.github.com/user/7/repos?page=2>; rel=\"next\", "
      + "<https://api.github.com/user/7/repos?page=300>; rel=\"last\""
    stubs.stub(
      .get, RepositoryPagesTests.first,
      answer: .page(ids: 1...1).header("Link", links).header("X-RateLimit-Remaining", "59"))
    stubs.stub(.get, Self.first, answer: Self.page([60], of: 1))
    let request = ListingRequest(owner: .known("octo-org"), filter: .major)
    let list = try await GitHubClient.stubbed(stubs).fetchRepositories(request) { _ in }
    #expect(list.repositories.map(\.id) == [60])
  }
}
