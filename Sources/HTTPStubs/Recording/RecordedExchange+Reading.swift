import HTTPTransport
public import StrictJSON

/// Why a file is no exchange, and where.
///
/// ```swift
/// do {
///   _ = try RecordedExchange(parsing: bytes)
/// } catch {
///   print("\(name): \(error)")  // 0001-GET-user.json: .response.status: expected a status…
/// }
/// ```
public enum RecordedExchangeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text is not JSON; the error has line and column.
  case syntax(JSONSyntaxError)
  /// A member is missing, unknown, or of the wrong form.
  ///
  /// - Parameters:
  ///   - path: where, as in `.response.status`.
  ///   - expected: what belongs there.
  case invalid(path: String, expected: String)

  /// `3:7: trailing comma`, or `.response.status: expected a status from 100 to 599`.
  public var description: String {
    switch self {
    case .syntax(let error): error.description
    case .invalid(let path, let expected):
      "\(path.isEmpty ? "" : "\(path): ")expected \(expected)"
    }
  }
}

extension RecordedExchange {
  /// Reads the content of a file.
  ///
  /// ```swift
  /// let exchange = try RecordedExchange(parsing: bytes)
  /// ```
  ///
  /// - Throws: ``RecordedExchangeError`` with the place; unknown members are errors, since in a
  ///   file that was edited by hand they are misspelt ones.
  public init(parsing bytes: [UInt8]) throws(RecordedExchangeError) {
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONValue(parsing: bytes)
    } catch {
      throw .syntax(error)
    }
    var root = try RecordedMembers(value, at: "")
    var sent = try RecordedMembers(try root.take("request", "an object"), at: ".request")
    request = try sent.request()
    isAuthenticated = try sent.take("authenticated", "true or false", \.bool)
    request.body = try sent.body()
    try sent.finish()
    var received = try RecordedMembers(try root.take("response", "an object"), at: ".response")
    response = HTTPResponse(
      status: try received.take("status", "a status from 100 to 599") { value in
        value.int.flatMap { (100...599).contains($0) ? $0 : nil }
      },
      headers: try received.headers())
    response.body = try received.body()
    try received.finish()
    recordedAt = try root.take("recordedAt", "a time such as 2026-11-02T09:00:00Z") { value in
      value.string.flatMap(UTCTime.seconds)
    }
    apiVersion = try root.takeIfPresent("apiVersion", "a string", \.string)
    sequence = try root.take("sequence", "a whole number from 1") { value in
      value.int.flatMap { $0 >= 1 ? $0 : nil }
    }
    try root.finish()
  }
}
