/// How a snapshot compares with the recorded one. Only ``matched`` is a success, so that recording
/// is never taken for passing.
///
///     #expect(outcome == .matched, "\(outcome)")
public enum SnapshotOutcome: Sendable, Hashable {
  /// The snapshot is the recorded one: `outcome == .matched`.
  case matched
  /// The snapshot was recorded: `outcome == .recorded(name: "search")`.
  case recorded(name: String)
  /// There is no recorded snapshot: `if case .missing = outcome { … }`.
  case missing(name: String, advice: String)
  /// The snapshots differ: `if case .different(_, let cells, _) = outcome { … }`.
  case different(name: String, differences: [String], advice: String)
}

extension SnapshotOutcome: CustomStringConvertible {
  /// The outcome as a message, with the first ten differences: `print("\(outcome)")`.
  public var description: String {
    switch self {
    case .matched: return "the snapshot matches"
    case .recorded(let name): return "recorded snapshot \(name)"
    case .missing(let name, let advice): return "no snapshot \(name) is recorded: \(advice)"
    case .different(let name, let differences, let advice):
      let shown = differences.prefix(10).map { "  \($0)" }
      let more = differences.count > 10 ? ["  and \(differences.count - 10) more"] : []
      let lines = ["snapshot \(name) differs: \(advice)"] + shown + more
      return lines.joined(separator: "\n")
    }
  }
}
