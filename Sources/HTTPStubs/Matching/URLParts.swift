package import HTTPTransport

/// An absolute `http` or `https` URL taken apart, without a user and without a fragment.
package struct URLParts: Sendable, Hashable {
  /// Scheme, host and port.
  package let origin: HTTPOrigin
  /// Path and query as written; `/` when there is no path (RFC 9110, section 4.2.3).
  package let target: String

  /// `nil` when the text is no such URL.
  package init?(_ url: String) {
    let lowered = url.prefix(8).lowercased()
    guard let scheme = ["https", "http"].first(where: { lowered.hasPrefix("\($0)://") })
    else { return nil }
    let rest = url.dropFirst(scheme.count + 3)
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let target = rest.dropFirst(authority.count).prefix { $0 != "#" }
    guard let (host, port) = Self.split(authority) else { return nil }
    origin = HTTPOrigin(scheme: scheme, host: host, port: port)
    self.target = target.hasPrefix("/") ? String(target) : "/\(target)"
  }

  private static func split(_ authority: Substring) -> (host: String, port: Int?)? {
    guard !authority.isEmpty, !authority.contains("@") else { return nil }
    let afterBrackets = authority.lastIndex(of: "]") ?? authority.startIndex
    guard let colon = authority[afterBrackets...].lastIndex(of: ":") else {
      return (String(authority), nil)
    }
    let host = String(authority[..<colon])
    let digits = authority[authority.index(after: colon)...]
    guard !host.isEmpty else { return nil }
    if digits.isEmpty { return (host, nil) }
    guard let port = UInt16(digits) else { return nil }
    return (host, Int(port))
  }
}
