/// The weather of one repository, with the facts that led to it.
public struct WeatherReport: Sendable, Hashable {
  /// The repository.
  public let repository: Repository
  /// When it was judged.
  public let time: Timestamp
  /// What it was judged by.
  public let facts: WeatherFacts
  /// The row of the rule that decided.
  public let rule: WeatherRule

  /// How it is doing.
  public var weather: Weather { rule.weather }

  /// Judges a repository.
  public init(_ repository: Repository, at time: Timestamp) {
    self.repository = repository
    self.time = time
    facts = WeatherFacts(repository, at: time)
    rule = .deciding(facts)
  }
}
