package import MajorDomain

/// Decides how a list is read, from what is known of it: a pure function, so that every decision
/// can stand in a table.
package enum ListingPlanner {
  /// Where to begin. Without a token GraphQL cannot be asked; with one the first page of the
  /// ranking tells more than any other first page, and is often all that is needed.
  package static func start(_ source: ListingSource, hasToken: Bool) -> ListingPlan {
    switch source {
    case .graphql where hasToken:
      ListingPlan(way: .ranking, reason: .asked, cost: rankedPage)
    case .rest:
      ListingPlan(way: .pages, reason: .asked, cost: fullPage)
    case .search:
      ListingPlan(way: .search, reason: .asked, cost: fullPage)
    case .auto where hasToken:
      ListingPlan(way: .ranking, reason: .cheapestExact, cost: rankedPage)
    case .auto, .graphql:
      ListingPlan(way: .pages, reason: .noToken, cost: fullPage)
    }
  }

  /// What the first page of a ranking tells.
  package struct RankingFacts: Sendable, Hashable {
    /// The stars on it, most first.
    package var stars: [Int]
    /// How many the list has.
    package var totalCount: Int
    /// The least number of stars that is wanted.
    package var floor: Int
    /// How many are wanted at most.
    package var limit: Int?

    package init(stars: [Int], totalCount: Int, floor: Int, limit: Int?) {
      self.stars = stars
      self.totalCount = totalCount
      self.floor = floor
      self.limit = limit
    }

    /// How many will have to be read, by the law that stars of an account mostly follow: with
    /// each doubling of the rank they fall by the same ratio.
    package var expectedCount: Int {
      let most = min(totalCount, limit.map { $0 + 100 } ?? totalCount)
      guard floor > 1, let last = stars.last, stars.count >= 10 else { return most }
      guard last >= floor else { return min(stars.count, most) }
      let middle = stars[stars.count / 2 - 1]
      guard middle > last else { return most }
      let ratio = Double(middle) / Double(last)
      var (level, rank) = (Double(last), Double(stars.count))
      while level / ratio >= Double(floor), rank < Double(most) {
        level /= ratio
        rank *= 2
      }
      let share = (level - Double(floor)) / (level - level / ratio)
      return Int(min(rank * (1 + share), Double(most)))
    }
  }

  /// How the rest of a ranking is read after its first page: page after page, or from several
  /// places at once, which takes two requests more and a fraction of the round trips.
  package static func rest(_ facts: RankingFacts) -> ListingPlan {
    let pages = max(1, (facts.expectedCount + 99) / 100 - 1)
    let inTurn = ranked(pages, roundTrips: pages)
    let waves = (pages * 4 / 3 + RequestsAtOnce.bound - 1) / RequestsAtOnce.bound
    var atOnce = ranked(pages * 4 / 3 + 1, roundTrips: 2 + waves)
    atOnce.bytes += placesBytes
    return atOnce.roundTrips < inTurn.roundTrips
      ? ListingPlan(way: .rankingAtOnce, reason: .cheapestExact, cost: atOnce)
      : ListingPlan(way: .ranking, reason: .cheapestExact, cost: inTurn)
  }

  /// How a ranking is read that offers too few places to begin at: on in turn, or by REST.
  ///
  /// - Parameter pages: How many pages of the ranking are still expected.
  package static func withoutPlaces(pages: Int, totalCount: Int) -> ListingPlan {
    let inTurn = ranked(pages, roundTrips: pages)
    let all = everyPage((totalCount + 99) / 100, lookUps: 2)
    return seconds(all) < seconds(inTurn)
      ? ListingPlan(way: .pages, reason: .cheapestExact, cost: all)
      : ListingPlan(way: .ranking, reason: .cheapestExact, cost: inTurn)
  }

  /// How REST's pages are read on after the first one; by the search where the rate limit does not
  /// allow for all of them.
  ///
  /// - Parameters:
  ///   - pages: How many more there are.
  ///   - remaining: Requests that the limit leaves; `nil` when unknown.
  ///   - searchAllowed: Whether the search can find what is wanted.
  package static func rest(
    pages: Int, remaining: Int?, searchAllowed: Bool, _ start: ListingPlan
  ) -> ListingPlan {
    if let remaining, pages > remaining, searchAllowed {
      return ListingPlan(
        way: .search, reason: .overBudget(needed: pages, remaining: remaining), cost: fullPage)
    }
    return ListingPlan(way: .pages, reason: start.reason, cost: everyPage(pages, lookUps: 0))
  }

  /// Bytes on the wire, measured on 3,000 real repositories, compressed.
  private static let fullBytes = 600
  private static let rankedBytes = 130
  private static let placesBytes = 3 * 4_000
  private static let fullPage = ListingCost(roundTrips: 1, requests: 1, bytes: 100 * fullBytes)
  private static let rankedPage = ListingCost(roundTrips: 1, requests: 1, bytes: 100 * rankedBytes)

  private static func ranked(_ pages: Int, roundTrips: Int) -> ListingCost {
    ListingCost(roundTrips: roundTrips, requests: pages, bytes: pages * 100 * rankedBytes)
  }

  private static func everyPage(_ pages: Int, lookUps: Int) -> ListingCost {
    let waves = (pages + RequestsAtOnce.bound - 1) / RequestsAtOnce.bound
    return ListingCost(
      roundTrips: (lookUps == 0 ? 0 : 2) + waves, requests: pages + lookUps,
      bytes: pages * 100 * fullBytes)
  }

  /// Time on a usual line: 0.2 s a round trip, 2 MB a second.
  private static func seconds(_ cost: ListingCost) -> Double {
    Double(cost.roundTrips) * 0.2 + Double(cost.bytes) / 2_000_000
  }
}
