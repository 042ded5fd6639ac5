import Locking
import MajorDomain
import Testing
import VirtualTime

@Suite("A watcher in virtual time")
struct WatcherTests {
  let clock = VirtualClock()

  static func repositories(_ stars: Int...) -> [Repository] { .withStars(stars) }

  func watcher(
    _ source: StubPolling, interval: Duration = .seconds(60),
    targets: [WatchTarget] = [.owner(.known("octo-org"))]
  ) -> Watcher {
    let wall = VirtualWallClock(on: clock, startingAt: 1_000)
    return Watcher(
      targets, source: source, pace: WatchPace(interval: interval), clock: clock,
      now: { Timestamp(secondsSinceEpoch: wall.secondsSinceEpoch) }, jitter: { $0.lowerBound })
  }

  /// Runs the watcher for a time, with its reports on the time line.
  func watch(_ watcher: Watcher, for time: Duration) throws {
    let clock = clock
    let task = clock.start {
      for try await report in watcher.reports() { clock.record(.value(Self.words(report))) }
    }
    try clock.advance(to: time)
    task.cancel()
    try clock.advance(by: .zero)
    try clock.expectIdle()
  }

  static func words(_ report: WatcherReport) -> String {
    switch report {
    case .loaded(let snapshot): "loaded \(snapshot.entries.count)"
    case .changed(let events, _):
      "changed "
        + events.map { "\($0.kind.rawValue) \($0.id) at \($0.time.secondsSinceEpoch)" }
        .joined(separator: ", ")
    case .failed(let error): "failed \(error)"
    case .waiting(let wait): "waiting, \(wait.requests) requests"
    }
  }

  @Test func aChangeBetweenPollsIsToldOnce() throws {
    let source = StubPolling(on: clock, Self.repositories(60))
    clock.schedule(at: .seconds(90)) { source.set { $0.list = .success(Self.repositories(61)) } }
    try watch(watcher(source), for: .seconds(190))
    let minute = Duration.seconds(60)
    try clock.expectTimeLine([
      .at(.zero, .request("find octo-org")), .at(.zero, .value("loaded 1")),
      .at(.zero, .value("waiting, 1 requests")), .at(.zero, .wait(minute)),
      .at(minute, .wake(minute)), .at(minute, .request("list octo-org")),
      .at(minute, .value("waiting, 2 requests")), .at(minute, .wait(minute)),
      .at(minute * 2, .wake(minute)), .at(minute * 2, .request("list octo-org")),
      .at(minute * 2, .value("changed starsChanged 1 at 1120")),
      .at(minute * 2, .value("waiting, 3 requests")), .at(minute * 2, .wait(minute)),
      .at(minute * 3, .wake(minute)), .at(minute * 3, .request("list octo-org")),
      .at(minute * 3, .value("waiting, 4 requests")), .at(minute * 3, .wait(minute)),
      .at(.seconds(190), .cancellation(minute)),
    ])
  }

  /// The values on the time line, which say what a reader sees.
  var values: [String] {
    clock.timeLine.compactMap { if case .value(let text) = $0.value { text } else { nil } }
  }

  var waits: [Duration] {
    clock.timeLine.compactMap { if case .wait(let length) = $0.value { length } else { nil } }
  }

