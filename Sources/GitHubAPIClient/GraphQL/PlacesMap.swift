import MajorDomain

/// What several sparse lists together say about where in the ranking one can begin to read.
struct PlacesMap: Sendable {
  private struct Part {
    var list: SparseList
    var page: PlacesPage
    /// Which share of the ranking's repositories is in the list, and in no sparser one.
    var density: Double
    /// The least number of stars that its places reach down to.
    var reach: Int
  }

  /// A list that has more of the ranking than this leads down hardly faster than the ranking.
  private static let highestDensity = 0.4

  private let parts: [Part]
  private let known: Set<Int>
  private let lowest: Int

  /// - Parameter top: What was read of the ranking, from its top.
  init(lists: [SparseList: PlacesPage], top: [Repository]) {
    let known = Set(top.map(\.id))
    self.known = known
    lowest = top.last?.stargazerCount ?? 0
    var seen: Set<Int> = []
    var parts: [Part] = []
    let sparsestFirst = lists.map { list, page in
      (list, page, share: page.places.count { known.contains($0.id) })
    }.sorted { ($0.share, $0.0.rawValue) < ($1.share, $1.0.rawValue) }
    for (list, page, _) in sparsestFirst {
      var page = page
      page.places = page.places.filter { seen.insert($0.id).inserted }
      let share = page.places.count { known.contains($0.id) }
      let density = Double(share) / Double(max(1, top.count))
      guard density <= Self.highestDensity else { continue }
      let reach = page.hasNextPage ? page.places.last?.stars ?? 0 : 0
      parts.append(Part(list: list, page: page, density: density, reach: reach))
    }
    self.parts = parts
  }

  /// Whether there is, on average, a place within so many ranks.
  func hasPlaces(every ranks: Int) -> Bool {
    parts.reduce(0) { $0 + $1.density } * Double(ranks) >= 1
  }

  /// The lists to read on, unless one that is dense enough alone is through.
  func listsToContinue(floor: Int) -> [SparseList] {
    let isThrough = parts.contains { $0.reach < max(1, floor) && $0.density > 0.04 }
    return isThrough ? [] : parts.filter { $0.reach >= max(1, floor) }.map(\.list)
  }

  /// Places below what was read, so many ranks apart as far as that can be told: a place of lists
  /// that have every tenth repository counts for ten ranks.
  func places(
    every ranks: Int, floor: Int, isKnown: (RankingPlace) -> Bool
  ) -> [RankingPlace] {
    let below = parts.flatMap(\.page.places)
      .filter { !known.contains($0.id) && $0.stars <= lowest && $0.stars >= floor }
      .sorted { ($0.stars, $0.id) > ($1.stars, $1.id) }
    var places: [RankingPlace] = []
    var distance = 0.0
    for place in below {
      let density = parts.reduce(0) { $0 + ($1.reach <= place.stars ? $1.density : 0) }
      guard density > 0, !isKnown(place) else {
        distance = 0
        continue
      }
      distance += 1 / density
      if distance >= Double(ranks) {
        places.append(place)
        distance = 0
      }
    }
    return places
  }
}
