import VirtualTime
import XCTest

/// The same clock under XCTest, on its main thread and in an asynchronous test.
final class XCTestUse: XCTestCase {
  private let clock = VirtualClock()

  override func tearDown() async throws { try clock.expectIdle() }

  func testBackOffOnTheMainThread() throws {
    let client = BackOffClient()
    let clock = clock
    XCTAssertEqual(try clock.run { try await client.load(clock: clock) }, 6)
    XCTAssertEqual(clock.timeLine, BackOffTests.expected)
  }

  func testBackOffInAnAsynchronousTest() async throws {
    let client = BackOffClient()
    let clock = clock
    let load = clock.start { try await client.load(clock: clock) }
    try clock.advance(by: .seconds(31))
    XCTAssertEqual(try load.value(), 6)
    let attempts = await client.attempts
    XCTAssertEqual(attempts, 6)
  }
}
