import GitHubAPIClient
import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import Locking
import MajorDomain
import Testing
import VirtualTime

/// A list in virtual time, over requests that are answered late: what is shown, and when.
@Suite(.httpStubs) struct ListInVirtualTimeTests {
  let clock = VirtualClock()
  let server = StarServer()

  /// What a screen shows of each repository: its number, its star, whether that is under way.
  struct Shown: Sendable, Equatable, CustomStringConvertible {
    var text: String
    var description: String { text }

    init(_ text: String) { self.text = text }

    init(_ state: RepositoryListState) {
      text = state.cells.map { cell in
        switch cell {
        case .empty(let isLoading): isLoading ? "loading" : "nothing"
        case .repository(let row):
          row.repository.name + (row.isStarred == true ? "*" : "") + (row.isStarring ? "…" : "")
            + (row.error == nil ? "" : "!")
        case .more(let isLoading): isLoading ? "loading more" : "more"
        case .error: "error"
        }
      }.joined(separator: " ")
    }
  }

  /// A driver whose states are recorded.
  func driver(_ shown: Recorder<Shown>) throws -> RepositoryListDriver {
    let client = GitHubClient(
      transport: try StubManager.current.transport, token: AccessToken("ghp_t"),
      now: { Timestamp(secondsSinceEpoch: 0) }, clock: clock)
    return RepositoryListDriver(
      roles: .init(search: client, starring: client), pageSize: 2, executor: clock.executor
    ) { state in
      let new = Shown(state)
      if shown.events.last?.value != new { shown.record(new) }
    }
  }

  func serve(_ kind: String, after delay: Int, times: UseCount = 1) throws {
    try StubManager.current.stub(
      .graphQL(kind),
      answer: .respond { [server] in try server.answer($0) }.delayed(
        by: .seconds(delay), on: clock), times: times)
  }

  /// Sends events at their seconds and runs to the end.
  func play(
    _ events: [(Int, RepositoryListState.Event)], on driver: RepositoryListDriver
  ) throws {
    for (second, event) in events {
      try clock.advance(to: .seconds(second))
      driver.send(event)
    }
    try clock.runUntilIdle()
    try clock.expectIdle()
  }

  static let names = RepositoryListState.Event.open(.names(RepositoryName.numbered(1...2)))

  static func seen(_ times: [(Int, String)]) -> [Recorded<Shown>] {
    times.map { .at(.seconds($0.0), Shown($0.1)) }
  }

  @Test func load() throws {
    let shown = Recorder<Shown>(on: clock)
    try serve("query", after: 5)
    try play([(0, Self.names)], on: driver(shown))
    try shown.expect(Self.seen([(0, "loading"), (5, "1 2")]))
  }

  @Test func aLoadErrorIsNoEmptyList() throws {
    let shown = Recorder<Shown>(on: clock)
    try StubManager.current.stub(
      .path("/search/repositories"),
      answer: .error(.timedOut).delayed(by: .seconds(5), on: clock))
    try play([(0, .open(.search(RepositoryQuery("x"))))], on: driver(shown))
    try shown.expect(Self.seen([(0, "loading"), (5, "error")]))
  }

  @Test func aToggleShowsAtOnce() throws {
    let shown = Recorder<Shown>(on: clock)
    try serve("query", after: 5)
    try serve("mutation", after: 5, times: 2)
    try play(
      [(0, Self.names), (10, .wish(.flip, id: 1)), (20, .wish(.flip, id: 1))], on: driver(shown))
    try shown.expect(
      Self.seen([
        (0, "loading"), (5, "1 2"), (10, "1*… 2"), (15, "1* 2"), (20, "1… 2"), (25, "1 2"),
      ]))
  }

  @Test func aToggleThatFailsGoesBack() throws {
    let shown = Recorder<Shown>(on: clock)
    try serve("query", after: 5)
    try StubManager.current.stub(
      .graphQL("mutation"), answer: .status(401).delayed(by: .seconds(5), on: clock))
    try play([(0, Self.names), (10, .wish(.flip, id: 1))], on: driver(shown))
    try shown.expect(Self.seen([(0, "loading"), (5, "1 2"), (10, "1*… 2"), (15, "1! 2")]))
  }

  /// Seven toggles of two repositories, the second of one while the first is still on its way:
  /// the newer supersedes the older answer, and the two repositories do not wait for each other.
  @Test func sevenInterleavedToggles() throws {
    let shown = Recorder<Shown>(on: clock)
    try serve("query", after: 0)
    try serve("mutation", after: 5, times: 5)
    let driver = try driver(shown)
    try play(
      [
        (0, Self.names), (10, .wish(.flip, id: 1)), (12, .wish(.flip, id: 2)),
        (13, .wish(.flip, id: 1)), (30, .wish(.flip, id: 2)), (31, .wish(.flip, id: 1)),
        (32, .wish(.flip, id: 2)), (33, .wish(.flip, id: 2)),
      ], on: driver)
    try shown.expect(
      Self.seen([
        (0, "loading"), (0, "1 2"), (10, "1*… 2"), (12, "1*… 2*…"), (13, "1… 2*…"),
        (17, "1… 2*"), (20, "1 2*"), (30, "1 2…"), (31, "1*… 2…"), (32, "1*… 2*…"),
        (33, "1*… 2…"), (35, "1*… 2"), (36, "1* 2"),
      ]))
    #expect(server.starred.withLock { $0 } == ["N1"])
    #expect(driver.state.rows.map(\.repository.stargazerCount) == [11, 20])
  }

  static func results(_ ids: [Int], total: Int) -> StubAnswer {
    let items = ids.map { "{\"id\":\($0),\"full_name\":\"o/\($0)\",\"stargazers_count\":1}" }
    return .text("{\"total_count\":\(total),\"items\":[\(items.joined(separator: ","))]}")
  }

  /// Two queries at two times: the slow answer to the first comes last and is not shown.
  @Test func aSlowAnswerToAnOldQueryDoesNotOverwriteANewerOne() throws {
    let shown = Recorder<Shown>(on: clock)
    let stubs = try StubManager.current
    stubs.stub(
      .path("/search/repositories") && .query(["q": "slow"]),
      answer: Self.results([1, 2], total: 2).delayed(by: .seconds(20), on: clock))
    stubs.stub(
      .path("/search/repositories") && .query(["q": "quick", "page": "1"]),
      answer: Self.results([3, 4], total: 3).delayed(by: .seconds(1), on: clock))
    stubs.stub(
      .path("/search/repositories") && .query(["q": "quick", "page": "2"]),
      answer: Self.results([4, 5], total: 3).delayed(by: .seconds(2), on: clock))
    try play(
      [
        (0, .open(.search(RepositoryQuery("slow")))), (2, .open(.search(RepositoryQuery("quick")))),
        (10, .loadMore), (11, .loadMore),
      ], on: driver(shown))
    try shown.expect(
      Self.seen([
        (0, "loading"), (3, "3 4 more"), (10, "3 4 loading more"), (12, "3 4 5"),
      ]))
    #expect(clock.elapsed == .seconds(20))
  }
}
