import HTTPTransport

/// What is said about a request that nothing answers: the nearest candidates field by field.
struct NearMissReport {
  /// Something that could have answered.
  struct Candidate {
    /// Where it stands and how much it was used.
    var title: String
    var matcher: RequestMatcher
  }

  let text: String

  /// - Parameters:
  ///   - noun: what the candidates are: `stub`, `recording`.
  ///   - usedUp: what to say of one that matches and yet did not answer.
  init(_ request: HTTPRequest, noun: String, _ candidates: [Candidate], usedUp: [String]) {
    var lines = ["No \(noun) answers \(request.method.rawValue) \(request.url)"]
    switch candidates.count {
    case 0: lines.append("There is no \(noun).")
    case 1: lines.append("The only \(noun):")
    default: lines.append("The nearest of \(candidates.count) \(noun)s:")
    }
    let misses = candidates.map {
      ($0, NearMiss(comparisons: $0.matcher.compare(with: request)))
    }
    for (candidate, miss) in NearMiss.nearest(misses) {
      lines.append("- \(candidate.title)")
      lines += (miss.lines + (miss.differing.isEmpty ? usedUp : [])).map { "    \($0)" }
    }
    text = lines.joined(separator: "\n")
  }
}
