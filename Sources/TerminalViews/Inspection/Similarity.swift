/// How like two texts are.
enum Similarity {
  /// From 0 to 1, by the edits (Levenshtein) between the texts without case. Only their beginnings
  /// are compared, since the work grows with the square of their length.
  static func of(_ left: String, _ right: String) -> Double {
    let left = Array(left.lowercased().unicodeScalars.prefix(60))
    let right = Array(right.lowercased().unicodeScalars.prefix(60))
    let longest = max(left.count, right.count)
    return longest == 0 ? 1 : 1 - Double(edits(left, right)) / Double(longest)
  }

  private static func edits(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var costs = Array(0...right.count)
    for (row, scalar) in left.enumerated() {
      var diagonal = costs[0]
      costs[0] = row + 1
      for column in right.indices {
        let replaced = diagonal + (scalar == right[column] ? 0 : 1)
        diagonal = costs[column + 1]
        costs[column + 1] = min(replaced, costs[column] + 1, diagonal + 1)
      }
    }
    return costs[right.count]
  }
}
