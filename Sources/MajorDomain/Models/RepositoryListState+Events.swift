extension RepositoryListState {
  /// What can happen to a list.
  public enum Event: Sendable, Hashable {
    /// Something else is to be listed, for example a new search; the old list goes at once.
    case open(RepositoryListSource)
    /// The list is to be loaded again; what is shown stays until the answer.
    case reload
    /// More of the list is wanted.
    case loadMore
    /// A load was answered.
    case loaded(RepositoryListLoad, RepositoryPage)
    /// A load failed.
    case loadFailed(RepositoryListLoad, APIError)
    /// The error was seen.
    case alertDismissed
    /// A star is wanted otherwise. A repository is meant by its id, never by its position.
    case wish(StarStatus.Wish, id: Int)
    /// A request about a star was answered.
    case starAnswered(StarRequest, StarAnswer)
    /// A request about a star failed.
    case starFailed(StarRequest, APIError)
    /// A request about a star was given up before it was sent.
    case starNotSent(StarRequest)
  }

  /// What is to be done because of an event; each is answered by one event.
  public enum Effect: Sendable, Hashable {
    /// Load a page.
    case load(RepositoryListLoad)
    /// Ask for a star, or change it.
    case star(StarRequest)
  }
}
