import HTTPTransport
import StrictJSON

extension RecordedExchange {
  /// The content of its file: JSON with an indent of two spaces and a final line break.
  ///
  /// ```swift
  /// try store.write(exchange.bytes, to: exchange.fileName)
  /// ```
  public var bytes: [UInt8] {
    var sent: [JSONValue.Member] = [
      .init("method", .string(request.method.rawValue)), .init("url", .string(request.url)),
      .init("headers", Self.json(request.headers)),
      .init("authenticated", .bool(isAuthenticated)),
    ]
    sent += RecordedBody.members(request.body, type: request.headers["Content-Type"])
    var received: [JSONValue.Member] = [
      .init("status", .number(JSONNumber(response.status))),
      .init("headers", Self.json(response.headers)),
    ]
    received += RecordedBody.members(response.body, type: response.headers["Content-Type"])
    var members: [JSONValue.Member] = [
      .init("request", .object(sent)), .init("response", .object(received)),
      .init("recordedAt", .string(UTCTime.text(recordedAt))),
    ]
    if let apiVersion { members.append(.init("apiVersion", .string(apiVersion))) }
    members.append(.init("sequence", .number(JSONNumber(sequence))))
    return Array((JSONValue.object(members).prettyText + "\n").utf8)
  }

  private static func json(_ headers: HTTPFields) -> JSONValue {
    .object(headers.fields.map { .init($0.name, .string($0.value)) })
  }
}
