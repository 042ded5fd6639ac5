package import HTTPTransport
package import MajorDomain

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An http or https URL, split into what a request needs. Foundation does the parsing
/// (RFC 3986), so that `https://api.github.com@elsewhere.example/` is seen as what it is.
package struct HTTPURL: Sendable, Hashable {
  /// Scheme, host and port.
  package let origin: HTTPOrigin
  /// Path and query, percent-encoded, with the leading slash.
  package let target: String

  /// Parses a URL; a relative reference is resolved against `base` (RFC 3986, section 5).
  package init(_ text: String, relativeTo base: HTTPRequest? = nil) throws(APIError) {
    guard
      let url = URL(string: text, relativeTo: base.flatMap { URL(string: $0.url) })?.absoluteURL,
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https",
      let host = parts.encodedHost, !host.isEmpty
    else { throw .badURL(text) }
    origin = HTTPOrigin(scheme: scheme, host: host, port: parts.port)
    let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
    target = path + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
  }
}
