import HTTPStubs
import HTTPTransport
import Testing
import VirtualTime

/// Requests, answers, waits, values and frames of one test on the time line of its clock.
@Suite struct TimeLineTests {
  private let stubs = StubManager()
  private let clock = VirtualClock()

  private func observeStubs() {
    stubs.observe { [clock] event in
      switch event {
      case .request: clock.record(.request("\(event)"))
      case .response: clock.record(.response("\(event)"))
      }
    }
  }

  /// A client that tries again after a second, and a screen that shows what came.
  private func load() async throws {
    clock.record(.frame("loading"))
    var response = try await stubs.transport.send(.api("/user"))
    while response.status == 502 {
      try await clock.sleep(for: .seconds(1))
      response = try await stubs.transport.send(.api("/user"))
    }
    clock.record(.value("\(response.body.count) bytes"))
    clock.record(.frame("loaded"))
  }

  @Test func requestsWaitsValuesAndFramesStandOnOneTimeLine() throws {
    observeStubs()
    stubs.stub(
      .get, "/user", inOrder: .status(502), .text("{}").delayed(by: .seconds(2), on: clock))
    try clock.run { try await load() }
    try clock.expectTimeLine([
      .at(.zero, .frame("loading")),
      .at(.zero, .request("GET /user")),
      .at(.zero, .response("GET /user: 502")),
      .at(.zero, .wait(.seconds(1))),
      .at(.seconds(1), .wake(.seconds(1))),
      .at(.seconds(1), .request("GET /user")),
      .at(.seconds(1), .wait(.seconds(2))),
      .at(.seconds(3), .wake(.seconds(2))),
      .at(.seconds(3), .response("GET /user: 200")),
      .at(.seconds(3), .value("2 bytes")),
      .at(.seconds(3), .frame("loaded")),
    ])
    #expect(stubs.finish() == [])
  }

  @Test func failuresAreToldToo() throws {
    observeStubs()
    stubs.stub(.get, "/user", answer: .error(.timedOut))
    _ = try clock.run { [stubs] in
      for target in ["/user", "/unknown"] { _ = try? await stubs.transport.send(.api(target)) }
    }
    #expect(
      clock.timeLine == [
        .at(.zero, .request("GET /user")),
        .at(.zero, .response("GET /user: timed out")),
        .at(.zero, .request("GET /unknown")),
        .at(.zero, .response("GET /unknown: unexpected request")),
      ])
  }

  @Test func theEndOfTheTestEndsObserving() async {
    observeStubs()
    _ = stubs.finish()
    _ = try? await stubs.transport.send(.api("/user"))
    #expect(clock.timeLine == [])
  }
}
