import HTTPLoopback
import HTTPTransport
import Testing
import URLSessionTransport

@Suite struct SilenceTests {
  private static let page = HTTPResponse(status: 200, body: Array("ab".utf8))

  /// URLSession on Linux would cut 0.9 s to none at all.
  @Test func endsAnExchangeToTheMillisecond() async throws {
    try await LoopbackServer.serving { _ in
      .nothing(by: .hang)
    } during: { server in
      let clock = StillClock()
      let transport = SessionTransport(idleLimit: .milliseconds(900), clock: clock)
      let request = HTTPRequest(.get, server.origin, "/")
      let answer = Task { try await transport.send(request) }
      var sleeps = clock.sleeps.makeAsyncIterator()
      #expect(await sleeps.next() == .milliseconds(900))
      clock.advance(to: .milliseconds(900))
      await #expect(throws: TransportError.timedOut) { try await answer.value }
    }
  }

  @Test func beginsAnewWithEveryByte() async throws {
    let serverClock = StillClock()
    let answer = LoopbackAnswer(
      Self.page, bodyDelay: .seconds(1), cut: .body(bytes: 1, by: .hang))
    try await LoopbackServer.serving(clock: serverClock) { _ in
      answer
    } during: { server in
      let clock = StillClock()
      let transport = SessionTransport(idleLimit: .milliseconds(900), clock: clock)
      let request = HTTPRequest(.get, server.origin, "/")
      let result = Task { try await transport.send(request) }
      var reads = clock.reads.makeAsyncIterator()
      var sleeps = clock.sleeps.makeAsyncIterator()
      var serverSleeps = serverClock.sleeps.makeAsyncIterator()
      // Read at the start, and with the head.
      for _ in 1...2 { await reads.next() }
      #expect(await sleeps.next() == .milliseconds(900))
      clock.advance(to: .milliseconds(500))
      #expect(await serverSleeps.next() == .seconds(1))
      serverClock.advance(to: .seconds(1))
      await reads.next()
      clock.advance(to: .milliseconds(900))
      #expect(await sleeps.next() == .milliseconds(1_400))
      clock.advance(to: .milliseconds(1_400))
      await #expect(throws: TransportError.timedOut) { try await result.value }
    }
  }

  @Test func leavesNoSleeperBehind() async throws {
    try await LoopbackServer.serving { _ in
      LoopbackAnswer(Self.page)
    } during: { server in
      // Nobody advances this clock: the wait must end with the answer.
      let answer = try await SessionTransport(clock: StillClock()).send(
        HTTPRequest(.get, server.origin, "/"))
      #expect(answer.body == Self.page.body)
    }
  }
}
