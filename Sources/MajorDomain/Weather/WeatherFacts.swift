/// What the weather of a repository is judged by.
public struct WeatherFacts: Sendable, Hashable {
  /// Whether it is read-only for good.
  public var isArchived: Bool
  /// Whole days since the last push; 0 also for a push that a clock puts in the future, and `nil`
  /// when nothing was ever pushed or the source does not say.
  public var daysSincePush: Int?
  /// Open issues and pull requests together; `nil` when the source does not say.
  public var openIssueCount: Int?
  /// Stars; `nil` when the source does not say.
  public var stargazerCount: Int?

  /// Creates facts.
  public init(
    isArchived: Bool = false, daysSincePush: Int?, openIssueCount: Int?, stargazerCount: Int?
  ) {
    self.isArchived = isArchived
    self.daysSincePush = daysSincePush
    self.openIssueCount = openIssueCount
    self.stargazerCount = stargazerCount
  }

  /// The facts of a repository, its days counted back from `now`.
  public init(_ repository: Repository, at now: Timestamp) {
    self.init(
      isArchived: repository.isArchived,
      daysSincePush: repository.pushedAt.map { pushedAt in
        max(now.secondsSinceEpoch - pushedAt.secondsSinceEpoch, 0) / 86_400
      },
      openIssueCount: repository.openIssueCount, stargazerCount: repository.stargazerCount)
  }

  /// What has to be known of a repository for its facts.
  public static let attributes: Set<RepositoryAttribute> = [
    .isArchived, .pushedAt, .openIssueCount, .stargazerCount,
  ]
}
