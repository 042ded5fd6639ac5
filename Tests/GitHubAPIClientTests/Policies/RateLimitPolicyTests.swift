import GitHubAPIClient
import HTTPTransport
import MajorDomain
import Testing

/// Which answers are limits, of which kind, and until when, with `now` at 1000 s since 1970.
@Suite struct RateLimitPolicyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var request = HTTPRequest(.get, GitHubHost.gitHub.apiOrigin, "/users/octo-org/repos")
    let response: HTTPResponse
    let report: RateLimitReport?
    var testDescription: String { name }
  }

  static let graphQL = HTTPRequest(
    .post, GitHubHost.gitHub.apiOrigin, "/graphql",
    body: Array(#"{"query":"{viewer{login}}"}"#.utf8))

  static func answer(
    _ status: Int, _ headers: HTTPFields = [:], _ message: String = "Forbidden"
  ) -> HTTPResponse {
    HTTPResponse(status: status, headers: headers, body: Array(#"{"message":"\#(message)"}"#.utf8))
  }

  static func limit(
    _ kind: RateLimitReport.Kind, of limit: Int? = nil, until reset: Int?
  ) -> RateLimitReport {
    RateLimitReport(
      kind: kind, limit: limit, resetsAt: reset.map(Timestamp.init(secondsSinceEpoch:)),
      isAuthenticated: false)
  }

  static let secondaryWords = "You have exceeded a secondary rate limit. Please wait a few minutes"
  static let year = 366 * 86_400

  @Test(arguments: [
    Case(name: "no limit", response: answer(403, ["X-RateLimit-Remaining": "59"]), report: nil),
    Case(
      name: "a refusal with a reset, as every answer has",
      response: answer(403, ["X-RateLimit-Remaining": "59", "X-RateLimit-Reset": "1100"]),
      report: nil),
    Case(
      name: "the words alone are no limit when the status is another",
      response: answer(422, [:], secondaryWords), report: nil),
    Case(
      name: "primary",
      response: answer(
        403,
        ["X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1100"]),
      report: limit(.primary, of: 60, until: 1100)),
    Case(
      name: "primary, names in lower case, 429",
      response: answer(429, ["x-ratelimit-remaining": "0", "x-ratelimit-reset": "1100"]),
      report: limit(.primary, until: 1100)),
    Case(
      name: "primary without a reset", response: answer(403, ["X-RateLimit-Remaining": "0"]),
      report: limit(.primary, until: nil)),
    Case(
      name: "primary, reset in the past",
      response: answer(403, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "900"]),
      report: limit(.primary, until: 1000)),
    Case(
      name: "primary, the server's clock is 500 s ahead",
      response: answer(
        403,
        [
          "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1530",
          "Date": "Thu, 01 Jan 1970 00:25:00 GMT",
        ]),
      report: limit(.primary, until: 1030)),
    Case(
      name: "primary, a reset beyond all time",
      response: answer(
        403, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "9223372036854775807"]),
      report: limit(.primary, until: 1000 + year)),
    Case(
      name: "primary, a reset that is no number",
      response: answer(403, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "soon"]),
      report: limit(.primary, until: nil)),
    Case(
      name: "Retry-After wins over the reset",
      response: answer(
        403, ["Retry-After": "30", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "4600"]),
      report: limit(.secondary, until: 1030)),
    Case(
      name: "Retry-After beside requests that are left, whatever the words",
      response: answer(
        403, ["Retry-After": "30", "X-RateLimit-Limit": "5000", "X-RateLimit-Remaining": "4000"],
        "Must have push access to repository"),
      report: limit(.secondary, of: 5000, until: 1030)),
    Case(
      name: "Retry-After 0", response: answer(429, ["Retry-After": "0"]),
      report: limit(.secondary, until: 1000)),
    Case(
      name: "Retry-After -5", response: answer(429, ["Retry-After": "-5"]),
      report: limit(.secondary, until: 1000)),
    Case(
      name: "Retry-After abc on 429", response: answer(429, ["Retry-After": "abc"]),
      report: limit(.secondary, until: nil)),
    Case(
      name: "Retry-After abc on 403 is nothing", response: answer(403, ["Retry-After": "abc"]),
      report: nil),
    Case(
      name: "Retry-After 99999999", response: answer(429, ["Retry-After": "99999999"]),
      report: limit(.secondary, until: 1000 + year)),
    Case(
      name: "Retry-After with more digits than a number has",
      response: answer(429, ["Retry-After": "99999999999999999999"]),
      report: limit(.secondary, until: nil)),
    Case(
      name: "Retry-After as a date, without Date",
      response: answer(429, ["Retry-After": "Thu, 01 Jan 1970 00:20:00 GMT"]),
      report: limit(.secondary, until: 1200)),
    Case(
      name: "Retry-After as a date, by the server's clock",
      response: answer(
        429,
        [
          "Retry-After": "Thu, 01 Jan 1970 00:25:08 GMT", "Date": "Thu, 01 Jan 1970 00:25:00 GMT",
        ]), report: limit(.secondary, until: 1008)),
    Case(
      name: "429 and nothing else", response: answer(429), report: limit(.secondary, until: nil)),
    Case(
      name: "by GH-Limited-By",
      response: answer(
        403, ["GH-Limited-By": "search-elapsed-time-shared-grouped", "X-RateLimit-Reset": "1003"]),
      report: limit(.secondary, until: nil)),
    Case(
      name: "by words alone",
      response: answer(
        403, ["X-RateLimit-Remaining": "21", "X-RateLimit-Reset": "1003"], secondaryWords),
      report: limit(.secondary, until: nil)),
    Case(
      name: "by the older words", response: answer(403, [:], "triggered an abuse detection"),
      report: limit(.secondary, until: nil)),
    Case(
      name: "by words, and nothing is left",
      response: answer(
        403, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "1100"], secondaryWords),
      report: limit(.secondary, until: 1100)),
    Case(
      name: "GraphQL, RATE_LIMIT", request: graphQL,
      response: HTTPResponse(
        status: 200, headers: ["X-RateLimit-Limit": "5000", "X-RateLimit-Reset": "1100"],
        body: Array(#"{"errors":[{"type":"RATE_LIMIT","message":"exceeded"}]}"#.utf8)),
      report: limit(.primary, of: 5000, until: 1100)),
    Case(
      name: "GraphQL, RATE_LIMITED with data null", request: graphQL,
      response: HTTPResponse(
        status: 200, body: Array(#"{"data":null,"errors":[{"type":"RATE_LIMITED"}]}"#.utf8)),
      report: limit(.primary, until: nil)),
    Case(
      name: "GraphQL, another error", request: graphQL,
      response: HTTPResponse(
        status: 200, body: Array(#"{"data":null,"errors":[{"type":"NOT_FOUND"}]}"#.utf8)),
      report: nil),
    Case(
      name: "GraphQL, data beside the error", request: graphQL,
      response: HTTPResponse(
        status: 200, body: Array(#"{"data":{},"errors":[{"type":"RATE_LIMITED"}]}"#.utf8)),
      report: nil),
    Case(
      name: "REST is not read that way",
      response: HTTPResponse(
        status: 200, body: Array(#"{"errors":[{"type":"RATE_LIMITED"}]}"#.utf8)),
      report: nil),
  ])
  func reads(_ example: Case) {
    let report = RateLimitPolicy.report(
      on: example.response, to: example.request, now: Timestamp(secondsSinceEpoch: 1000))
    #expect(report == example.report)
  }

  @Test func tellsWhetherATokenWasSent() {
    var request = HTTPRequest(.get, GitHubHost.gitHub.apiOrigin, "/user")
    request.headers["Authorization"] = "Bearer x"
    let report = RateLimitPolicy.report(
      on: Self.answer(429), to: request, now: Timestamp(secondsSinceEpoch: 0))
    #expect(report?.isAuthenticated == true)
  }
}
