import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import Locking
import Testing

private let origin = HTTPOrigin(scheme: "https", host: "api.github.com")

@Suite(.httpStubs) struct StubsTraitTests {
  /// One address, stubbed differently by 200 tests that run at the same time.
  @Test(arguments: 1...200) func everyCaseHasItsOwnManager(_ number: Int) async throws {
    let stubs = try StubManager.current
    stubs.stub(.get, "/same", answer: .text("\(number)"))
    await Task.yield()
    let response = try await StubManager.current.transport.send(HTTPRequest(.get, origin, "/same"))
    #expect(response.body == Array("\(number)".utf8))
    #expect(stubs.requests.count == 1)
  }

  @Suite struct Nested {
    @Test func inheritsTheTrait() throws {
      #expect(try StubManager.current.requests == [])
    }
  }
}

@Suite struct StubsTraitFailureTests {
  @Test func withoutTheTraitThereIsNoManager() {
    #expect(throws: MissingStubsTrait()) { try StubManager.current }
  }

  @Test func failuresBecomeIssuesAtTheirPlaces() async throws {
    let test = try #require(Test.current)
    let seen = Locked([SourceLocation?]())
    let line = #line + 4
    try await withKnownIssue {
      try await (.httpStubs as StubsTrait).provideScope(for: test, testCase: nil) {
        let stubs = try StubManager.current
        stubs.stub(.get, "/unused", answer: .status(204))
        _ = try? await stubs.transport.send(HTTPRequest(.get, origin, "/unknown"))
      }
    } matching: { issue in
      seen.withLock { $0.append(issue.sourceLocation) }
      return true
    }
    let locations = seen.withLock { $0 }
    #expect(locations.map { $0?.line } == [test.sourceLocation.line, line])
    #expect(locations.map { $0?.fileID } == [#fileID, #fileID])
  }
}
