/// Which columns of a table are shown, and how wide they are.
struct TableLayout {
  /// The spaces between two columns.
  static let gutter = 2
  /// Prose in fewer cells says too little to take them from columns that can be read.
  static let leastProse = 8

  /// The widths of the columns that are shown: the first ones, or all.
  private(set) var widths: [Int]
  /// Whether there is room beside the header for a sign that columns are left out.
  private(set) var marksOmission = false

  /// Lays out a table in at most `limit` cells.
  ///
  /// The widest column of prose gives way first. Where that is not enough, the last columns are
  /// left out: half a number is worse than none. What cannot be left out is cut.
  init(natural: [Int], isProse: [Bool], limit: Int?) {
    widths = natural
    guard let limit else { return }
    let least = zip(natural, isProse).map { $1 ? min($0, Self.leastProse) : $0 }
    let mark = limit > Self.leastProse + Self.gutter ? Self.gutter + 1 : 0
    var reserved = 0
    while widths.count > 1, Self.total(least.prefix(widths.count)) + reserved > limit {
      widths.removeLast()
      reserved = mark
    }
    marksOmission = reserved > 0
    var excess = Self.total(widths[...]) + reserved - limit
    shrink(where: { isProse[$0] }, to: Self.leastProse, by: &excess)
    shrink(where: { _ in true }, to: 1, by: &excess)
  }

  private static func total(_ widths: ArraySlice<Int>) -> Int {
    widths.reduce(gutter * (widths.count - 1), +)
  }

  private mutating func shrink(
    where isCandidate: (Int) -> Bool, to least: Int, by excess: inout Int
  ) {
    while excess > 0 {
      let candidates = widths.indices.filter { isCandidate($0) && widths[$0] > least }
      guard let widest = candidates.map({ widths[$0] }).max() else { return }
      let widestColumns = candidates.filter { widths[$0] == widest }
      // Down to the next narrower column at most, which then gives way as well.
      let next = candidates.map { widths[$0] }.filter { $0 < widest }.max() ?? least
      let step = min(widest - next, max(excess / widestColumns.count, 1))
      for column in widestColumns.reversed() where excess > 0 {
        widths[column] -= step
        excess -= step
      }
    }
  }
}
