import HTTPTransport

/// What kind of body an answer says it has (RFC 9110, section 8.3).
enum ContentType {
  /// Whether it is a page for people, as proxies, sign-in pages and broken servers send.
  static func isHTML(_ response: HTTPResponse) -> Bool {
    if let type = response.headers["Content-Type"]?.lowercased(), type.contains("html") {
      return true
    }
    return response.body.first { !Self.whiteSpace.contains($0) } == UInt8(ascii: "<")
  }

  private static let whiteSpace: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
}
