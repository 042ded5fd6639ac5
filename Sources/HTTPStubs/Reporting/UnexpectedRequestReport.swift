import HTTPTransport

/// What is said about a request that no stub answers.
struct UnexpectedRequestReport {
  let text: String

  init(_ request: HTTPRequest, _ entries: [StubEntry]) {
    var lines = ["No stub answers \(request.method.rawValue) \(request.url)"]
    if entries.isEmpty {
      lines.append("No stub is declared.")
    } else {
      let misses = entries.map { ($0, NearMiss(comparisons: $0.matcher.compare(with: request))) }
      let nearest = NearMiss.nearest(misses)
      lines.append(
        entries.count == 1
          ? "The only stub:" : "The nearest of \(entries.count) stubs:")
      for (entry, miss) in nearest {
        lines.append("- \(entry.site), \(Self.use(of: entry))")
        lines += miss.lines.map { "    \($0)" }
        if miss.differing.isEmpty {
          lines.append("    It matches, but is used up. If the request is meant, give it times:")
          lines.append("    or declare one more stub.")
        }
      }
    }
    text = lines.joined(separator: "\n")
  }

  private static func use(of entry: StubEntry) -> String {
    switch (entry.count.minimum, entry.count.maximum) {
    case (_, let maximum?): "used \(entry.uses) of \(maximum)"
    case (_, nil): "used \(entry.uses), without a limit"
    }
  }

  static func afterTheEnd(_ request: HTTPRequest) -> String {
    """
    \(request.method.rawValue) \(request.url) was sent after the test had ended and its stubs \
    had been removed.
    Something that the test started is still running: await it, or cancel it, in the test.
    """
  }
}
