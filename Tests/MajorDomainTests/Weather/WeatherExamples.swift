import MajorDomain

extension Timestamp {
  static let weatherTime = Timestamp(secondsSinceEpoch: 1_767_225_600)
}

extension [Repository] {
  /// A sunny, a cloudy and a rainy one.
  static let ofEachWeather = [
    Repository(
      id: 1, owner: "octo-org", name: "sunny", stargazerCount: 50, openIssueCount: 1,
      pushedAt: .weatherTime),
    Repository(id: 2, owner: "octo-org", name: "cloudy", stargazerCount: 50),
    Repository(
      id: 3, owner: "octo-org", name: "rainy", stargazerCount: 50, openIssueCount: 1,
      isArchived: true, pushedAt: .weatherTime),
  ]
}
