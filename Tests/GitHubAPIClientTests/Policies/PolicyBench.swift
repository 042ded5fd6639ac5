import GitHubAPIClient
import HTTPStubs
import HTTPTransport
import Locking
import MajorDomain
import VirtualTime

/// The policies over stubs in virtual time, and all that they told.
struct PolicyBench {
  let stubs: StubManager
  let clock = VirtualClock()
  let transport: RateLimitTransport
  private let told = Locked<[APIEvent]>([])

  /// - Parameter maximum: The budget of waiting, in seconds.
  init(_ stubs: StubManager, maximumWait maximum: Int = 60) {
    self.stubs = stubs
    let (clock, told) = (clock, told)
    let wall = VirtualWallClock(on: clock, startingAt: 1000)
    let now: @Sendable () -> Timestamp = { Timestamp(secondsSinceEpoch: wall.secondsSinceEpoch) }
    let waits = WaitBudget(maximum: .seconds(maximum), clock: clock, now: now) { event in
      told.withLock { $0.append(event) }
    }
    let retries = RetryTransport(
      of: stubs.transport, waits: waits, now: now, jitter: { $0.upperBound })
    transport = RateLimitTransport(of: retries, waits: waits, now: now)
  }

  /// What was told.
  var events: [APIEvent] { told.withLock { $0 } }

  /// Sends a request and moves time until it is answered.
  func send(_ request: HTTPRequest) throws -> HTTPResponse {
    try clock.run { try await transport.send(request) }
  }

  /// A GET of GitHub's API.
  static func get(_ target: String) -> HTTPRequest {
    HTTPRequest(.get, GitHubHost.gitHub.apiOrigin, target)
  }

  /// A GraphQL document as a request.
  static func graphQL(_ document: String) -> HTTPRequest {
    HTTPRequest(
      .post, GitHubHost.gitHub.apiOrigin, "/graphql",
      body: Array("{\"query\":\"\(document)\"}".utf8))
  }
}
