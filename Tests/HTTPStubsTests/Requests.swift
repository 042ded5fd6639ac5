import HTTPTransport

extension HTTPRequest {
  /// A request to api.github.com.
  static func api(
    _ method: HTTPMethod, _ target: String, headers: HTTPFields = [:], body: String = ""
  ) -> HTTPRequest {
    HTTPRequest(
      method, HTTPOrigin(scheme: "https", host: "api.github.com"), target, headers: headers,
      body: Array(body.utf8))
  }

  /// A `GET` request to api.github.com.
  static func api(_ target: String, headers: HTTPFields = [:]) -> HTTPRequest {
    api(.get, target, headers: headers)
  }
}

extension HTTPResponse {
  /// The body as text.
  var text: String { String(decoding: body, as: UTF8.self) }
}
