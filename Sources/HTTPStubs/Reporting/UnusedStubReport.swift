import HTTPTransport

/// What is said about a stub that was used less often than declared.
struct UnusedStubReport {
  let text: String

  init(_ entry: StubEntry, _ entries: [StubEntry], _ log: [LoggedRequest]) {
    let use = ["never used", "used once"].dropFirst(entry.uses).first ?? "used \(entry.uses) times"
    var lines = ["This stub was \(use), but is declared for \(entry.count.demand)."]
    let others = log.filter { $0.answeredBy != entry.id }
    let taken = others.filter { entry.matcher.matches($0.request) }.compactMap(\.answeredBy)
    if let taker = entries.first(where: { taken.contains($0.id) }) {
      lines.append("The stub at \(taker.site), declared before it, took what it matches.")
    } else if log.isEmpty {
      lines.append("The test sent no request.")
    } else if others.isEmpty {
      lines.append("The test sent no other request.")
    } else {
      lines.append("No other request matches it. The nearest of \(others.count):")
      let misses = others.map { logged in
        (logged, NearMiss(comparisons: entry.matcher.compare(with: logged.request)))
      }
      if let (logged, miss) = NearMiss.nearest(misses).first {
        lines.append("- \(logged.request.method.rawValue) \(logged.request.url)")
        lines += miss.lines.map { "    \($0)" }
      }
    }
    text = lines.joined(separator: "\n")
  }
}
