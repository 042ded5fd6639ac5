/// How wide the columns of a table are.
enum TableLayout {
  /// The spaces between two columns.
  static let gutter = 2

  /// The widths of the columns in a table of at most `limit` cells.
  ///
  /// The widest column of prose gives way first; then, when prose is down to one cell
  /// a column, the others do. Where not even that fits, the last columns are left out.
  static func widths(natural: [Int], isProse: [Bool], limit: Int?) -> [Int] {
    guard let limit else { return natural }
    var widths = natural
    while widths.count > 1, widths.count + gutter * (widths.count - 1) > limit {
      widths.removeLast()
    }
    var excess = widths.reduce(gutter * (widths.count - 1), +) - limit
    shrink(&widths, where: { isProse[$0] }, by: &excess)
    shrink(&widths, where: { _ in true }, by: &excess)
    return widths
  }

  private static func shrink(
    _ widths: inout [Int], where isCandidate: (Int) -> Bool, by excess: inout Int
  ) {
    while excess > 0 {
      let candidates = widths.indices.filter { isCandidate($0) && widths[$0] > 1 }
      guard let widest = candidates.map({ widths[$0] }).max() else { return }
      let widestColumns = candidates.filter { widths[$0] == widest }
      // Down to the next narrower column at most, which then gives way as well.
      let next = candidates.map { widths[$0] }.filter { $0 < widest }.max() ?? 1
      let step = min(widest - next, max(excess / widestColumns.count, 1))
      for column in widestColumns.reversed() where excess > 0 {
        widths[column] -= step
        excess -= step
      }
    }
  }
}
