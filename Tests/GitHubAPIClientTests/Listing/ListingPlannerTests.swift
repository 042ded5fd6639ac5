import GitHubAPIClient
import MajorDomain
import Testing

@Suite struct ListingPlannerTests {
  @Test(
    arguments: [
      (ListingSource.auto, true, ListingPlan.Way.ranking, ListingPlan.Reason.cheapestExact),
      (.auto, false, .pages, .noToken),
      (.graphql, true, .ranking, .asked),
      (.graphql, false, .pages, .noToken),
      (.rest, true, .pages, .asked),
      (.rest, false, .pages, .asked),
      (.search, true, .search, .asked),
      (.search, false, .search, .asked),
    ])
  func begins(
    _ source: ListingSource, _ hasToken: Bool, _ way: ListingPlan.Way,
    _ reason: ListingPlan.Reason
  ) {
    let plan = ListingPlanner.start(source, hasToken: hasToken)
    #expect(plan.way == way)
    #expect(plan.reason == reason)
    #expect(plan.cost.roundTrips == 1)
  }

  /// 100 repositories, the first with 100 times as many stars as the last, 1 / rank.
  static let falling = (1...100).map { 50_000 / $0 }

  @Test(
    arguments: [
      // Stars, of how many, floor, limit; expected to read, way.
      (falling, 30_000, 400, nil, 140, ListingPlan.Way.ranking),
      (falling, 30_000, 250, nil, 200, .ranking),
      (falling, 3_000, 50, nil, 1120, .rankingAtOnce),
      (falling, 3_000, 0, nil, 3_000, .rankingAtOnce),
      (falling, 150, 0, nil, 150, .ranking),
      (falling, 3_000, 50, 150, 250, .ranking),
      (falling, 3_000, 600, nil, 100, .ranking),
      (Array(repeating: 7, count: 100), 2_000, 5, nil, 2_000, .rankingAtOnce),
    ] as [([Int], Int, Int, Int?, Int, ListingPlan.Way)])
  func goesOn(
    _ stars: [Int], _ total: Int, _ floor: Int, _ limit: Int?, _ expected: Int,
    _ way: ListingPlan.Way
  ) {
    let facts = ListingPlanner.RankingFacts(
      stars: stars, totalCount: total, floor: floor, limit: limit)
    #expect(facts.expectedCount == expected)
    #expect(ListingPlanner.rest(facts).way == way)
  }

  @Test(arguments: [
    (2, 300, ListingPlan.Way.ranking), (3, 3_000, .ranking), (29, 3_000, .pages),
    (5, 30_000, .ranking),
  ])
  func goesOnWithoutPlaces(_ pages: Int, _ total: Int, _ way: ListingPlan.Way) {
    #expect(ListingPlanner.withoutPlaces(pages: pages, totalCount: total).way == way)
  }

  @Test(
    arguments: [
      (29, 59, true, ListingPlan.Way.pages), (299, 59, true, .search), (299, 59, false, .pages),
      (299, nil, true, .pages),
    ] as [(Int, Int?, Bool, ListingPlan.Way)])
  func goesOnAfterAPageOfREST(
    _ pages: Int, _ remaining: Int?, _ searchAllowed: Bool, _ way: ListingPlan.Way
  ) {
    let start = ListingPlanner.start(.auto, hasToken: false)
    let plan = ListingPlanner.rest(
      pages: pages, remaining: remaining, searchAllowed: searchAllowed, start)
    #expect(plan.way == way)
    if way == .search {
      #expect(plan.reason == .overBudget(needed: 299, remaining: 59))
    }
  }
}
