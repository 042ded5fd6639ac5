import HTTPTransport

/// Which of GitHub's budgets a request is counted in (GitHub REST, "Rate limits for the REST API",
/// `GET /rate_limit`).
enum RateLimitResource: Sendable, Hashable, CaseIterable {
  case core
  case search
  case graphQL

  /// The budget of a request, seen from its address: it must be known before the answer is.
  init(_ request: HTTPRequest) {
    if request.isGraphQL {
      self = .graphQL
    } else if request.path.contains("/search/") {
      self = .search
    } else {
      self = .core
    }
  }
}
