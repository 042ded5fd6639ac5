/// How a repository is doing, at a glance.
public enum Weather: String, Sendable, Hashable, CaseIterable {
  /// Alive and looked after.
  case sunny
  /// Something stands in the light, or is not known.
  case cloudy
  /// Nobody is at work there.
  case rainy
}

extension Weather {
  /// The weather that the first rule gives that holds (``WeatherRule/table``).
  public init(_ facts: WeatherFacts) { self = WeatherRule.deciding(facts).weather }
}
