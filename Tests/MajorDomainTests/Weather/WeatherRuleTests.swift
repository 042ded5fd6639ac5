import MajorDomain
import Testing

@Suite struct WeatherRuleTests {
  static func facts(
    archived: Bool = false, days: Int? = 0, issues: Int? = 0, stars: Int? = 50
  ) -> WeatherFacts {
    WeatherFacts(
      isArchived: archived, daysSincePush: days, openIssueCount: issues, stargazerCount: stars)
  }

  /// A row a line, and after it its edges.
  static let cases: [(facts: WeatherFacts, row: Int)] = [
    (facts(archived: true), 0),
    (facts(archived: true, days: nil, issues: nil, stars: nil), 0),
    (facts(days: nil), 1),
    (facts(days: nil, issues: nil, stars: nil), 1),
    (facts(days: 365), 2),
    (facts(days: .max, issues: nil), 2),
    (facts(days: 364), 3),
    (facts(days: 90), 3),
    (facts(days: 89, issues: nil), 4),
    (facts(issues: 10, stars: nil), 4),
    (facts(issues: 11, stars: 100), 5),
    (facts(issues: 10, stars: 0), 5),
    (facts(issues: .max, stars: 1), 5),
    (facts(days: 89, issues: 10, stars: 100), 6),
    (facts(issues: 9, stars: 0), 6),
    (facts(issues: 9, stars: nil), 6),
    (facts(issues: 100, stars: .max), 6),
    (facts(), 6),
  ]

  @Test(arguments: cases)
  func theFirstRowThatHoldsDecides(facts: WeatherFacts, row: Int) {
    let holding = WeatherRule.table.indices.filter {
      WeatherRule.table[$0].condition.holds(facts)
    }
    #expect(holding.first == row)
    #expect(Weather(facts) == WeatherRule.table[row].weather)
  }

  @Test func everyRowMakesItsWeather() {
    #expect(
      WeatherRule.table.map(\.weather)
        == [.rainy, .cloudy, .rainy, .cloudy, .cloudy, .cloudy, .sunny])
    #expect(WeatherRule.table.last?.condition == .otherwise)
  }

  static let now = Timestamp(secondsSinceEpoch: 1_767_225_600)

  @Test(
    arguments: [
      (nil, nil), (0, 0), (-5, 0), (86_399, 0), (86_400, 1), (365 * 86_400 - 1, 364),
    ] as [(Int?, Int?)])
  func daysAreWholeAndNoneInTheFuture(secondsAgo: Int?, days: Int?) {
    let repository = Repository(
      id: 1, owner: "o", name: "r", stargazerCount: 2, openIssueCount: 3, isArchived: true,
      pushedAt: secondsAgo.map {
        Timestamp(secondsSinceEpoch: Self.now.secondsSinceEpoch - $0)
      })
    #expect(
      WeatherFacts(repository, at: Self.now)
        == Self.facts(archived: true, days: days, issues: 3, stars: 2))
  }
}
