import HTTPTransport
import MajorDomain

/// Points in time that a server names, moved to the clock of this machine.
///
/// Clocks differ by minutes. What counts is how long the server wants to be left alone, which is
/// the difference to its own `Date` (RFC 9110, section 6.6.1) where it sends one.
struct ServerTime {
  let now: Timestamp
  private let serverNow: Timestamp

  init(_ response: HTTPResponse, now: Timestamp) {
    self.now = now
    serverNow = response.headers["Date"].flatMap { HTTPDate.parse($0) } ?? now
  }

  /// `Retry-After` (RFC 9110, section 10.2.3): seconds or a date. Less than nothing is now, and
  /// what cannot be read is nothing.
  func retryAfter(_ response: HTTPResponse) -> Timestamp? {
    guard let value = response.headers["Retry-After"] else { return nil }
    if let seconds = Int(value) { return local(afterSeconds: seconds) }
    return HTTPDate.parse(value).map(local)
  }

  /// `X-RateLimit-Reset`: seconds since 1970 on the server's clock.
  func rateLimitReset(_ response: HTTPResponse) -> Timestamp? {
    response.headers["X-RateLimit-Reset"].flatMap { Int($0) }.map {
      local(Timestamp(secondsSinceEpoch: $0))
    }
  }

  private func local(_ time: Timestamp) -> Timestamp {
    let (seconds, overflow) = time.secondsSinceEpoch.subtractingReportingOverflow(
      serverNow.secondsSinceEpoch)
    return local(afterSeconds: overflow ? Self.longest : seconds)
  }

  private func local(afterSeconds seconds: Int) -> Timestamp {
    Timestamp(secondsSinceEpoch: now.secondsSinceEpoch + min(max(seconds, 0), Self.longest))
  }

  /// A year. GitHub's limits last an hour; anything beyond a year is an error of somebody's, and
  /// must not overflow the arithmetic.
  private static let longest = 366 * 86_400
}
