import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Turns a request into URLSession's, or refuses what would arrive as something else.
enum RequestTranslation {
  static func urlRequest(for request: HTTPRequest) throws(TransportError) -> URLRequest {
    guard let url = URL(string: request.url), isSafe(request) else {
      throw .invalidRequest("not an address: \(request.url)")
    }
    var translated = URLRequest(url: url)
    translated.httpMethod = request.method.rawValue
    for field in request.headers.fields {
      try check(field)
      translated.addValue(field.value, forHTTPHeaderField: field.name)
    }
    guard !request.body.isEmpty else {
      #if !canImport(FoundationNetworking)
      if ![.get, .head].contains(request.method) { translated.httpBody = Data() }
      #endif
      return translated
    }
    guard ![.get, .head].contains(request.method) else {
      throw .invalidRequest("a \(request.method.rawValue) request with a body")
    }
    translated.httpBody = Data(request.body)
    #if canImport(FoundationNetworking)
    // See ProcessSession: a connection that carried a body is not used again.
    translated.setValue("close", forHTTPHeaderField: "Connection")
    #endif
    return translated
  }

  /// Whether the address is what it seems. A target without its slash would change the host, and
  /// so where a token goes; white space, a fragment or a dot segment would be changed on the way.
  private static func isSafe(_ request: HTTPRequest) -> Bool {
    let isHost = request.origin.host.utf8.allSatisfy {
      (0x21...0x7e).contains($0) && !"/?#@\\".utf8.contains($0)
    }
    let isTarget =
      request.target.hasPrefix("/")
      && request.target.utf8.allSatisfy { (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "#") }
    let hasDots = request.path.lowercased().split(separator: "/").contains { segment in
      [".", ".."].contains(String(segment).replacing("%2e", with: "."))
    }
    return ["http", "https"].contains(request.origin.scheme) && isHost && isTarget && !hasDots
  }

  /// Refuses a field that would be read as another one, or as several (RFC 9110, section 5.5).
  private static func check(_ field: HTTPFields.Field) throws(TransportError) {
    let isName = { (byte: UInt8) in
      (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte & 0xdf)
        || "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
    let isValue = { (byte: UInt8) in (byte >= 0x20 && byte != 0x7f) || byte == 0x09 }
    guard !field.name.isEmpty, field.name.utf8.allSatisfy(isName),
      field.value.utf8.allSatisfy(isValue)
    else { throw .invalidRequest("not a header field: \(field.name)") }
    guard !["host", "content-length"].contains(field.name.lowercased()) else {
      throw .invalidRequest("\(field.name) is set by the transport")
    }
  }
}
