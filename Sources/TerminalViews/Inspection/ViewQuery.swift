/// What is asked for in a search; `nil` asks for nothing.
struct ViewQuery: CustomStringConvertible {
  let kind: ViewKind?
  let text: String?
  let containing: String?
  let role: Role?
  let id: String?

  var description: String {
    var parts: [String] = []
    if let text { parts.append("the text \(ViewSummary.quoted(text))") }
    if let containing { parts.append("a text containing \(ViewSummary.quoted(containing))") }
    if let role { parts.append("the role \(role.rawValue)") }
    if let id { parts.append("the id \(ViewSummary.quoted(id))") }
    let noun = kind.map { "\($0.article) \($0.rawValue)" } ?? "anything"
    return parts.isEmpty ? noun : "\(noun) with \(parts.joined(separator: " and "))"
  }

  func matches(_ view: InspectedView) -> Bool { differences(of: view).isEmpty }

  /// What is other than asked for.
  private func differences(of view: InspectedView) -> [String] {
    var found: [String] = []
    if let kind, view.kind != kind {
      found.append("it is \(view.kind.article) \(view.kind.rawValue)")
    }
    if let id, view.id != id {
      found.append(view.id.map { "its id is \(ViewSummary.quoted($0))" } ?? "it has no id")
    }
    if let role, view.role != role { found.append("its role is \(view.role.rawValue)") }
    if text != nil || containing != nil {
      let shown = comparedText(of: view)
      if let text, shown != text { found.append(otherText(shown)) }
      if let containing, shown?.contains(containing) != true { found.append(otherText(shown)) }
    }
    return found
  }

  private func otherText(_ shown: String?) -> String {
    shown.map { "its text is \(ViewSummary.quoted($0))" } ?? "it has no text of its own"
  }

  private func comparedText(of view: InspectedView) -> String? {
    kind != nil || role != nil || id != nil ? view.text : view.ownText
  }
}

// MARK: - Near misses

extension ViewQuery {
  /// The three views that are most like what was sought, the likest first, with what is different.
  func nearest(in views: [InspectedView]) -> [String] {
    let scored: [(order: Int, view: InspectedView, score: Double)] = views.enumerated()
      .map { ($0.offset, $0.element, score($0.element)) }
      .filter { $0.2 >= 0.5 }
      .sorted { ($1.score, $0.order) < ($0.score, $1.order) }
    return scored.prefix(3).map {
      "\($0.view.summary): \(differences(of: $0.view).joined(separator: ", "))"
    }
  }

  /// From 0, nothing like it, to 1, the same. Names and texts say more than kinds and roles.
  private func score(_ view: InspectedView) -> Double {
    var sum = 0.0
    var weights = 0.0
    func count(_ score: Double, weight: Double) {
      sum += score * weight
      weights += weight
    }
    if let kind { count(view.kind == kind ? 1 : 0, weight: 1) }
    if let role { count(view.role == role ? 1 : 0, weight: 1) }
    if let id { count(view.id.map { Similarity.of($0, id) } ?? 0, weight: 2) }
    if let sought = text ?? containing {
      count(comparedText(of: view).map { Similarity.of($0, sought) } ?? 0, weight: 2)
    }
    return weights == 0 ? 0 : sum / weights
  }
}

extension ViewKind {
  /// The article before its name.
  fileprivate var article: String { self == .alert || self == .image ? "an" : "a" }
}
