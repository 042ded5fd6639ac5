package import MajorDomain

/// A page of an account's ranking.
package struct RankingPage: Sendable, Hashable {
  /// The repositories in order; `nil` for one that the token may not see.
  package var repositories: [Repository?]
  package var hasNextPage: Bool
  package var endCursor: String?
  /// How many the list has in all.
  package var totalCount: Int

  package init(
    repositories: [Repository?] = [], hasNextPage: Bool = false, endCursor: String? = nil,
    totalCount: Int = 0
  ) {
    self.repositories = repositories
    self.hasNextPage = hasNextPage
    self.endCursor = endCursor
    self.totalCount = totalCount
  }
}

/// A place in the ranking: the repository that stands there, and the cursor that leads behind it.
package struct RankingPlace: Sendable, Hashable {
  package var id: Int
  package var stars: Int
  package var cursor: String

  package init(id: Int, stars: Int, cursor: String) {
    self.id = id
    self.stars = stars
    self.cursor = cursor
  }
}

/// A page of a list that leaves out most of the ranking.
package struct PlacesPage: Sendable, Hashable {
  package var places: [RankingPlace]
  package var hasNextPage: Bool
  package var endCursor: String?

  package init(
    places: [RankingPlace] = [], hasNextPage: Bool = false, endCursor: String? = nil
  ) {
    self.places = places
    self.hasNextPage = hasNextPage
    self.endCursor = endCursor
  }
}
