/// How alike two short texts are.
enum EditDistance {
  /// The number of characters to insert, delete or replace (Levenshtein), as a fraction of the
  /// longer text: 0 for equal texts, 1 for texts with nothing in common. Only the first 200
  /// characters are looked at, since the cost grows with the product of the lengths.
  static func fraction(_ first: String, _ second: String) -> Double {
    let first = Array(first.prefix(200))
    let second = Array(second.prefix(200))
    guard !first.isEmpty, !second.isEmpty else { return first.count == second.count ? 0 : 1 }
    var row = Array(0...second.count)
    for (index, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in second.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
      }
    }
    return Double(row[second.count]) / Double(max(first.count, second.count))
  }
}
