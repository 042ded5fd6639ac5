import GitHubAPIClient
import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import MajorDomain
import Testing
import VirtualTime

@Suite(.httpStubs) struct RateLimitTransportTests {
  static let secondary = StubAnswer.text(
    #"{"message":"You have exceeded a secondary rate limit."}"#, status: 403)

  static func spent(until reset: Int) -> StubAnswer {
    .status(403, headers: ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "\(reset)"])
  }

  static let done = StubAnswer.text("done")

  @Test func waitsUntilTheReset() throws {
    let bench = PolicyBench(try .current)
    bench.stubs.stub(.get, "/a", inOrder: Self.spent(until: 1042), Self.done)
    #expect(try bench.send(PolicyBench.get("/a")).status == 200)
    #expect(bench.clock.elapsed == .seconds(42))
  }

  @Test func aResetInThePastIsAskedAgainEverMoreSeldom() throws {
    let bench = PolicyBench(try .current)
    bench.stubs.stub(.get, "/a", answer: Self.spent(until: 1), times: 6)
    #expect(try bench.send(PolicyBench.get("/a")).status == 403)
    #expect(bench.clock.elapsed == .seconds(1 + 2 + 4 + 8 + 16))
  }

  @Test func aLimitWithoutATimeGetsAMinuteAndThenTwo() throws {
    let bench = PolicyBench(try .current, maximumWait: 200)
    bench.stubs.stub(.get, "/a", inOrder: Self.secondary, Self.secondary, Self.done)
    #expect(try bench.send(PolicyBench.get("/a")).status == 200)
    #expect(bench.clock.elapsed == .seconds(60 + 120))
  }

  @Test(arguments: [(41, 403, 0), (42, 200, 42)])
  func theBudgetDecides(_ maximum: Int, _ status: Int, _ waited: Int) throws {
    let bench = PolicyBench(try .current, maximumWait: maximum)
    if status == 200 {
      bench.stubs.stub(.get, "/a", inOrder: Self.spent(until: 1042), Self.done)
    } else {
      bench.stubs.stub(.get, "/a", answer: Self.spent(until: 1042))
    }
    #expect(try bench.send(PolicyBench.get("/a")).status == status)
    #expect(bench.clock.elapsed == .seconds(waited))
  }

  @Test func zeroNeverWaits() throws {
    let bench = PolicyBench(try .current, maximumWait: 0)
    bench.stubs.stub(.get, "/a", answer: .status(429, headers: ["Retry-After": "0"]))
    #expect(try bench.send(PolicyBench.get("/a")).status == 429)
    #expect(bench.events == [])
  }

  @Test func thoseWhoWaitTogetherWaitOnce() throws {
    let bench = PolicyBench(try .current, maximumWait: 30)
    for page in 1...8 {
      bench.stubs.stub(
        .get, "/a?page=\(page)",
        inOrder: .status(429, headers: ["Retry-After": "30"])
          .delayed(by: .seconds(1), on: bench.clock), Self.done)
    }
    let statuses = try bench.clock.run { [transport = bench.transport] in
      try await withThrowingTaskGroup(of: Int.self) { group in
        for page in 1...8 {
          group.addTask { try await transport.send(PolicyBench.get("/a?page=\(page)")).status }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
    }
    #expect(statuses == Array(repeating: 200, count: 8))
    #expect(bench.clock.elapsed == .seconds(1 + 30))
    #expect(bench.events.filter { $0 == .waitEnded }.count == 1)
  }

  @Test func nothingIsSentWhileALimitIsInForce() throws {
    let bench = PolicyBench(try .current)
    let (transport, clock) = (bench.transport, bench.clock)
    let first = bench.stubs.stub(
      .get, "/a", inOrder: .status(429, headers: ["Retry-After": "30"]), Self.done)
    let second = bench.stubs.stub(.get, "/b", answer: Self.done)
    let load = clock.start { try await transport.send(PolicyBench.get("/a")).status }
    try clock.advance(by: .seconds(10))
    let other = clock.start { try await transport.send(PolicyBench.get("/b")).status }
    try clock.advance(by: .seconds(19))
    #expect(first.requests.count == 1)
    #expect(second.requests.count == 0)
    try clock.advance(by: .seconds(1))
    #expect(try load.value() == 200)
    #expect(try other.value() == 200)
  }

  @Test func aSpentSearchBudgetDoesNotStopOthers() throws {
    let bench = PolicyBench(try .current)
    let (transport, clock) = (bench.transport, bench.clock)
    bench.stubs.stub(.get, "/search/repositories?q=x", inOrder: Self.spent(until: 1030), Self.done)
    bench.stubs.stub(.get, "/b", answer: Self.done)
    let search = clock.start {
      try await transport.send(PolicyBench.get("/search/repositories?q=x")).status
    }
    try clock.advance(by: .seconds(1))
    let other = clock.start { try await transport.send(PolicyBench.get("/b")).status }
    try clock.advance(by: .zero)
    #expect(try other.value() == 200)
    try clock.runUntilIdle()
    #expect(try search.value() == 200)
  }

  @Test func graphQLsLimitIsWaitedFor() throws {
    let bench = PolicyBench(try .current)
    bench.stubs.stub(
      .post, "/graphql",
      inOrder: .text(#"{"errors":[{"type":"RATE_LIMITED"}]}"#, headers: ["Retry-After": "5"]),
      .text(#"{"data":{}}"#))
    // A mutation, too: what was refused did nothing.
    let response = try bench.send(PolicyBench.graphQL("mutation { addStar }"))
    #expect(response.body == Array(#"{"data":{}}"#.utf8))
    #expect(bench.clock.elapsed == .seconds(5))
  }

  @Test func tellsOfEverySecond() throws {
    let bench = PolicyBench(try .current)
    bench.stubs.stub(.get, "/a", inOrder: .status(429, headers: ["Retry-After": "3"]), Self.done)
    _ = try bench.send(PolicyBench.get("/a"))
    let reason = WaitReason.rateLimit(RateLimitPolicyTests.limit(.secondary, until: 1003))
    #expect(
      bench.events == [
        .waitBegan(reason, until: Timestamp(secondsSinceEpoch: 1003)),
        .waitGoesOn(reason, remaining: .seconds(3)), .waitGoesOn(reason, remaining: .seconds(2)),
        .waitGoesOn(reason, remaining: .seconds(1)), .waitEnded,
      ])
  }

  @Test func aCancelledWaitEnds() throws {
    let bench = PolicyBench(try .current)
    let (transport, clock) = (bench.transport, bench.clock)
    bench.stubs.stub(.get, "/a", answer: .status(429, headers: ["Retry-After": "30"]))
    let load = clock.start { try await transport.send(PolicyBench.get("/a")).status }
    try clock.advance(by: .seconds(10))
    try clock.cancelAll()
    #expect(throws: TransportError.cancelled) { try load.value() }
    #expect(bench.events.last == .waitEnded)
    try clock.expectIdle()
  }
}
