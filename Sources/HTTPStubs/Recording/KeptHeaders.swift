import HTTPTransport

/// The header fields that a recording keeps. Every other field is left out, whatever it holds:
/// what is not known to be harmless is not written.
///
/// ```swift
/// KeptHeaders.ofRequests.names.contains("Authorization")  // false
/// ```
public struct KeptHeaders: Sendable, Hashable {
  /// The names, in the order and spelling in which they are written: `["Accept", …]`.
  public let names: [String]

  /// What is kept of a request: `KeptHeaders.ofRequests.names`.
  public static let ofRequests = KeptHeaders(names: [
    "Accept", "Content-Type", "If-Modified-Since", "If-None-Match", "X-GitHub-Api-Version",
  ])

  /// What is kept of a response: `KeptHeaders.ofResponses.names`.
  public static let ofResponses = KeptHeaders(names: [
    "Cache-Control", "Content-Type", "Date", "Deprecation", "ETag", "Last-Modified", "Link",
    "Location", "Retry-After", "Sunset", "Vary", "X-GitHub-Api-Version-Selected",
    "X-GitHub-Media-Type", "X-Poll-Interval", "X-RateLimit-Limit", "X-RateLimit-Remaining",
    "X-RateLimit-Reset", "X-RateLimit-Resource", "X-RateLimit-Used",
  ])

  /// The fields that are kept, one line a name.
  func filter(_ headers: HTTPFields) -> HTTPFields {
    HTTPFields(
      names.compactMap { name in headers[name].map { HTTPFields.Field(name: name, value: $0) } })
  }
}
