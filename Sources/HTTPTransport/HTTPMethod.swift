/// A request method (RFC 9110, section 9).
///
/// ```swift
/// let method = HTTPMethod(rawValue: "PUT")  // .put
/// ```
public enum HTTPMethod: String, Sendable, Hashable, CaseIterable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"

  /// Whether sending the request twice has the same effect as sending it once
  /// (RFC 9110, section 9.2.2), so that it may be tried again after a failure.
  ///
  /// ```swift
  /// if request.method.isIdempotent { retry(request) }
  /// ```
  public var isIdempotent: Bool {
    switch self {
    case .get, .head, .put, .delete: true
    case .post, .patch: false
    }
  }
}
