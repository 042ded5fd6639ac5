public import HTTPTransport
public import MajorDomain

/// Sends again what failed on the way or at the server, after a pause that doubles each time.
///
/// Only requests whose repetition is harmless are sent again: idempotent methods, and GraphQL
/// queries. When retries or the budget of waiting are used up the last failure is the answer.
public struct RetryTransport: Transport {
  private let inner: any Transport
  private let waits: WaitBudget
  private let now: @Sendable () -> Timestamp
  private let jitter: @Sendable (ClosedRange<Double>) -> Double

  /// Creates a transport over another.
  ///
  /// - Parameters:
  ///   - waits: Bounds the pauses together with all other waits.
  ///   - now: The time, for a `Retry-After` that is a date.
  ///   - jitter: Draws a number of a range, so that many clients do not come back together.
  public init(
    of inner: any Transport, waits: WaitBudget, now: @escaping @Sendable () -> Timestamp,
    jitter: @escaping @Sendable (ClosedRange<Double>) -> Double
  ) {
    self.inner = inner
    self.waits = waits
    self.now = now
    self.jitter = jitter
  }

  /// Sends, and sends again while that may help.
  public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    var retry = 1
    while true {
      let outcome: Result<HTTPResponse, TransportError>
      do throws(TransportError) {
        outcome = .success(try await inner.send(request))
      } catch {
        outcome = .failure(error)
      }
      guard let failure = Failure(outcome), request.isRepeatable,
        retry <= failure.maximumRetries(of: request),
        try await waits.wait(
          pause(before: retry, outcome), because: .retry(failure.cause, retry: retry))
      else { return try outcome.get() }
      retry += 1
    }
  }

  /// 1, 2, 4, … seconds, of which a random part of at most a half is left out; or what the server
  /// asks for, if that is longer.
  private func pause(
    before retry: Int, _ outcome: Result<HTTPResponse, TransportError>
  ) -> Duration {
    let pause = Duration.seconds(1 << (retry - 1)) * jitter(0.5...1)
    guard case .success(let response) = outcome else { return pause }
    let time = now()
    guard let after = ServerTime(response, now: time).retryAfter(response) else { return pause }
    return max(pause, .seconds(after.secondsSinceEpoch - time.secondsSinceEpoch))
  }
}

/// A failure that may pass.
private struct Failure {
  let cause: RetryCause

  /// `nil` when there is an answer, or when asking again would bring the same.
  init?(_ outcome: Result<HTTPResponse, TransportError>) {
    switch outcome {
    case .success(let response):
      guard [500, 502, 503, 504].contains(response.status) else { return nil }
      cause = .serverFailure(status: response.status)
    case .failure(let error):
      guard case .unreachable(let failure) = APIError(error) else { return nil }
      cause = .noAnswer(failure)
    }
  }

  func maximumRetries(of request: HTTPRequest) -> Int {
    switch cause {
    case .noAnswer(.tls): 0
    // Often there is no network at all, and a user wants to know that soon.
    case .noAnswer(.hostNotFound), .noAnswer(.cannotConnect), .noAnswer(.other): 2
    // Each took long already.
    case .noAnswer(.timedOut): 2
    case .noAnswer(.connectionLost), .noAnswer(.incompleteBody), .noAnswer(.malformedResponse): 4
    // GraphQL takes too long for what was asked: whoever asked has to ask for less.
    case .serverFailure(502), .serverFailure(504): request.isGraphQL ? 1 : 4
    case .serverFailure: 4
    }
  }
}
