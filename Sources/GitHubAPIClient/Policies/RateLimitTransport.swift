public import HTTPTransport
public import MajorDomain

/// Waits out GitHub's rate limits, as far as a budget of waiting allows, and then asks again.
///
/// While one request waits, others that are counted in the same limit are not sent. A refused
/// request did nothing, so any may be sent again. When the wait would be too long the refusal is
/// the answer.
///
/// ```swift
/// let waits = WaitBudget(maximum: .seconds(60), clock: ContinuousClock(), now: now)
/// let transport = RateLimitTransport(of: SessionTransport(), waits: waits, now: now)
/// ```
public struct RateLimitTransport: Transport {
  private let inner: any Transport
  private let waits: WaitBudget
  private let now: @Sendable () -> Timestamp

  /// Creates a transport over another.
  public init(
    of inner: any Transport, waits: WaitBudget, now: @escaping @Sendable () -> Timestamp
  ) {
    self.inner = inner
    self.waits = waits
    self.now = now
  }

  /// Sends, and waits for as long as a limit is in force.
  public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    let resource = RateLimitResource(request)
    var attempt = 0
    while true {
      try await waits.pass(resource)
      let response = try await inner.send(request)
      let time = now()
      guard let report = RateLimitPolicy.report(on: response, to: request, now: time),
        try await waits.wait(
          Self.pause(report, at: time, attempt: attempt), because: .rateLimit(report),
          pausing: report.kind == .secondary ? RateLimitResource.allCases : [resource])
      else { return response }
      attempt += 1
    }
  }

  /// Until the time of reset, or a minute where GitHub names none, as it asks for. A limit that is
  /// still there after that gets at least twice as long as the time before.
  private static func pause(
    _ report: RateLimitReport, at now: Timestamp, attempt: Int
  ) -> Duration {
    let doubled = 1 << min(attempt, 12)
    guard let reset = report.resetsAt else { return .seconds(60 * doubled) }
    return .seconds(max(reset.secondsSinceEpoch - now.secondsSinceEpoch, doubled))
  }
}
