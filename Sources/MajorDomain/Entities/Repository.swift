/// A repository as the API describes it, whichever source it came from.
///
/// What an answer leaves out or gives as `null` is `nil` here, and never a made-up zero; flags that
/// are absent are `false`, as GitHub means them.
public struct Repository: Sendable, Hashable, Identifiable {
  /// GitHub's number of the repository (`databaseId` in GraphQL); stays through renames.
  public var id: Int
  /// The name without its owner.
  public var name: String
  /// `owner/name`.
  public var nameWithOwner: String
  /// The login of the owner.
  public var owner: String
  /// One line of prose by the owner; text from a stranger.
  public var description: String?
  /// The page on GitHub.
  public var url: String
  /// The home page that the owner named.
  public var homepageUrl: String?
  /// How many accounts starred it; `nil` when the answer did not say.
  public var stargazerCount: Int?
  /// How many forks it has.
  public var forkCount: Int?
  /// Open issues and pull requests together, as REST counts them.
  public var openIssueCount: Int?
  /// The main language.
  public var language: String?
  /// SPDX identifier of the licence.
  public var license: String?
  /// Topics in the order of the API.
  public var topics: [String]?
  /// Whether it is read-only for good.
  public var isArchived: Bool
  /// Whether it is a fork.
  public var isFork: Bool
  /// Whether it is private.
  public var isPrivate: Bool
  /// Whether it is a template.
  public var isTemplate: Bool
  /// Who can see it.
  public var visibility: Visibility?
  /// The name of the default branch.
  public var defaultBranch: String?
  /// When it was created.
  public var createdAt: Timestamp?
  /// When its entry last changed.
  public var updatedAt: Timestamp?
  /// When it was last pushed to; `nil` for an empty repository.
  public var pushedAt: Timestamp?
  /// Size on GitHub's disks in KiB.
  public var diskUsage: Int?
  /// When the account starred it whose stars are listed; `nil` in every other list.
  public var starredAt: Timestamp?

  /// Creates a repository; everything but its identity may be left out.
  public init(
    id: Int,
    owner: String,
    name: String,
    description: String? = nil,
    url: String? = nil,
    homepageUrl: String? = nil,
    stargazerCount: Int? = nil,
    forkCount: Int? = nil,
    openIssueCount: Int? = nil,
    language: String? = nil,
    license: String? = nil,
    topics: [String]? = nil,
    isArchived: Bool = false,
    isFork: Bool = false,
    isPrivate: Bool = false,
    isTemplate: Bool = false,
    visibility: Visibility? = nil,
    defaultBranch: String? = nil,
    createdAt: Timestamp? = nil,
    updatedAt: Timestamp? = nil,
    pushedAt: Timestamp? = nil,
    diskUsage: Int? = nil,
    starredAt: Timestamp? = nil
  ) {
    self.id = id
    self.name = name
    self.nameWithOwner = "\(owner)/\(name)"
    self.owner = owner
    self.description = description
    self.url = url ?? "https://github.com/\(owner)/\(name)"
    self.homepageUrl = homepageUrl
    self.stargazerCount = stargazerCount
    self.forkCount = forkCount
    self.openIssueCount = openIssueCount
    self.language = language
    self.license = license
    self.topics = topics
    self.isArchived = isArchived
    self.isFork = isFork
    self.isPrivate = isPrivate
    self.isTemplate = isTemplate
    self.visibility = visibility
    self.defaultBranch = defaultBranch
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.pushedAt = pushedAt
    self.diskUsage = diskUsage
    self.starredAt = starredAt
  }
}
