/// A request held against one stub or recording: what agrees, what differs, how far it is.
struct NearMiss: Sendable {
  let comparisons: [FieldComparison]

  var differing: [FieldComparison] { comparisons.filter { !$0.matches } }

  var distance: Double { differing.reduce(0) { $0 + $1.distance } }

  /// The lines of a report, without an indent: what is the same in one line, what differs with
  /// both sides, and the remark that helps most.
  var lines: [String] {
    let same = comparisons.filter(\.matches).map(\.field)
    let width = (differing.map(\.field.count) + [same.isEmpty ? 0 : 4]).max() ?? 0
    func line(_ label: String, _ text: String) -> String {
      label + String(repeating: " ", count: width - label.count + 2) + text
    }
    var result = same.isEmpty ? [] : [line("same", same.uniqued.joined(separator: ", "))]
    for field in differing {
      result.append(line(field.field, "expected \(field.expected)"))
      result.append(line("", "actual   \(field.actual)"))
    }
    if let field = differing.first?.field, differing.allSatisfy({ $0.field == field }) {
      result.append("It matches if the \(field) is ignored.")
    }
    return result
  }

  /// At most three, the nearest first; among equals the one that was declared first.
  static func nearest<Candidate>(
    _ candidates: [(candidate: Candidate, miss: NearMiss)]
  ) -> [(candidate: Candidate, miss: NearMiss)] {
    let sorted = candidates.enumerated().sorted { left, right in
      (left.element.miss.distance, left.offset) < (right.element.miss.distance, right.offset)
    }
    return sorted.prefix(3).map(\.element)
  }
}
