import GitHubAPIClient
import HTTPStubs
import HTTPTransport
import MajorDomain

extension GitHubClient {
  /// A client over the stubs of one test, at a fixed time.
  static func stubbed(
    _ stubs: StubManager, host: GitHubHost = .gitHub, token: String? = nil, now: Int = 1000
  ) -> GitHubClient {
    GitHubClient(
      transport: stubs.transport, host: host, token: token.flatMap(AccessToken.init),
      userAgent: "gh-major/test", now: { Timestamp(secondsSinceEpoch: now) })
  }
}

extension Login {
  /// A login that is known to be well-formed; traps in the test if it is not.
  static func known(_ text: String) -> Login {
    guard let login = Login(text) else { preconditionFailure("not a login: \(text)") }
    return login
  }
}

extension StubAnswer {
  /// A page of repositories with one star count each, and a next link if one is given.
  static func page(ids: ClosedRange<Int>, next: String? = nil) -> StubAnswer {
    let items = ids.map { id in
      "{\"id\":\(id),\"full_name\":\"octo-org/r\(id)\",\"stargazers_count\":\(id)}"
    }
    var headers: HTTPFields = ["Content-Type": "application/json; charset=utf-8"]
    if let next { headers["Link"] = "<\(next)>; rel=\"next\"" }
    return .text("[\(items.joined(separator: ","))]", headers: headers)
  }
}
