/// How long a view is in one direction: at least, preferably, and whether it takes more.
struct Extent: Equatable {
  var minimum: Int
  var ideal: Int
  var grows = false

  init(minimum: Int, ideal: Int, grows: Bool = false) {
    self.minimum = min(minimum, ideal)
    self.ideal = ideal
    self.grows = grows
  }

  static func fixed(_ length: Int) -> Extent { Extent(minimum: length, ideal: length) }

  /// The length that a view takes when it stands alone in so much room.
  func length(in available: Int) -> Int { grows ? available : min(ideal, available) }

  /// One after the other.
  static func sum(_ extents: [Extent], spacing: Int) -> Extent {
    let gaps = max(extents.count - 1, 0) * spacing
    return Extent(
      minimum: extents.reduce(gaps) { $0 + $1.minimum },
      ideal: extents.reduce(gaps) { $0 + $1.ideal }, grows: extents.contains(where: \.grows))
  }

  /// Beside or over each other.
  static func maximum(_ extents: [Extent]) -> Extent {
    Extent(
      minimum: extents.map(\.minimum).max() ?? 0, ideal: extents.map(\.ideal).max() ?? 0,
      grows: extents.contains(where: \.grows))
  }

  /// The lengths that views one after the other get of so much room, without the spacing.
  ///
  /// Where there is enough, each gets what it prefers and those that grow share the rest evenly.
  /// Where there is not, the longest give way first, each down to its minimum.
  static func distribute(_ extents: [Extent], in available: Int) -> [Int] {
    let rest = available - extents.reduce(0) { $0 + $1.ideal }
    if rest >= 0 {
      var growing = extents.count(where: \.grows)
      var left = rest
      return extents.map { extent in
        guard extent.grows else { return extent.ideal }
        // Rounded up, so that what cannot be shared goes to the first ones.
        let share = (left + growing - 1) / growing
        left -= share
        growing -= 1
        return extent.ideal + share
      }
    }
    return shrink(extents, to: available)
  }

  private static func shrink(_ extents: [Extent], to available: Int) -> [Int] {
    func lengths(_ cap: Int) -> [Int] { extents.map { max($0.minimum, min($0.ideal, cap)) } }
    var low = 0
    var high = extents.map(\.ideal).max() ?? 0
    while low < high {
      let middle = (low + high + 1) / 2
      if lengths(middle).reduce(0, +) <= available { low = middle } else { high = middle - 1 }
    }
    var result = lengths(low)
    var left = available - result.reduce(0, +)
    for index in extents.indices where left > 0 && result[index] < extents[index].ideal {
      result[index] += 1
      left -= 1
    }
    return result
  }
}
