public import HTTPTransport
public import StrictJSON
public import TypedFixtures

extension StubAnswer {
  /// A status and no body: `.status(404)`.
  public static func status(_ status: Int, headers: HTTPFields = [:]) -> StubAnswer {
    .response(HTTPResponse(status: status, headers: headers))
  }

  /// Bytes with their media type.
  ///
  /// ```swift
  /// stubs.stub(.get, "/logo", answer: .data([0x89, 0x50, 0x4E, 0x47], type: "image/png"))
  /// ```
  public static func data(
    _ bytes: [UInt8], type: String = "application/octet-stream", status: Int = 200,
    headers: HTTPFields = [:]
  ) -> StubAnswer {
    var headers = headers
    if headers["Content-Type"] == nil { headers["Content-Type"] = type }
    return .response(HTTPResponse(status: status, headers: headers, body: bytes))
  }

  /// Text in UTF-8, as it is: also JSON that is broken on purpose.
  ///
  /// ```swift
  /// stubs.stub(.get, "/user", answer: .text("{\"login\":", type: "application/json"))
  /// ```
  public static func text(
    _ text: String, type: String = "text/plain; charset=utf-8", status: Int = 200,
    headers: HTTPFields = [:]
  ) -> StubAnswer {
    .data(Array(text.utf8), type: type, status: status, headers: headers)
  }

  /// A JSON value.
  ///
  /// ```swift
  /// stubs.stub(.get, "/user", answer: .json(["login": "octo-org", "id": 1, "plan": nil]))
  /// ```
  public static func json(
    _ value: JSONValue, status: Int = 200, headers: HTTPFields = [:]
  ) -> StubAnswer {
    .text(
      value.compactText, type: "application/json; charset=utf-8", status: status,
      headers: headers)
  }

  /// The content of a typed fixture with its media type.
  ///
  /// ```swift
  /// stubs.stub(.get, "/users/octo-org/repos", answer: .fixture(Fixtures.Users.repositories))
  /// ```
  public static func fixture(
    _ fixture: Fixture, status: Int = 200, headers: HTTPFields = [:]
  ) -> StubAnswer {
    .data(fixture.bytes, type: fixture.mimeType, status: status, headers: headers)
  }
}
