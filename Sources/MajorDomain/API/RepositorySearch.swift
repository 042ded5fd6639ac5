/// The role of searching repositories, page by page.
public protocol RepositorySearch: Sendable {
  /// One page of what a search finds.
  ///
  /// - Parameters:
  ///   - page: Where it begins; `nil` for the first.
  ///   - size: How many it holds, 1 to 100.
  /// - Throws: ``APIError``. A search that stopped early is an omission of the page and no error.
  func search(
    _ query: RepositoryQuery, page: PageCursor?, size: Int
  ) async throws(APIError) -> RepositoryPage
}
