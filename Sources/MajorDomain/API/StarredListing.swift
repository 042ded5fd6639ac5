/// The role of listing what an account has starred, page by page.
public protocol StarredListing: Sendable {
  /// One page, the newest star first.
  ///
  /// - Parameters:
  ///   - user: The account; `nil` for the token's user.
  ///   - page: Where it begins; `nil` for the first.
  /// - Throws: ``APIError``. Entries that lead nowhere are an omission of the page and no error.
  func starred(by user: Login?, page: PageCursor?) async throws(APIError) -> RepositoryPage
}
