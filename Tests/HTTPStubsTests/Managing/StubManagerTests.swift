import HTTPStubs
import HTTPTransport
import Testing

@Suite struct StubManagerTests {
  private let stubs = StubManager()

  private func texts(_ target: String, count: Int) async throws -> [String] {
    var texts: [String] = []
    for _ in 0..<count { texts.append(try await stubs.transport.send(.api(target)).text) }
    return texts
  }

  @Test func theFirstDeclaredThatIsNotUsedUpAnswers() async throws {
    stubs.stub(.path("/x"), answer: .text("a"))
    stubs.stub(.path("/x"), answer: .text("b"), times: 2)
    stubs.stub(.path("/x"), answer: .text("c"), times: .any)
    #expect(try await texts("/x", count: 5) == ["a", "b", "b", "c", "c"])
    #expect(stubs.finish() == [])
  }

  @Test func aSequenceAnswersInOrderOnce() async throws {
    stubs.stub(.get, "/x", inOrder: .text("1"), .text("2"), .text("3"))
    #expect(try await texts("/x", count: 3) == ["1", "2", "3"])
    #expect(stubs.finish() == [])
    await #expect(throws: TransportError.self) { try await texts("/x", count: 1) }
  }

  @Test(arguments: [
    (UseCount.exactly(2), 2, [0, 1]), (.atLeastOnce, 3, [0]), (.any, 3, []), (.upTo(3), 3, []),
    (1 as UseCount, 1, [0]),
  ])
  func countsDecideWhatIsUnused(_ count: UseCount, most: Int, tooFew: [Int]) async throws {
    for uses in 0...most {
      let stubs = StubManager()
      stubs.stub(.get, "/x", answer: .status(204), times: count)
      for _ in 0..<uses { _ = try await stubs.transport.send(.api("/x")) }
      #expect(stubs.verify().map(\.kind) == (tooFew.contains(uses) ? [.unusedStub] : []))
    }
  }

  @Test func requestsAreRecorded() async throws {
    let star = stubs.stub(.put, "/user/starred/a/b", answer: .status(204))
    stubs.stub(.get, "/user", answer: .status(200))
    _ = try await stubs.transport.send(.api("/user"))
    _ = try await stubs.transport.send(.api(.put, "/user/starred/a/b"))
    #expect(stubs.requests == [.api("/user"), .api(.put, "/user/starred/a/b")])
    #expect(star.requests == [.api(.put, "/user/starred/a/b")])
    #expect(stubs.requests(matching: .method(.get)) == [.api("/user")])
  }

  @Test func aSwallowedUnexpectedRequestStillFails() async {
    _ = try? await stubs.transport.send(.api("/nothing"))
    #expect(stubs.verify().map(\.kind) == [.unexpectedRequest(.api("/nothing"))])
    #expect(stubs.finish().count == 1)
    #expect(stubs.finish() == [])
  }

  @Test func aRemovedStubNeitherAnswersNorFails() async {
    let stub = stubs.stub(.get, "/x", answer: .status(204))
    stubs.remove(stub)
    #expect(stubs.verify() == [])
    await #expect(throws: TransportError.self) { try await stubs.transport.send(.api("/x")) }
  }

  @Test func failuresPointAtTheirLines() async throws {
    let (here, stubs) = (#line, StubManager())
    stubs.stub(.get, "/x", answer: .status(204))
    _ = try? await stubs.transport.send(.api("/y"))
    #expect(stubs.finish().map { Int($0.site.line) } == [here, here + 1])
  }

  @Test func aCancelledTaskUsesNoStub() async throws {
    stubs.stub(.get, "/x", answer: .status(204))
    let sending = Task { [stubs] in
      while !Task.isCancelled { await Task.yield() }
      return try await stubs.transport.send(.api("/x"))
    }
    sending.cancel()
    await #expect(throws: TransportError.cancelled) { try await sending.value }
    #expect(stubs.requests == [])
  }

  @Test func parallelRequestsUseEachStubAsOftenAsDeclared() async throws {
    stubs.stub(.path("/x"), answer: .text("a"), times: 100)
    stubs.stub(.path("/x"), answer: .text("b"), times: 100)
    let texts = try await withThrowingTaskGroup(of: String.self) { [stubs] group in
      for _ in 1...200 { group.addTask { try await stubs.transport.send(.api("/x")).text } }
      return try await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    #expect(texts == ["a": 100, "b": 100])
    #expect(stubs.finish() == [])
  }

  /// One address, stubbed differently by 200 tests that run at the same time.
  @Test(arguments: 1...200) func testsDoNotMix(_ number: Int) async throws {
    stubs.stub(.get, "/same", answer: .text("\(number)"), times: 5)
    for _ in 1...5 {
      await Task.yield()
      #expect(try await stubs.transport.send(.api("/same")).text == "\(number)")
    }
    #expect(stubs.finish() == [])
  }
}
