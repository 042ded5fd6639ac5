/// The role of listing what an account owns: all that `list`, `watch` and `browse` need to know of
/// GitHub.
///
/// Implement ``fetchRepositories(user:matching:)``; the form with a completion handler comes with
/// it. A double for a test is three lines:
///
/// ```swift
/// struct OneRepository: RepositoryListing {
///   func fetchRepositories(
///     user: Login, matching filter: RepositoryFilter
///   ) async throws(APIError) -> RepositoryList {
///     RepositoryList(repositories: [Repository(id: 1, owner: "octo-org", name: "one")])
///   }
/// }
/// ```
public protocol RepositoryListing: Sendable {
  /// Everything that `user`, a user or an organisation, owns.
  ///
  /// Only repositories that the account owns are listed, forks and archived ones among them, each
  /// id once, in no particular order.
  ///
  /// - Parameter filter: What is wanted. A source may leave out what does not match, and need not.
  /// - Throws: ``APIError``; a part of a list is never returned as if it were the whole.
  func fetchRepositories(
    user: Login, matching filter: RepositoryFilter
  ) async throws(APIError) -> RepositoryList

  /// The same for a request that says more exactly what is wanted, so that less has to be fetched.
  ///
  /// A source that does not implement it answers with all that ``fetchRepositories(user:matching:)``
  /// gives.
  ///
  /// - Parameter report: Is told how the list is read, and how far.
  func fetchRepositories(
    _ request: ListingRequest, reporting report: @escaping ListingReporter
  ) async throws(APIError) -> RepositoryList
}

extension RepositoryListing {
  /// Passes over what the request says beyond account and filter.
  public func fetchRepositories(
    _ request: ListingRequest, reporting report: @escaping ListingReporter
  ) async throws(APIError) -> RepositoryList {
    try await fetchRepositories(user: request.owner, matching: request.filter)
  }

  /// Everything that `user` owns, whatever its stars.
  public func fetchRepositories(user: Login) async throws(APIError) -> RepositoryList {
    try await fetchRepositories(user: user, matching: RepositoryFilter())
  }

  /// The form with a completion handler.
  ///
  /// ```swift
  /// let fetch = client.fetchRepositories(user: login) { result in
  ///   if case .success(let list) = result { print(list.repositories.count) }
  /// }
  /// fetch.cancel()
  /// ```
  ///
  /// - Parameters:
  ///   - executor: Where the work runs; a test passes the one of its virtual time.
  ///   - completion: Called exactly once, also after the task was cancelled, which gives
  ///     ``APIError/cancelled``.
  /// - Returns: The work, to cancel it or to wait for it.
  @discardableResult
  public func fetchRepositories(
    user: Login,
    matching filter: RepositoryFilter = RepositoryFilter(),
    executor: (any TaskExecutor)? = nil,
    completion: @escaping @Sendable (Result<RepositoryList, APIError>) -> Void
  ) -> Task<Void, Never> {
    Task(executorPreference: executor) {
      let result: Result<RepositoryList, APIError>
      do throws(APIError) {
        result = .success(try await fetchRepositories(user: user, matching: filter))
      } catch {
        result = .failure(error)
      }
      // A source that finished before it noticed the cancellation must not report success.
      completion(Task.isCancelled ? .failure(.cancelled) : result)
    }
  }
}
