/// What a list of repositories is a list of.
public enum RepositoryListSource: Sendable, Hashable {
  /// What an account owns.
  case owner(Login)
  /// What an account has starred; without one, the token's user.
  case starred(Login?)
  /// What a search finds.
  case search(RepositoryQuery)
  /// Named ones.
  case names([RepositoryName])
}

/// Where a page of a list begins, in the source's own words, which nobody else reads.
public struct PageCursor: Sendable, Hashable {
  /// The source's words.
  public var text: String

  /// Creates a cursor.
  public init(_ text: String) { self.text = text }
}

/// A part of a list.
public struct RepositoryPage: Sendable, Hashable {
  /// The repositories of the page.
  public var repositories: [ListedRepository]
  /// Where the next page begins; `nil` on the last one.
  public var next: PageCursor?
  /// How many there are on all pages, as far as the source says.
  public var totalCount: Int?
  /// What makes the page less than whole.
  public var omissions: [RepositoryList.Omission]

  /// Creates a page.
  public init(
    _ repositories: [ListedRepository], next: PageCursor? = nil, totalCount: Int? = nil,
    omissions: [RepositoryList.Omission] = []
  ) {
    self.repositories = repositories
    self.next = next
    self.totalCount = totalCount
    self.omissions = omissions
  }
}

/// One load of a list, told from every other by its number.
public struct RepositoryListLoad: Sendable, Hashable {
  /// What is listed.
  public var source: RepositoryListSource
  /// Where the page begins; `nil` for the first.
  public var page: PageCursor?
  /// A number that grows with each load.
  public var number: Int

  /// Creates a load.
  public init(source: RepositoryListSource, page: PageCursor?, number: Int) {
    self.source = source
    self.page = page
    self.number = number
  }
}
