/// An answer as a value, with its whole body.
public struct HTTPResponse: Sendable, Hashable {
  /// The status code (RFC 9110, section 15).
  public var status: Int
  /// The header fields.
  public var headers: HTTPFields
  /// The body, after any content coding was undone.
  public var body: [UInt8]

  /// Creates an answer.
  public init(status: Int, headers: HTTPFields = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
