/// An answer as a value, with its whole body.
///
/// ```swift
/// let response = HTTPResponse(status: 304, headers: ["ETag": "\"1\""])
/// ```
public struct HTTPResponse: Sendable, Hashable {
  /// The status code (RFC 9110, section 15).
  ///
  /// ```swift
  /// guard response.status == 200 else { throw BadStatus(response.status) }
  /// ```
  public var status: Int
  /// The header fields.
  ///
  /// ```swift
  /// let next = response.headers["Link"]
  /// ```
  public var headers: HTTPFields
  /// The body, after any content coding was undone.
  ///
  /// ```swift
  /// let text = String(decoding: response.body, as: UTF8.self)
  /// ```
  public var body: [UInt8]

  /// Creates an answer.
  ///
  /// ```swift
  /// HTTPResponse(status: 200, body: Array("[]".utf8))
  /// ```
  public init(status: Int, headers: HTTPFields = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
