/// The nearest of some names to a text that is none of them.
enum Suggestion {
  /// `nil` when nothing is near: a third of the letters may differ, and one in any case. A text
  /// that is the beginning of exactly one name is near too.
  static func nearest(to text: String, in names: [String]) -> String? {
    let letters = Array(text.lowercased().unicodeScalars)
    guard !letters.isEmpty else { return nil }
    let limit = max(1, letters.count / 3)
    var best: (name: String, distance: Int)?
    for name in names {
      let other = Array(name.lowercased().unicodeScalars)
      guard abs(other.count - letters.count) <= limit else { continue }
      let distance = distance(letters, other)
      if distance <= limit, distance < (best?.distance ?? .max), distance < other.count {
        best = (name, distance)
      }
    }
    if let best { return best.name }
    let longer = names.filter {
      letters.count > 1 && $0.lowercased().unicodeScalars.starts(with: letters)
    }
    return longer.count == 1 ? longer.first : nil
  }

  /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
  static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var twoAbove: [Int] = []
    var above = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          above[column + 1] + 1, current[column] + 1, above[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, twoAbove[column - 1] + 1)
        }
        current.append(cost)
      }
      (twoAbove, above) = (above, current)
    }
    return above[right.count]
  }
}
