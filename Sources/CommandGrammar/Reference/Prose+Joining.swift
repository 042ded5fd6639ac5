extension Prose {
  /// With a full stop, unless it ends a sentence already. Summaries are written without.
  var sentence: Prose {
    guard case .text(let text)? = runs.last, let last = text.unicodeScalars.last,
      ".!?:".unicodeScalars.contains(last)
    else { return isEmpty ? self : self + "." }
    return self
  }
}

extension [Prose] {
  /// Sentences one after the other; empty ones are left out.
  var paragraph: Prose {
    var runs: [Prose.Run] = []
    for prose in self where !prose.isEmpty {
      if !runs.isEmpty { runs.append(.text(" ")) }
      runs += prose.sentence.runs
    }
    return Prose(runs)
  }
}
