import HTTPTransport

/// The head of a request (RFC 9112, sections 3 and 5), parsed.
struct RequestHead: Sendable, Hashable {
  /// How the body's end is found (RFC 9112, section 6.3).
  enum BodyLength: Sendable, Hashable {
    case bytes(Int)
    case chunked
  }

  let lines: [String]
  let method: HTTPMethod
  let target: String
  /// Of the target in absolute form or of the `Host` field; `nil` when there is neither.
  let origin: HTTPOrigin?
  let fields: HTTPFields
  let bodyLength: BodyLength
  /// Whether the client understands HTTP/1.1: chunks, and a connection that stays open.
  let isVersion11: Bool

  /// Parses a head without its empty line, or says which status refuses it.
  init(_ bytes: some Sequence<UInt8>) throws(RequestRefusal) {
    lines = String(decoding: Array(bytes), as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false
    ).map(String.init)
    let start = lines.first ?? ""
    let words = start.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else {
      throw RequestRefusal(status: 400, line: start)
    }
    guard let method = HTTPMethod(rawValue: String(words[0])) else {
      throw RequestRefusal(status: 501, line: start)
    }
    self.method = method
    isVersion11 = words[2] != "HTTP/1.0"
    var fields = HTTPFields()
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else {
        throw RequestRefusal(status: 400, line: start)
      }
      fields.append(name: String(line[..<colon]), value: trimmed(line[line.index(after: colon)...]))
    }
    (origin, target) = Self.split(String(words[1]), host: fields["Host"])
    bodyLength = try Self.bodyLength(fields, line: start)
    self.fields = fields
  }

  /// Whether the connection stays open after the answer (RFC 9112, section 9.3).
  var keepsAlive: Bool {
    let options = (fields["Connection"] ?? "").lowercased().split(separator: ",").map(trimmed)
    return isVersion11 ? !options.contains("close") : options.contains("keep-alive")
  }

  /// Whether the client waits for a word before it sends the body (RFC 9110, section 10.1.1).
  var expectsContinue: Bool {
    isVersion11 && fields["Expect"]?.lowercased() == "100-continue" && bodyLength != .bytes(0)
  }

  /// The request with its body, for a server at `address`.
  func request(to address: HTTPOrigin, body: [UInt8]) -> HTTPRequest {
    var headers = fields
    for name in ["Host", "Content-Length", "Transfer-Encoding"] { headers[name] = nil }
    return HTTPRequest(method, origin ?? address, target, headers: headers, body: body)
  }

  private static func bodyLength(
    _ fields: HTTPFields, line: String
  ) throws(RequestRefusal) -> BodyLength {
    if let coding = fields["Transfer-Encoding"] {
      guard coding.lowercased() == "chunked" else {
        throw RequestRefusal(status: 501, line: line)
      }
      return .chunked
    }
    guard let length = fields["Content-Length"] else { return .bytes(0) }
    guard let count = Int(length), count >= 0 else {
      throw RequestRefusal(status: 400, line: line)
    }
    return .bytes(count)
  }

  /// Splits a target in absolute form, as a proxy gets it, into origin and origin form.
  private static func split(_ target: String, host: String?) -> (HTTPOrigin?, String) {
    guard let scheme = ["http", "https"].first(where: { target.hasPrefix("\($0)://") }) else {
      return (host.map { origin(scheme: "http", authority: $0[...]) }, target)
    }
    let rest = target.dropFirst(scheme.count + 3)
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    let path = rest[slash...]
    return (origin(scheme: scheme, authority: rest[..<slash]), path.isEmpty ? "/" : String(path))
  }

  private static func origin(scheme: String, authority: Substring) -> HTTPOrigin {
    guard let colon = authority.lastIndex(of: ":"), authority.last != "]",
      let port = Int(authority[authority.index(after: colon)...])
    else { return HTTPOrigin(scheme: scheme, host: String(authority)) }
    return HTTPOrigin(scheme: scheme, host: String(authority[..<colon]), port: port)
  }
}

private func trimmed(_ text: Substring) -> String {
  let isOuter: (Character) -> Bool = { $0 == " " || $0 == "\t" }
  guard let first = text.firstIndex(where: { !isOuter($0) }),
    let last = text.lastIndex(where: { !isOuter($0) })
  else { return "" }
  return String(text[first...last])
}
