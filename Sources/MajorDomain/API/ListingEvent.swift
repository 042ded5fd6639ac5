/// What happens while an account is listed, for whoever shows progress or explains it.
public enum ListingEvent: Sendable, Hashable {
  /// How the list, or the rest of it, will be read, and why.
  case planned(ListingPlan)
  /// A page was read.
  case progress(ListingProgress)
  /// A source failed, or its answer was not complete; another one is asked.
  case fellBack(from: ListingSource, to: ListingSource, because: FallbackReason)
}

/// How far the reading is.
public struct ListingProgress: Sendable, Hashable {
  /// Pages that were read.
  public var pagesRead: Int
  /// Pages that there are, as far as known; never fewer than those read.
  public var pagesKnown: Int
  /// Repositories that were read.
  public var repositories: Int

  /// Creates a progress.
  public init(pagesRead: Int, pagesKnown: Int, repositories: Int) {
    self.pagesRead = pagesRead
    self.pagesKnown = max(pagesKnown, pagesRead)
    self.repositories = repositories
  }
}

/// Why another source is asked.
public enum FallbackReason: Sendable, Hashable {
  /// It failed.
  case failed(APIError)
  /// The search said that it gave up (`incomplete_results`).
  case incompleteResults
  /// It gave another number of repositories than it said there are.
  case countsDiffer(read: Int, expected: Int)
  /// It cannot be asked without a token.
  case needsToken
}

/// Called with each event, from any task. It must not block.
public typealias ListingReporter = @Sendable (ListingEvent) -> Void
