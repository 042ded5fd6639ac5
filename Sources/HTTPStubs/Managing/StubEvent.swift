public import HTTPTransport

/// What happens at a ``StubManager``, told to who observes it.
///
/// ```swift
/// stubs.observe { event in print(event) }  // GET /user, then GET /user: 200
/// ```
public enum StubEvent: Sendable, Hashable, CustomStringConvertible {
  /// A request came; also one that no stub answers: `.request(HTTPRequest(.get, api, "/user"))`.
  case request(HTTPRequest)
  /// A request was answered, after all delays, or failed:
  /// `.response(to: request, .failure(.timedOut))`.
  case response(to: HTTPRequest, Result<HTTPResponse, TransportError>)

  /// Method and target, and how the request was answered: `GET /user`, `GET /user: 200`,
  /// `GET /user: timed out`.
  ///
  /// ```swift
  /// clock.record(.request("\(event)"))
  /// ```
  public var description: String {
    switch self {
    case .request(let request): "\(request.method.rawValue) \(request.target)"
    case .response(let request, .success(let response)):
      "\(StubEvent.request(request)): \(response.status)"
    case .response(let request, .failure(.unexpectedRequest)):
      "\(StubEvent.request(request)): unexpected request"
    case .response(let request, .failure(let error)): "\(StubEvent.request(request)): \(error)"
    }
  }
}
