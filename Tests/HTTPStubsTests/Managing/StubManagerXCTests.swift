import HTTPStubs
import HTTPTransport
import XCTest

/// The kit under XCTest: a manager for each test, checked and emptied by the tear-down.
final class StubManagerXCTests: XCTestCase {
  private let stubs = StubManager()

  override func tearDown() {
    for failure in stubs.finish() {
      XCTFail(failure.message, file: failure.site.filePath, line: failure.site.line)
    }
    XCTAssertEqual(stubs.finish(), [])
  }

  func testAnswers() async throws {
    stubs.stub(.get, "/user", answer: .text("octocat"))
    let response = try await stubs.transport.send(.api("/user"))
    XCTAssertEqual(response.text, "octocat")
  }

  func testAnotherTestHasOtherStubs() async throws {
    stubs.stub(.get, "/user", answer: .status(404))
    let response = try await stubs.transport.send(.api("/user"))
    XCTAssertEqual(response.status, 404)
  }

  func testAnUnusedStubFailsOnItsLine() {
    stubs.stub(.get, "/user", answer: .status(404))
    let failures = stubs.finish()
    XCTAssertEqual(failures.map(\.site.line), [#line - 2])
  }
}
