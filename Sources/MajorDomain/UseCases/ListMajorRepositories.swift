/// The main job: the major repositories of one or several accounts, merged and in order.
public struct ListMajorRepositories: Sendable {
  /// What is wanted.
  public struct Request: Sendable, Hashable {
    /// The accounts, in the order in which they were named.
    public var owners: [Login]
    /// Which of their repositories.
    public var filter: RepositoryFilter
    /// In which order.
    public var order: RepositoryOrder
    /// At most so many; `nil` for all.
    public var limit: Int?
    /// What will be shown of each.
    public var attributes: Set<RepositoryAttribute>
    /// Where to look first.
    public var source: ListingSource

    /// Creates a request; without further arguments it is the definition of *major*.
    public init(
      owners: [Login],
      filter: RepositoryFilter = .major,
      order: RepositoryOrder = .mostStarsFirst,
      limit: Int? = nil,
      attributes: Set<RepositoryAttribute> = Set(RepositoryAttribute.allCases),
      source: ListingSource = .auto
    ) {
      self.owners = owners
      self.filter = filter
      self.order = order
      self.limit = limit
      self.attributes = attributes
      self.source = source
    }

    fileprivate func listing(of owner: Login) -> ListingRequest {
      ListingRequest(
        owner: owner, filter: filter, attributes: attributes, limit: limit, order: order,
        source: source)
    }
  }

  /// What was found.
  public struct Result: Sendable, Hashable {
    /// The repositories wanted, in order, at most as many as the limit.
    public var repositories: [Repository]
    /// How many are wanted, before the limit; `nil` when reading stopped at the limit.
    public var matchCount: Int?
    /// How many the accounts own; `nil` when a source could not say.
    public var totalCount: Int?
    /// `owner/name` of those that would be wanted if their star count were known.
    public var withoutStarCount: [String]
    /// What makes the list less than whole; empty when it is complete.
    public var omissions: [RepositoryList.Omission]

    /// Creates a result.
    public init(
      repositories: [Repository], matchCount: Int?, totalCount: Int?,
      withoutStarCount: [String] = [], omissions: [RepositoryList.Omission] = []
    ) {
      self.repositories = repositories
      self.matchCount = matchCount
      self.totalCount = totalCount
      self.withoutStarCount = withoutStarCount
      self.omissions = omissions
    }
  }

  private let listing: any RepositoryListing

  /// Creates the use case over the role that it needs.
  public init(listing: any RepositoryListing) { self.listing = listing }

  /// Lists the accounts one after the other, so that the requests of one are the only ones in
  /// flight, and merges their repositories by id.
  ///
  /// - Parameter report: Is told how each list is read, and how far.
  /// - Throws: ``Failure``: the first error, with the account it came from; nothing is returned
  ///   then.
  public func callAsFunction(
    _ request: Request, reporting report: @escaping ListingReporter = { _ in }
  ) async throws(Failure) -> Result {
    var lists: [RepositoryList] = []
    var seen: Set<Login> = []
    for owner in request.owners where seen.insert(owner).inserted {
      do throws(APIError) {
        lists.append(
          try await listing.fetchRepositories(request.listing(of: owner), reporting: report))
      } catch {
        throw Failure(owner: owner, error: error)
      }
    }
    return Self.merge(lists, request)
  }

  /// An error, with the account it came from.
  public struct Failure: Error, Sendable, Hashable {
    /// The account.
    public var owner: Login
    /// What went wrong.
    public var error: APIError

    /// Creates a failure.
    public init(owner: Login, error: APIError) {
      self.owner = owner
      self.error = error
    }
  }

  private static func merge(_ lists: [RepositoryList], _ request: Request) -> Result {
    var ids: Set<Int> = []
    var repositories: [Repository] = []
    for list in lists {
      for repository in list.repositories where ids.insert(repository.id).inserted {
        repositories.append(repository)
      }
    }
    let filter = request.filter
    let matches = request.order.sorted(repositories.filter(filter.matches))
    let totals = lists.map(\.totalCount)
    return Result(
      repositories: request.limit.map { Array(matches.prefix($0)) } ?? matches,
      matchCount: lists.contains(where: \.endsAtLimit) ? nil : matches.count,
      totalCount: totals.contains(nil) ? nil : totals.compactMap(\.self).reduce(0, +),
      withoutStarCount: filter.minimumStars <= 0
        ? []
        : repositories.filter { $0.stargazerCount == nil && filter.matchesApartFromStars($0) }
          .map(\.nameWithOwner),
      omissions: lists.flatMap(\.omissions))
  }
}

extension RepositoryFilter {
  /// The project's definition of a major repository: 50 stars or more.
  public static let major = RepositoryFilter(minimumStars: 50)
}
