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

extension RepositoryName {
  /// A name that is known to be well-formed; traps in the test if it is not.
  static func known(_ text: String) -> RepositoryName {
    guard let name = RepositoryName(parsing: text) else { preconditionFailure("no name: \(text)") }
    return name
  }
}
