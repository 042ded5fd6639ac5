/// What is wanted of one account, so that a source can ask for no more than that.
public struct ListingRequest: Sendable, Hashable {
  /// The account, a user or an organisation.
  public var owner: Login
  /// Which of its repositories. A source may leave out what does not match, and need not.
  public var filter: RepositoryFilter
  /// What must be known of each; ``RepositoryAttribute/always`` is known anyway.
  public var attributes: Set<RepositoryAttribute>
  /// At most so many are wanted, the first ones by `order`; `nil` for all.
  public var limit: Int?
  /// Which ones come first. It decides nothing but what a limit leaves out.
  public var order: RepositoryOrder
  /// Where to look first.
  public var source: ListingSource

  /// Creates a request; without further arguments it is for everything that the account owns.
  public init(
    owner: Login,
    filter: RepositoryFilter = RepositoryFilter(),
    attributes: Set<RepositoryAttribute> = Set(RepositoryAttribute.allCases),
    limit: Int? = nil,
    order: RepositoryOrder = .mostStarsFirst,
    source: ListingSource = .auto
  ) {
    self.owner = owner
    self.filter = filter
    self.attributes = attributes
    self.limit = limit
    self.order = order
    self.source = source
  }

  /// All attributes that a source has to know: those asked for, and those that filter and order
  /// look at.
  public var neededAttributes: Set<RepositoryAttribute> {
    var needed = attributes.union(RepositoryAttribute.always)
    if let attribute = order.key.attribute { needed.insert(attribute) }
    if filter.language != nil { needed.insert(.language) }
    if filter.license != nil { needed.insert(.license) }
    if !filter.topics.isEmpty { needed.insert(.topics) }
    if filter.isFork != nil { needed.insert(.isFork) }
    if filter.isArchived != nil { needed.insert(.isArchived) }
    if filter.visibility != nil { needed.insert(.visibility) }
    if filter.pushedSince != nil { needed.insert(.pushedAt) }
    return needed
  }
}

/// Where a list comes from.
public enum ListingSource: String, Sendable, Hashable, CaseIterable {
  /// Whichever costs least, exact ones first.
  case auto
  /// GraphQL's `repositories`, most stars first; needs a token. Exact.
  case graphql
  /// REST's pages of everything that the account owns. Exact.
  case rest
  /// REST's search. Quick, but an index that may lag behind or give up.
  case search
}

/// What can be known of a repository: a property of ``Repository`` each.
public enum RepositoryAttribute: String, Sendable, Hashable, CaseIterable {
  case id, name, nameWithOwner, owner, description, url, homepageUrl, stargazerCount, forkCount
  case openIssueCount, language, license, topics, isArchived, isFork, isPrivate, isTemplate
  case visibility, defaultBranch, createdAt, updatedAt, pushedAt, diskUsage

  /// What every source tells: who it is, and how many starred it.
  public static let always: Set<RepositoryAttribute> = [
    .id, .name, .nameWithOwner, .owner, .stargazerCount,
  ]
}

extension RepositoryOrder.Key {
  /// The attribute that is compared; `nil` for one that is always known.
  var attribute: RepositoryAttribute? {
    switch self {
    case .stars, .name: nil
    case .forks: .forkCount
    case .pushed: .pushedAt
    case .updated: .updatedAt
    case .created: .createdAt
    }
  }
}