  @Test func failuresAreSaidOnceAndBackOffAndLoseNothing() throws {
    let source = StubPolling(on: clock, Self.repositories(60))
    clock.schedule(at: .seconds(30)) {
      source.set { $0.list = .failure(.serverFailure(status: 502)) }
    }
    clock.schedule(at: .seconds(450)) { source.set { $0.list = .success(Self.repositories(61)) } }
    try watch(watcher(source), for: .seconds(540))
    #expect(
      values == [
        "loaded 1", "waiting, 1 requests",
        "failed \(APIError.serverFailure(status: 502))", "waiting, 2 requests",
        "waiting, 3 requests", "waiting, 4 requests",
        "changed starsChanged 1 at 1480", "waiting, 5 requests", "waiting, 6 requests",
      ])
    #expect(waits == [60, 60, 120, 240, 60, 60].map { .seconds($0) })
  }

  @Test func anEmptyAnswerIsNotBelieved() throws {
    let source = StubPolling(on: clock, Self.repositories(60, 70))
    source.set { state in
      for repository in Self.repositories(60, 70) {
        state.found[repository.nameWithOwner] = .success(repository)
      }
    }
    clock.schedule(at: .seconds(30)) { source.set { $0.list = .success([]) } }
    clock.schedule(at: .seconds(90)) {
      source.set { $0.list = .success(Self.repositories(60, 70)) }
    }
    try watch(watcher(source), for: .seconds(150))
    #expect(
      values == [
        "loaded 2", "waiting, 1 requests", "waiting, 3 requests", "waiting, 4 requests",
      ])
  }

  static let absences: [(String, Result<Repository, APIError>?, String)] = [
    ("deleted", nil, "changed removed 1 at 1060"),
    ("blocked", .failure(.blocked(message: nil)), "changed removed 1 at 1060"),
    (
      "transferred", .success(Repository(id: 1, owner: "octocat", name: "r0", stargazerCount: 60)),
      "changed transferred 1 at 1060"
    ),
    (
      "another one of its name", .success(Repository(id: 9, owner: "octo-org", name: "r0")),
      "changed removed 1 at 1060"
    ),
    (
      "not to be seen now", .failure(.serverFailure(status: 500)),
      "failed \(APIError.serverFailure(status: 500))"
    ),
  ]

  @Test(arguments: absences.indices)
  func whatIsMissingIsLookedUp(_ index: Int) throws {
    let (_, answer, report) = Self.absences[index]
    let source = StubPolling(on: clock, Self.repositories(60))
    source.set { $0.found["octo-org/r0"] = answer }
    clock.schedule(at: .seconds(30)) { source.set { $0.list = .success([]) } }
    try watch(watcher(source), for: .seconds(90))
    #expect(values.dropFirst(2).first == report)
  }

  static let paces: [(ServerPace, requests: Int, Duration)] = [
    (ServerPace(limit: 60), 1, .seconds(60)),
    (ServerPace(limit: 60), 30, .seconds(1800)),
    (ServerPace(limit: 60, isAuthenticated: true), 30, .seconds(10)),
    (ServerPace(), 30, .seconds(10)),
    (ServerPace(minimumInterval: .seconds(90), isAuthenticated: true), 1, .seconds(90)),
  ]

  @Test(arguments: paces.indices)
  func theServersPaceIsKept(_ index: Int) {
    let (pace, requests, wait) = Self.paces[index]
    #expect(WatchPace(interval: .seconds(10)).wait(pace, requests: requests) == wait)
  }

  static let failures: [(APIError, count: Int, Duration)] = [
    (.unreachable(.timedOut), 1, .seconds(10)),
    (.unreachable(.timedOut), 3, .seconds(40)),
    (.unreachable(.timedOut), 500, .seconds(900)),
    (
      .serverFailure(status: 503, retryAt: Timestamp(secondsSinceEpoch: 2_000)), 1,
      .seconds(1_000)
    ),
    (
      .rateLimited(
        RateLimitReport(
          kind: .primary, limit: 60, resetsAt: Timestamp(secondsSinceEpoch: 1_100),
          isAuthenticated: false)), 1, .seconds(100)
    ),
  ]

  @Test(arguments: failures.indices)
  func failuresMakeItWait(_ index: Int) {
    let (error, count, wait) = Self.failures[index]
    #expect(
      WatchPace(interval: .seconds(10)).wait(
        afterFailures: count, error, now: Timestamp(secondsSinceEpoch: 1_000)) == wait)
  }

  @Test func whatCannotBeAskedEndsIt() throws {
    let source = StubPolling(on: clock, [])
    source.set { $0.list = .failure(.notFound) }
    let watcher = watcher(source)
    let task = clock.start { () async -> APIError? in
      do throws(APIError) {
        try await watcher.run()
        return nil
      } catch { return error }
    }
    try clock.advance(by: .seconds(1))
    #expect(try task.value() == APIError.notFound)
  }

  @Test func theDelegateIsToldInOrderAndHeldWeakly() throws {
    let source = StubPolling(on: clock, Self.repositories(60))
    clock.schedule(at: .seconds(30)) { source.set { $0.list = .success(Self.repositories(61)) } }
    let watcher = watcher(source)
    var delegate: Delegate? = Delegate()
    watcher.delegate = delegate
    let log = try #require(delegate).log
    let task = clock.start { try await watcher.run() }
    try clock.advance(to: .seconds(60))
    delegate = nil
    #expect(watcher.delegate == nil)
    try clock.advance(to: .seconds(600))
    task.cancel()
    try clock.advance(by: .zero)
    try clock.expectIdle()
    #expect(log.withLock { $0 } == ["didLoad 1", "willWait", "didChange 1", "willWait"])
  }

  final class Delegate: WatcherDelegate {
    let log = SharedLog()

    func watcher(_ watcher: Watcher, didLoad snapshot: AccountSnapshot) {
      log.add("didLoad \(snapshot.entries.count)")
    }
    func watcher(
      _ watcher: Watcher, didChange events: [WatchEvent], to snapshot: AccountSnapshot
    ) { log.add("didChange \(events.count)") }
    func watcher(_ watcher: Watcher, didFail error: APIError) { log.add("didFail") }
    func watcher(_ watcher: Watcher, willWait wait: WatcherWait) { log.add("willWait") }
  }

  final class SharedLog: Sendable {
    private let lines = Locked<[String]>([])
    func add(_ line: String) { lines.withLock { $0.append(line) } }
    func withLock<Value>(_ body: ([String]) -> Value) -> Value { body(lines.withLock { $0 }) }
  }

  @Test func aMonthOfIdlePollsTellsNothing() throws {
    let source = StubPolling(on: clock, Self.repositories(60, 70, 3))
    let watcher = watcher(source)
    let told = SharedLog()
    let task = clock.start {
      for try await report in watcher.reports() {
        if case .waiting = report { continue }
        told.add(Self.words(report))
      }
    }
    try clock.advance(to: .seconds(30 * 86_400))
    task.cancel()
    try clock.advance(by: .zero)
    #expect(told.withLock { $0 } == ["loaded 3"])
    let requests = clock.timeLine.count { if case .request = $0.value { true } else { false } }
    #expect(requests == 30 * 24 * 60 + 1)
  }
}
