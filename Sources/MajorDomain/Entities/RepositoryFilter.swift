/// Which repositories of an account are wanted. Everything that is `nil` lets all through.
///
/// A source may leave out what does not match, where its server can do so exactly; what it returns
/// is filtered again, so ``matches(_:)`` is the one definition of each rule.
public struct RepositoryFilter: Sendable, Hashable {
  /// The least number of stars; 0 lets all through, also those whose count is unknown.
  public var minimumStars: Int
  /// The main language, compared without case.
  public var language: String?
  /// Topics, all of which must be there; GitHub keeps them in lower case.
  public var topics: [String]
  /// SPDX identifier of the licence, compared without case.
  public var license: String?
  /// `true`: only forks, `false`: no forks.
  public var isFork: Bool?
  /// `true`: only archived ones, `false`: none of them.
  public var isArchived: Bool?
  /// Who can see it.
  public var visibility: Visibility?
  /// Pushed at this time or later.
  public var pushedSince: Timestamp?

  /// Creates a filter; without arguments it lets everything through.
  public init(
    minimumStars: Int = 0,
    language: String? = nil,
    topics: [String] = [],
    license: String? = nil,
    isFork: Bool? = nil,
    isArchived: Bool? = nil,
    visibility: Visibility? = nil,
    pushedSince: Timestamp? = nil
  ) {
    self.minimumStars = minimumStars
    self.language = language
    self.topics = topics
    self.license = license
    self.isFork = isFork
    self.isArchived = isArchived
    self.visibility = visibility
    self.pushedSince = pushedSince
  }

  /// Whether a repository is wanted. One whose star count is unknown is never major.
  public func matches(_ repository: Repository) -> Bool {
    hasEnoughStars(repository) && matchesApartFromStars(repository)
  }

  /// The star rule alone: at or above the border is in (49 out, 50 in).
  public func hasEnoughStars(_ repository: Repository) -> Bool {
    minimumStars <= 0 || repository.stargazerCount.map { $0 >= minimumStars } ?? false
  }

  /// Every rule but the one about stars.
  public func matchesApartFromStars(_ repository: Repository) -> Bool {
    equalsWithoutCase(language, repository.language)
      && equalsWithoutCase(license, repository.license)
      && topics.allSatisfy { repository.topics?.contains($0.lowercased()) ?? false }
      && isFork.map { $0 == repository.isFork } ?? true
      && isArchived.map { $0 == repository.isArchived } ?? true
      && visibility.map { $0 == repository.visibility } ?? true
      && pushedSince.map { since in repository.pushedAt.map { $0 >= since } ?? false } ?? true
  }

  private func equalsWithoutCase(_ wanted: String?, _ given: String?) -> Bool {
    guard let wanted else { return true }
    return wanted.lowercased() == given?.lowercased()
  }
}
