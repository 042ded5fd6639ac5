public import HTTPTransport
import Locking

/// Answers from a recording, strictly and without a network.
///
/// ```swift
/// let replay = ReplayTransport(try files.map { try RecordedExchange(parsing: $0) })
/// let client = Client(transport: replay)
/// ```
///
/// - Equal requests are answered in recorded order, different ones in any order.
/// - Requests are equal when method, scheme, host, port, path, query (in any order), `Accept` and
///   body are; a JSON body is compared by value. A recording without `Accept` answers any.
/// - Each exchange answers once, unless the last of equal ones shall be repeated.
/// - A request that nothing answers throws ``TransportError/unexpectedRequest(_:)`` with the
///   nearest recordings, field by field.
public struct ReplayTransport: Transport {
  /// The exchanges, in recorded order: `replay.exchanges.map(\.request.url)` is what can be asked.
  public let exchanges: [RecordedExchange]
  private let repeatsLast: Bool
  private let answered: Locked<Set<Int>>

  /// A transport that answers from `exchanges`.
  ///
  /// ```swift
  /// ReplayTransport(exchanges, repeatsLast: true)  // a sample that may be asked again and again
  /// ```
  ///
  /// - Parameter repeatsLast: whether the last of equal requests is answered again when all of
  ///   them were.
  public init(_ exchanges: [RecordedExchange], repeatsLast: Bool = false) {
    self.exchanges = exchanges.sorted { $0.sequence < $1.sequence }
    self.repeatsLast = repeatsLast
    answered = Locked([])
  }

  /// The exchanges that have not answered yet: `#expect(replay.remaining == [])`.
  public var remaining: [RecordedExchange] {
    let answered = self.answered.withLock { $0 }
    return exchanges.indices.filter { !answered.contains($0) }.map { exchanges[$0] }
  }

  /// Answers as it was recorded.
  ///
  /// ```swift
  /// let response = try await replay.send(HTTPRequest(.get, origin, "/users/octo-org"))
  /// ```
  public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    if Task.isCancelled { throw .cancelled }
    let equal = exchanges.indices.filter { exchanges[$0].matcher.matches(request) }
    let index = answered.withLock { answered in
      let index = equal.first { !answered.contains($0) } ?? (repeatsLast ? equal.last : nil)
      if let index { answered.insert(index) }
      return index
    }
    guard let index else { throw .unexpectedRequest(report(request)) }
    return exchanges[index].response
  }

  private func report(_ request: HTTPRequest) -> String {
    let answered = self.answered.withLock { $0 }
    let candidates = exchanges.enumerated().map { index, exchange in
      NearMissReport.Candidate(
        title: exchange.fileName + (answered.contains(index) ? ", answered already" : ""),
        matcher: exchange.matcher)
    }
    return NearMissReport(
      request, noun: "recording", candidates,
      usedUp: ["It matches, but each recording answers once: the request was sent once more."]
    ).text
  }
}

extension RecordedExchange {
  /// The requests that this exchange answers.
  fileprivate var matcher: RequestMatcher {
    var matchers: [RequestMatcher] = [.method(request.method), .url(request.url)]
    if let accept = request.headers["Accept"] { matchers.append(.header("Accept", accept)) }
    matchers.append(.sameBody(as: request.body))
    return .all(of: matchers)
  }
}
