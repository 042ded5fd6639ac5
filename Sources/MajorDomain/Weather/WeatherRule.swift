/// One row of the rule by which weather is judged: what must hold, and what it makes.
public struct WeatherRule: Sendable, Hashable {
  /// What is asked of the facts, with its thresholds.
  public enum Condition: Sendable, Hashable {
    /// It is archived.
    case archived
    /// The time of its last push is not known; so it is when nothing was ever pushed.
    case unknownPush
    /// Nothing was pushed for so many days or more.
    case quiet(days: Int)
    /// How many issues are open is not known, or not against how many stars, where `atLeast` are.
    case unknownIssues(atLeast: Int)
    /// So many issues are open or more, and that is more than so many to a hundred stars.
    case crowded(atLeast: Int, perHundredStars: Int)
    /// Holds always: nothing above did.
    case otherwise
  }

  /// What must hold.
  public var condition: Condition
  /// What it makes.
  public var weather: Weather

  /// Creates a row.
  public init(_ condition: Condition, _ weather: Weather) {
    self.condition = condition
    self.weather = weather
  }

  /// The rule: the first row that holds decides.
  ///
  /// What is not known never makes sun: it hides what would. A handful of open issues says nothing,
  /// however few the stars are.
  public static let table: [WeatherRule] = [
    WeatherRule(.archived, .rainy),
    WeatherRule(.unknownPush, .cloudy),
    WeatherRule(.quiet(days: 365), .rainy),
    WeatherRule(.quiet(days: 90), .cloudy),
    WeatherRule(.unknownIssues(atLeast: 10), .cloudy),
    WeatherRule(.crowded(atLeast: 10, perHundredStars: 10), .cloudy),
    WeatherRule(.otherwise, .sunny),
  ]

  /// The row that decides.
  static func deciding(_ facts: WeatherFacts) -> WeatherRule {
    table.first { $0.condition.holds(facts) } ?? WeatherRule(.otherwise, .sunny)
  }
}

extension WeatherRule.Condition {
  /// Whether the facts are so.
  public func holds(_ facts: WeatherFacts) -> Bool {
    switch self {
    case .archived: return facts.isArchived
    case .unknownPush: return facts.daysSincePush == nil
    case .quiet(let days): return facts.daysSincePush.map { $0 >= days } ?? false
    case .unknownIssues(let minimum):
      guard let issues = facts.openIssueCount else { return true }
      return issues >= minimum && facts.stargazerCount == nil
    case .crowded(let minimum, let share):
      guard let issues = facts.openIssueCount, let stars = facts.stargazerCount else {
        return false
      }
      // As fractions, so that no count however large overflows.
      return issues >= minimum && Double(issues) * 100 > Double(stars) * Double(share)
    case .otherwise: return true
    }
  }
}
