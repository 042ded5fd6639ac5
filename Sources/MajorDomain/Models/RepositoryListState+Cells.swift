extension RepositoryListState {
  /// One thing that is shown, top to bottom.
  public enum Cell: Sendable, Hashable {
    /// There is nothing: nothing yet, or nothing at all.
    case empty(isLoading: Bool)
    /// A repository with its star as it is wanted.
    case repository(StarredRow)
    /// There is more to load.
    case more(isLoading: Bool)
    /// The last load failed. A failed load never looks like an empty list.
    case error(APIError)
  }

  /// A repository as it is shown.
  public struct StarredRow: Sendable, Hashable, Identifiable {
    /// The repository, with the number of stars that is shown.
    public var repository: Repository
    /// Whether it is starred; `nil` when that is not known.
    public var isStarred: Bool?
    /// Whether the server has yet to answer.
    public var isStarring: Bool
    /// Why the last change of the star failed.
    public var error: APIError?

    /// Creates a row.
    public init(
      _ repository: Repository, isStarred: Bool?, isStarring: Bool = false, error: APIError? = nil
    ) {
      self.repository = repository
      self.isStarred = isStarred
      self.isStarring = isStarring
      self.error = error
    }

    /// GitHub's number of the repository.
    public var id: Int { repository.id }
  }

  /// The repositories as they are shown.
  public var rows: [StarredRow] {
    repositories.map { entry in
      var repository = entry.repository
      let star = stars[entry.id]
      repository.stargazerCount = star?.stargazerCount
      return StarredRow(
        repository, isStarred: star?.isStarred, isStarring: star?.inFlight != nil,
        error: star?.error)
    }
  }

  /// Everything that is shown.
  public var cells: [Cell] {
    var cells = rows.map(Cell.repository)
    if let error {
      cells.append(.error(error))
    } else if hasMore {
      cells.append(.more(isLoading: loading == .more))
    } else if cells.isEmpty {
      cells.append(.empty(isLoading: loading != .none))
    }
    return cells
  }
}
