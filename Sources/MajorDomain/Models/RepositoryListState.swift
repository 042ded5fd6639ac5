/// What a list of repositories shows, as one value, with the pure rules by which it changes.
///
/// An event goes in, effects come out; whoever runs the effects feeds their answers back as events:
///
/// ```swift
/// var state = RepositoryListState()
/// let effects = state.apply(.open(.search("language:swift")))
/// ```
public struct RepositoryListState: Sendable, Hashable {
  /// Whether a load is under way, and of what.
  public enum Loading: Sendable, Hashable {
    /// Ready.
    case none
    /// The list from its beginning.
    case first
    /// What comes after the last one shown.
    case more
  }

  /// What is listed: for a search, the last query.
  public private(set) var source: RepositoryListSource?
  /// What was listed, each id once.
  public private(set) var repositories: [ListedRepository] = []
  /// Whether a load is under way.
  public private(set) var loading = Loading.none
  /// Where the next page begins; `nil` when there is none.
  public private(set) var nextPage: PageCursor?
  /// How many there are, as far as the source says.
  public private(set) var totalCount: Int?
  /// What makes the list less than whole.
  public private(set) var omissions: [RepositoryList.Omission] = []
  /// Why the last load failed: to be shown as an alert or as a cell.
  public private(set) var error: APIError?
  /// What is known and under way of stars, by the repository's id.
  public package(set) var stars: [Int: StarStatus] = [:]

  /// Counts loads and ended writes, so that it is known which came first.
  private var moment = 0
  package private(set) var currentLoad = 0

  /// A list of which nothing was asked yet.
  public init() {}

  /// Whether more can be loaded.
  public var hasMore: Bool { nextPage != nil }
}

extension RepositoryListState {
  /// Changes the state by one event.
  ///
  /// - Returns: What is to be done because of it, in this order.
  public mutating func apply(_ event: Event) -> [Effect] {
    switch event {
    case .open(let source):
      self = RepositoryListState(continuing: self, source: source)
      return load(.first)
    case .reload:
      return source == nil ? [] : load(.first)
    case .loadMore:
      return nextPage == nil || loading != .none ? [] : load(.more)
    case .loaded(let load, let page):
      // A slow answer to an old query never overwrites a newer one.
      if load.number == currentLoad { take(page, of: load) }
      return []
    case .loadFailed(let load, let error):
      guard load.number == currentLoad else { return [] }
      loading = .none
      self.error = error
      return []
    case .alertDismissed:
      error = nil
      return []
    case .wish(let wish, let id):
      return update(id) { $0.want(wish) }
    case .starAnswered(let request, let answer):
      endWrite(request)
      return update(request.repository.id) { $0.confirm(answer) }
    case .starFailed(let request, let error):
      endWrite(request)
      return update(request.repository.id) { $0.fail(request.action, error) }
    case .starNotSent(let request):
      return update(request.repository.id) { $0.giveUp() }
    }
  }

  /// An empty list that still knows what is under way.
  private init(continuing old: RepositoryListState, source: RepositoryListSource) {
    self.source = source
    moment = old.moment
    stars = old.stars.filter { !$0.value.isSettled || $0.value.doubted != nil }
  }

  private mutating func load(_ loading: Loading) -> [Effect] {
    guard let source else { return [] }
    moment += 1
    currentLoad = moment
    self.loading = loading
    error = nil
    let page = loading == .more ? nextPage : nil
    return [.load(RepositoryListLoad(source: source, page: page, number: moment))]
  }

  private mutating func take(_ page: RepositoryPage, of load: RepositoryListLoad) {
    if loading == .first {
      repositories = []
      omissions = []
    }
    var known = Set(repositories.map(\.id))
    for entry in page.repositories where known.insert(entry.id).inserted {
      repositories.append(entry)
      refreshStar(of: entry, load)
    }
    if loading == .first {
      stars = stars.filter { known.contains($0.key) || !$0.value.isSettled }
    }
    omissions += page.omissions
    totalCount = page.totalCount
    nextPage = page.next
    loading = .none
  }

  private mutating func refreshStar(of entry: ListedRepository, _ load: RepositoryListLoad) {
    guard var status = stars[entry.id] else {
      stars[entry.id] = StarStatus(entry)
      return
    }
    // A list that was asked for before a write ended may tell the star from before it.
    let isCurrent = status.wish == nil && !status.isWriting && status.lastWrite < load.number
    status.refresh(entry, isCurrent: isCurrent)
    stars[entry.id] = status
  }

  private mutating func endWrite(_ request: StarRequest) {
    guard case .write = request.action else { return }
    moment += 1
    stars[request.repository.id]?.lastWrite = moment
  }

  private mutating func update(
    _ id: Int, _ change: (inout StarStatus) -> StarRequest.Action?
  ) -> [Effect] {
    guard var status = stars[id] else { return [] }
    let action = change(&status)
    stars[id] = status
    return action.map { [.star(StarRequest($0, status.repository))] } ?? []
  }
}
