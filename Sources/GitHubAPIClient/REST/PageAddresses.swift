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
  /// - Throws: ``APIError/foreignOrigin(_:)`` when a link leaves the API's origin.
  init(
    _ response: HTTPResponse, to request: HTTPRequest, _ client: GitHubClient
  ) throws(APIError) {
    guard let field = response.headers["Link"] else {
      self = .none
      return
    }
    let link = LinkHeader(field)
    guard let next = link.target(of: "next") else {
      self = .none
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
