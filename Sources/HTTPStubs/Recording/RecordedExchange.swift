public import HTTPTransport

/// A request and its answer as they stand in one file of a recording, without any secret.
///
/// ```swift
/// let exchange = try RecordedExchange(parsing: bytes)
/// exchange.response.status  // 200
/// ```
///
/// The file is JSON, made to be read and to be edited by hand:
///
/// ```json
/// {
///   "request": {
///     "method": "GET",
///     "url": "https://api.github.com/users/octo-org/repos?per_page=100",
///     "headers": {"Accept": "application/vnd.github+json"},
///     "authenticated": false
///   },
///   "response": {"status": 200, "headers": {"ETag": "\"1\""}, "json": []},
///   "recordedAt": "2026-11-02T09:00:00Z",
///   "apiVersion": "2022-11-28",
///   "sequence": 1
/// }
/// ```
///
/// A body is `json` (any value), `text`, or `base64`; none of the three is no body.
public struct RecordedExchange: Sendable, Hashable {
  /// The request, with the header fields of ``KeptHeaders/ofRequests``: `exchange.request.url`.
  public var request: HTTPRequest
  /// Whether the request carried credentials; which is not recorded. A replay plans with a token
  /// if one of its recordings had one: `exchanges.contains(where: \.isAuthenticated)`.
  public var isAuthenticated: Bool
  /// The answer, with the header fields of ``KeptHeaders/ofResponses``. A JSON body is written
  /// without white space; number literals and the order of members are those of the server:
  /// `exchange.response.body`.
  public var response: HTTPResponse
  /// When the request was sent, in seconds since 1970-01-01T00:00:00Z: the time of a replay is
  /// `exchanges.map(\.recordedAt).max()`.
  public var recordedAt: Int
  /// The version of the API: `exchange.apiVersion == "2022-11-28"`. It comes from
  /// `X-GitHub-Api-Version` of the request, or else `X-GitHub-Api-Version-Selected` of the
  /// response; `nil` when neither was there.
  public var apiVersion: String?
  /// The place of the request in its recording, from 1: `exchange.sequence == 1`.
  public var sequence: Int

  /// Creates an exchange of what may be kept of a request and its answer.
  ///
  /// ```swift
  /// RecordedExchange(request, response, recordedAt: 1_793_610_000, sequence: 1).request.headers
  /// ```
  public init(
    _ request: HTTPRequest, _ response: HTTPResponse, recordedAt: Int, sequence: Int
  ) {
    self.request = request
    self.response = response
    self.recordedAt = recordedAt
    self.sequence = sequence
    self.request.headers = KeptHeaders.ofRequests.filter(request.headers)
    self.response.headers = KeptHeaders.ofResponses.filter(response.headers)
    isAuthenticated = request.headers["Authorization"] != nil
    apiVersion =
      request.headers["X-GitHub-Api-Version"] ?? response.headers["X-GitHub-Api-Version-Selected"]
  }

  /// The name of its file: sequence, method and path, `0001-GET-users-octo-org-repos.json`.
  public var fileName: String {
    let digits = String(sequence)
    let words = request.path.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let slug = words.joined(separator: "-").prefix(60)
    let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "\(number)-\(request.method.rawValue)\(slug.isEmpty ? "" : "-")\(slug).json"
  }
}
