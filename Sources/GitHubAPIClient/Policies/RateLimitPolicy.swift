package import HTTPTransport
package import MajorDomain

/// Tells a rate limit from any other refusal, and its two kinds from each other (GitHub REST,
/// "Rate limits for the REST API", "Exceeding the rate limit"; GitHub GraphQL, "Rate limits and
/// query limits").
package enum RateLimitPolicy {
  /// What limit an answer speaks of; `nil` when it is no limit.
  ///
  /// Headers decide; only where GitHub sends none does its documented wording: a secondary limit
  /// may come as a bare 403 whose body alone says so, and GraphQL's limit as a 200.
  package static func report(
    on response: HTTPResponse, to request: HTTPRequest, now: Timestamp
  ) -> RateLimitReport? {
    let time = ServerTime(response, now: now)
    let limit = response.headers["X-RateLimit-Limit"].flatMap { Int($0) }
    let isAuthenticated = request.headers["Authorization"] != nil
    func report(_ kind: RateLimitReport.Kind, _ reset: Timestamp?) -> RateLimitReport {
      RateLimitReport(kind: kind, limit: limit, resetsAt: reset, isAuthenticated: isAuthenticated)
    }

    if response.status == 200, request.isGraphQL {
      guard ErrorPayload.isRateLimit(response.body) else { return nil }
      return report(.primary, time.retryAfter(response) ?? time.rateLimitReset(response))
    }
    guard response.status == 403 || response.status == 429 else { return nil }
    let isSpent = response.headers["X-RateLimit-Remaining"] == "0"
    let retryAfter = time.retryAfter(response)
    let isSecondary =
      response.headers["GH-Limited-By"] != nil
      || ErrorPayload(response.body)?.message.map(speaksOfSecondaryLimit) ?? false
    if isSpent, retryAfter == nil, !isSecondary {
      return report(.primary, time.rateLimitReset(response))
    }
    guard retryAfter != nil || isSecondary || response.status == 429 else { return nil }
    return report(.secondary, retryAfter ?? (isSpent ? time.rateLimitReset(response) : nil))
  }

  private static func speaksOfSecondaryLimit(_ message: String) -> Bool {
    let message = message.lowercased()
    return message.contains("secondary rate limit") || message.contains("abuse detection")
  }
}
