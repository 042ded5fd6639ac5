public import HTTPTransport
public import MajorDomain

/// GitHub's API over a transport. Each role of the domain that it fills is an extension in a file
/// of its own; this one makes requests and judges answers.
///
/// ```swift
/// let client = GitHubClient(transport: SessionTransport()) {
///   Timestamp(secondsSinceEpoch: Int(Date().timeIntervalSince1970))
/// }
/// let list = try await client.fetchRepositories(user: login)
/// ```
public struct GitHubClient: Sendable {
  /// The version of the REST API that is asked for (GitHub REST, "API Versions").
  public static let apiVersion = "2022-11-28"

  /// Where the API is.
  public let host: GitHubHost

  private let transport: any Transport
  let token: AccessToken?
  private let userAgent: String
  let now: @Sendable () -> Timestamp
  private let events: @Sendable (APIEvent) -> Void
  let writes: WritePace

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - transport: Carries the requests; a test passes its stubs.
  ///   - host: Where the API is.
  ///   - token: Sent to the host's API origin, and to no other.
  ///   - userAgent: GitHub refuses requests that name no agent.
  ///   - now: The time, for limits that are given in seconds from now.
  ///   - clock: Waits between writes.
  ///   - events: Is told when a request is redirected.
  public init(
    transport: any Transport,
    host: GitHubHost = .gitHub,
    token: AccessToken? = nil,
    userAgent: String = "gh-major",
    now: @escaping @Sendable () -> Timestamp,
    clock: any Clock<Duration> = ContinuousClock(),
    events: @escaping @Sendable (APIEvent) -> Void = { _ in }
  ) {
    self.transport = transport
    self.host = host
    self.token = token
    self.userAgent = userAgent
    self.now = now
    self.events = events
    writes = WritePace(clock)
  }

  /// A GET of a REST resource; `path` starts with a slash and is percent-encoded.
  package func restRequest(_ path: String) -> HTTPRequest {
    HTTPRequest(.get, host.apiOrigin, host.restBasePath + path, headers: headers)
  }

  /// A GET of the address that an answer gave for `request`, for example its next page.
  ///
  /// - Throws: ``APIError/foreignOrigin(_:)`` when it leaves the API's origin: what follows a link
  ///   carries the token.
  package func request(following reference: String, from request: HTTPRequest)
    throws(APIError) -> HTTPRequest
  {
    let url = try HTTPURL(reference, relativeTo: request)
    guard url.origin == host.apiOrigin else { throw .foreignOrigin("\(url.origin)") }
    var next = request
    next.target = url.target
    return next
  }

  /// Sends a request, follows redirects on the API's origin, and returns the answer if its status
  /// says success.
  ///
  /// Method and body are kept, as GitHub asks for: a write to a renamed repository is still that
  /// write (GitHub REST, "Best practices", "Follow redirects").
  package func send(_ request: HTTPRequest) async throws(APIError) -> HTTPResponse {
    var request = request
    for _ in 0...Self.maximumRedirects {
      let response: HTTPResponse
      do throws(TransportError) {
        response = try await transport.send(request)
      } catch {
        throw APIError(error)
      }
      guard [301, 302, 307, 308].contains(response.status),
        let location = response.headers["Location"]
      else {
        try check(response, to: request)
        return response
      }
      let next = try self.request(following: location, from: request)
      events(.redirected(from: request.target, to: next.target))
      request = next
    }
    throw .endlessChain("more than \(Self.maximumRedirects) redirects")
  }

  private static let maximumRedirects = 5

  private var headers: HTTPFields {
    var headers: HTTPFields = [
      "User-Agent": userAgent,
      "Accept": "application/vnd.github+json",
      "X-GitHub-Api-Version": Self.apiVersion,
    ]
    if let token { headers["Authorization"] = "Bearer \(token.secret)" }
    return headers
  }

  private func check(_ response: HTTPResponse, to request: HTTPRequest) throws(APIError) {
    // GraphQL speaks of its limit with status 200.
    if let limit = RateLimitPolicy.report(on: response, to: request, now: now()) {
      throw .rateLimited(limit)
    }
    guard !(200..<300).contains(response.status) else { return }
    let message = ErrorPayload(response.body)?.message
    switch response.status {
    case 401: throw .unauthorized(message: message)
    case 403: throw .forbidden(message: message, permissions: PermissionReport(response))
    // GitHub hides from a token what it may not change (GitHub REST, "Troubleshooting", "404").
    case 404 where request.method == .put || request.method == .delete:
      throw .forbidden(message: message, permissions: PermissionReport(response))
    case 404: throw .notFound
    case 451: throw .blocked(message: message)
    case 500...599:
      throw .serverFailure(
        status: response.status,
        retryAt: ServerTime(response, now: now()).retryAfter(response))
    default:
      if message == nil, ContentType.isHTML(response) {
        throw .unexpectedPage(status: response.status)
      }
      throw .badStatus(response.status, message: message)
    }
  }
}
