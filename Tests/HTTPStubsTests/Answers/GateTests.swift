import HTTPStubs
import HTTPTransport
import Testing

@Suite struct GateTests {
  @Test func holdsUntilReleasedInOrder() async throws {
    let gate = Gate()
    let stubs = StubManager()
    stubs.stub(.path(prefix: "/"), answer: .status(204).held(by: gate), times: 2)
    let first = Task { try await stubs.transport.send(.api("/1")) }
    try await gate.waitUntilHeld()
    let second = Task { try await stubs.transport.send(.api("/2")) }
    try await gate.waitUntilHeld(2)
    #expect(stubs.requests.map(\.path) == ["/1", "/2"])
    gate.release()
    #expect(try await first.value.status == 204)
    #expect(gate.heldCount == 1)
    gate.open()
    #expect(try await second.value.status == 204)
    #expect(gate.heldCount == 0)
  }

  @Test func aReleaseMayComeBeforeTheRequest() async throws {
    let gate = Gate()
    gate.release(2)
    let stubs = StubManager()
    stubs.stub(.get, "/x", answer: .status(204).held(by: gate), times: 2)
    for _ in 1...2 { #expect(try await stubs.transport.send(.api("/x")).status == 204) }
  }

  @Test func anOpenGateHoldsNothing() async throws {
    let gate = Gate()
    gate.open()
    let stubs = StubManager()
    stubs.stub(.get, "/x", answer: .status(204).held(by: gate))
    #expect(try await stubs.transport.send(.api("/x")).status == 204)
  }

  @Test func cancellingFreesAHeldRequestAndAWatcher() async throws {
    let gate = Gate()
    let stubs = StubManager()
    stubs.stub(.get, "/x", answer: .status(204).held(by: gate))
    let sending = Task { try await stubs.transport.send(.api("/x")) }
    try await gate.waitUntilHeld()
    sending.cancel()
    await #expect(throws: TransportError.cancelled) { try await sending.value }
    #expect(gate.heldCount == 0)
    let watching = Task { try await gate.waitUntilHeld(5) }
    watching.cancel()
    await #expect(throws: CancellationError.self) { try await watching.value }
  }

  @Test func manyRequestsAndReleasesMeet() async throws {
    let gate = Gate()
    let stubs = StubManager()
    stubs.stub(.path("/x"), answer: .status(204).held(by: gate), times: 500)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 1...500 {
        group.addTask { try await stubs.transport.send(.api("/x")).status }
        group.addTask {
          gate.release()
          return 204
        }
      }
      for try await status in group { #expect(status == 204) }
    }
    #expect(gate.heldCount == 0)
    #expect(stubs.finish() == [])
  }
}
