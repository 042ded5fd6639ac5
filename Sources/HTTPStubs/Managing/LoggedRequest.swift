import HTTPTransport

/// A request that came, and the stub that answered it, if one did.
struct LoggedRequest: Sendable {
  let request: HTTPRequest
  let answeredBy: Int?
}
