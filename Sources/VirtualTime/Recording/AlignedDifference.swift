/// Two recorded sequences side by side: what both have, what is missing, and what is too much.
///
/// ```swift
/// let difference = AlignedDifference(recorded: clock.timeLine, expected: [])
/// #expect(difference == nil)
/// ```
///
/// Its description begins each line with a space for what both have, with `-` for what was
/// expected and not recorded, and with `+` for what was recorded and not expected:
///
/// ```text
///   0s  loading
/// - 1s  loaded
/// + 2s  loaded
/// ```
public struct AlignedDifference: Sendable, Hashable, CustomStringConvertible {
  enum Side: String { case both = " ", expected = "-", recorded = "+" }

  private struct Row: Sendable, Hashable {
    let side: Side
    let time: String
    let value: String
  }

  private let rows: [Row]
  private let recordedCount: Int
  private let expectedCount: Int

  /// Aligns two sequences; nil if they are equal.
  ///
  /// ```swift
  /// #expect(AlignedDifference(recorded: states.events, expected: expected) == nil)
  /// ```
  public init?<Value: Equatable>(recorded: [Recorded<Value>], expected: [Recorded<Value>]) {
    guard recorded != expected else { return nil }
    recordedCount = recorded.count
    expectedCount = expected.count
    let changes = recorded.difference(from: expected)
    var missing: Set<Int> = []
    var extra: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): missing.insert(offset)
      case .insert(let offset, _, _): extra.insert(offset)
      }
    }
    var rows: [Row] = []
    var (left, right) = (0, 0)
    func add(_ side: Side, _ event: Recorded<Value>) {
      rows.append(Row(side: side, time: event.time.inSeconds, value: "\(event.value)"))
    }
    while left < expected.count || right < recorded.count {
      if missing.contains(left) {
        add(.expected, expected[left])
        left += 1
      } else if extra.contains(right) {
        add(.recorded, recorded[right])
        right += 1
      } else {
        add(.both, recorded[right])
        left += 1
        right += 1
      }
    }
    self.rows = rows
  }

  /// How many events each side has, then one line an event; lines of a value that has several
  /// stand below each other.
  ///
  /// ```swift
  /// print(difference)
  /// ```
  public var description: String {
    let width = rows.map(\.time.count).max() ?? 0
    let lines = rows.map { row in
      let time = String(repeating: " ", count: width - row.time.count) + row.time
      let value = row.value.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\n\(row.side.rawValue) \(String(repeating: " ", count: width))  ")
      return "\(row.side.rawValue) \(time)  \(value)"
    }
    return "\(expectedCount) expected (-), \(recordedCount) recorded (+):\n"
      + lines.joined(separator: "\n")
  }
}
