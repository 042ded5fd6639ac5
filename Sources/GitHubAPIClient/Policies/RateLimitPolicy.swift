import HTTPTransport
import MajorDomain

/// Tells a rate limit from any other refusal, and its two kinds from each other (GitHub REST,
/// "Rate limits for the REST API", "Exceeding the rate limit").
enum RateLimitPolicy {
  /// What limit an answer speaks of; `nil` when it is no limit.
  ///
  /// Headers decide; only where GitHub sends none does its documented wording: a secondary limit
  /// may come as a bare 403 whose body alone says so.
  static func report(
    on response: HTTPResponse, message: String?, isAuthenticated: Bool, now: Timestamp
  ) -> RateLimitReport? {
    guard response.status == 403 || response.status == 429 else { return nil }
    let headers = response.headers
    let limit = headers["X-RateLimit-Limit"].flatMap { Int($0) }
    let isSpent = headers["X-RateLimit-Remaining"] == "0"
    let retryAfter = headers["Retry-After"].flatMap { retryTime($0, response: response, now: now) }
    let saysSecondary = message.map(speaksOfSecondaryLimit) ?? false

    if isSpent, retryAfter == nil, !saysSecondary {
      let reset = headers["X-RateLimit-Reset"].flatMap { Int($0) }
      return RateLimitReport(
        kind: .primary, limit: limit, resetsAt: reset.map(Timestamp.init(secondsSinceEpoch:)),
        isAuthenticated: isAuthenticated)
    }
    guard retryAfter != nil || saysSecondary || response.status == 429 else { return nil }
    return RateLimitReport(
      kind: .secondary, limit: limit, resetsAt: retryAfter, isAuthenticated: isAuthenticated)
  }

  /// `Retry-After` (RFC 9110, section 10.2.3): seconds, or a date.
  private static func retryTime(
    _ value: String, response: HTTPResponse, now: Timestamp
  ) -> Timestamp? {
    if let seconds = Int(value) {
      return Timestamp(secondsSinceEpoch: now.secondsSinceEpoch + max(0, seconds))
    }
    return HTTPDate.parse(value)
  }

  private static func speaksOfSecondaryLimit(_ message: String) -> Bool {
    let message = message.lowercased()
    return message.contains("secondary rate limit") || message.contains("abuse detection")
  }
}
