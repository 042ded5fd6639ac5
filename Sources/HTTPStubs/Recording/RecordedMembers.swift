import HTTPTransport
import StrictJSON

/// The members of one object in a recording. Each is taken once, and what is left is an error.
struct RecordedMembers {
  private var members: [JSONValue.Member]
  private let path: String

  init(_ value: JSONValue, at path: String) throws(RecordedExchangeError) {
    guard let members = value.object else { throw .invalid(path: path, expected: "an object") }
    self.members = members
    self.path = path
  }

  /// Takes a member that must be there.
  mutating func take<Value>(
    _ name: String, _ expected: String, _ convert: (JSONValue) -> Value?
  ) throws(RecordedExchangeError) -> Value {
    guard let value = try takeIfPresent(name, expected, convert) else {
      throw .invalid(path: "\(path).\(name)", expected: expected)
    }
    return value
  }

  /// Takes a member as it is.
  mutating func take(
    _ name: String, _ expected: String
  ) throws(RecordedExchangeError) -> JSONValue {
    try take(name, expected) { $0 }
  }

  /// Takes a member that may be absent.
  mutating func takeIfPresent<Value>(
    _ name: String, _ expected: String, _ convert: (JSONValue) -> Value?
  ) throws(RecordedExchangeError) -> Value? {
    guard let index = members.firstIndex(where: { $0.name == name }) else { return nil }
    guard let value = convert(members.remove(at: index).value) else {
      throw .invalid(path: "\(path).\(name)", expected: expected)
    }
    return value
  }

  mutating func headers() throws(RecordedExchangeError) -> HTTPFields {
    let members = try take("headers", "an object of strings", \.object)
    var headers = HTTPFields()
    for member in members {
      guard let value = member.value.string else {
        throw .invalid(path: "\(path).headers.\(member.name)", expected: "a string")
      }
      headers.append(name: member.name, value: value)
    }
    return headers
  }

  mutating func request() throws(RecordedExchangeError) -> HTTPRequest {
    let methods = HTTPMethod.allCases.map(\.rawValue).joined(separator: ", ")
    let method = try take("method", "one of \(methods)") { value in
      value.string.flatMap(HTTPMethod.init(rawValue:))
    }
    let url = try take("url", "an http or https address") { value in
      value.string.flatMap { URLParts($0) }
    }
    return HTTPRequest(method, url.origin, url.target, headers: try headers())
  }

  mutating func body() throws(RecordedExchangeError) -> [UInt8] {
    let names = ["json", "text", "base64"]
    let found = members.filter { names.contains($0.name) }
    guard let member = found.first else { return [] }
    guard found.count == 1 else {
      throw .invalid(path: path, expected: "one of json, text and base64, not several")
    }
    members.removeAll { names.contains($0.name) }
    guard let bytes = RecordedBody.bytes(member) else {
      let expected = member.name == "text" ? "a string" : "a string in base64"
      throw .invalid(path: "\(path).\(member.name)", expected: expected)
    }
    return bytes
  }

  /// Checks that nothing is left.
  func finish() throws(RecordedExchangeError) {
    guard let name = members.first?.name else { return }
    throw .invalid(path: "\(path).\(name)", expected: "no such member")
  }
}
