import HTTPTransport

/// What is said about a request that no stub answers.
struct UnexpectedRequestReport {
  let text: String

  init(_ request: HTTPRequest, _ entries: [StubEntry]) {
    let candidates = entries.map { entry in
      NearMissReport.Candidate(
        title: "\(entry.site), \(Self.use(of: entry))", matcher: entry.matcher)
    }
    text =
      NearMissReport(
        request, noun: "stub", candidates,
        usedUp: [
          "It matches, but is used up. If the request is meant, give the stub more times: or",
          "declare another one.",
        ]
      ).text
  }

  private static func use(of entry: StubEntry) -> String {
    entry.count.maximum.map { "used \(entry.uses) of \($0)" } ?? "used \(entry.uses) times"
  }

  static func afterTheEnd(_ request: HTTPRequest) -> String {
    """
    \(request.method.rawValue) \(request.url) was sent after the test had ended and its stubs \
    had been removed.
    Something that the test started is still running: await it, or cancel it, in the test.
    """
  }
}
