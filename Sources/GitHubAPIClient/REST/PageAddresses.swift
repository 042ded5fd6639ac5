import HTTPTransport
import MajorDomain

/// Where the pages after the first one are, as its `Link` field says.
enum PageAddresses: Sendable, Hashable {
  /// There are none.
  case none
  /// All of them, so that they can be asked for at once.
  case all([HTTPRequest])
  /// Only the next one is known.
  case next(HTTPRequest)

  /// More pages than any account has; a `last` beyond is not believed.
  static let mostPages = 1000

  /// Reads the field of the answer to `request`.
  ///
  /// The pages between are written after the pattern of the links that GitHub gave: `next` with
  /// another number. That is done only if `last` is of that pattern too.
  ///
  /// - Parameter isFull: Whether the page has as many items as were asked for.
  /// - Throws: ``APIError/foreignOrigin(_:)`` when a link leaves the API's origin.
  init(
    _ response: HTTPResponse, to request: HTTPRequest, isFull: Bool, _ client: GitHubClient
  ) throws(APIError) {
    let link = LinkHeader(response.headers["Link"] ?? "")
    guard let next = link.target(of: "next") else {
      self = isFull ? Self.unlinked(after: request, link) : .none
      return
    }
    let nextRequest = try client.request(following: next, from: request)
    self = .next(nextRequest)
    guard let last = link.target(of: "last") else { return }
    let lastRequest = try client.request(following: last, from: request)
    guard let numbered = NumberedTarget(nextRequest.target), numbered.number == 2,
      let end = NumberedTarget(lastRequest.target), end.number >= 2,
      end.number <= Self.mostPages, numbered.with(end.number) == lastRequest.target
    else { return }
    self = .all(
      (2...end.number).map { number in
        var page = nextRequest
        page.target = numbered.with(number)
        return page
      })
  }

  /// The page after a full one that links to none. On the last page of several there is a link to
  /// the one before; without it the field may have been lost on the way, so the next page is asked
  /// for by its number, and is empty if there is nothing more.
  static func unlinked(after request: HTTPRequest, _ link: LinkHeader) -> PageAddresses {
    guard link.target(of: "prev") == nil else { return .none }
    var next = request
    if let numbered = NumberedTarget(request.target) {
      guard numbered.number < mostPages else { return .none }
      next.target = numbered.with(numbered.number + 1)
    } else {
      next.target += "&page=2"
    }
    return .next(next)
  }

  /// The next page, if it is the only one that is known.
  var following: HTTPRequest? {
    if case .next(let request) = self { request } else { nil }
  }

  /// How many pages there are with the first one, as far as known.
  var pagesKnown: Int {
    switch self {
    case .none: 1
    case .all(let requests): requests.count + 1
    case .next: 2
    }
  }
}

/// A target whose query has a page number.
private struct NumberedTarget {
  let number: Int
  private let before: Substring
  private let after: Substring

  init?(_ target: String) {
    guard let mark = target.firstIndex(of: "?") else { return nil }
    var start = target.index(after: mark)
    while start < target.endIndex {
      let end = target[start...].firstIndex(of: "&") ?? target.endIndex
      if target[start..<end].hasPrefix("page=") {
        let digits = target.index(start, offsetBy: 5)
        guard let number = Int(target[digits..<end]) else { return nil }
        self.number = number
        before = target[..<digits]
        after = target[end...]
        return
      }
      start = end < target.endIndex ? target.index(after: end) : end
    }
    return nil
  }

  func with(_ number: Int) -> String { "\(before)\(number)\(after)" }
}
