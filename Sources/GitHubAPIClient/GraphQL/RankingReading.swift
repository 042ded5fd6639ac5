import MajorDomain

/// How far the reading of a ranking is: what was read, what is still to be read, and what follows
/// from it. No request is made here.
struct RankingReading: Sendable {
  let request: ListingRequest
  var ranking: Ranking
  /// How many repositories the account owns, whatever the filter.
  var ownedCount: Int?
  /// Whether lists that give places may still have more.
  var hasPlacesToCome = true
  /// How many are asked for in a page; less once the server took too long.
  private(set) var pageSize = 100

  private var totalCount = 0
  private var pagesRead = 0
  private var hiddenBySSO = false
  private var lists: [SparseList: PlacesPage] = [:]
  private var taken: Set<Int> = []

  init(request: ListingRequest) {
    self.request = request
    ranking = Ranking(floor: request.filter.minimumStars)
  }

  /// No more than can be needed: with a limit a few beyond it, for those with as many stars as the
  /// last one.
  var firstPageSize: Int {
    guard let wantedCount, hasNoFilterOfOurs else { return pageSize }
    return min(pageSize, wantedCount + 10)
  }

  /// At most so many are wanted from the top; `nil` when the limit is about another order.
  private var wantedCount: Int? {
    request.order == .mostStarsFirst ? request.limit : nil
  }

  private var hasNoFilterOfOurs: Bool {
    let filter = request.filter
    return filter.language == nil && filter.license == nil && filter.topics.isEmpty
      && filter.pushedSince == nil
  }

  mutating func add(_ page: RankedRepositories.Page, to run: Int) {
    pagesRead += 1
    pageSize = min(pageSize, max(page.size, pagesRead == 1 ? pageSize : 0))
    if pagesRead == 1, page.size < firstPageSize { pageSize = page.size }
    totalCount = page.page.totalCount
    hiddenBySSO = hiddenBySSO || page.errors.contains { $0.kind == .forbidden(needsSSO: true) }
    ranking.append(page.page, to: run)
  }

  mutating func add(_ pages: [SparseList: PlacesPage]) {
    for (list, page) in pages {
      lists[list, default: PlacesPage()].places += page.places
      lists[list]?.hasNextPage = page.hasNextPage && page.endCursor != nil
      lists[list]?.endCursor = page.endCursor
    }
  }

  func cursor(of list: SparseList) -> String? { lists[list]?.endCursor }

  // MARK: What is done

  /// Whether nothing more has to be read.
  var isDone: Bool {
    guard let top = ranking.top else { return true }
    return top.isWhole || endsAtLimit(top.repositories)
  }

  /// Whether those wanted are there, and those with as many stars as the last of them.
  private func endsAtLimit(_ repositories: [Repository?]) -> Bool {
    guard let wantedCount, let lowest = repositories.last(where: { $0 != nil })??.stargazerCount
    else { return false }
    let wanted = repositories.compactMap(\.self).filter(request.filter.matches)
    guard wanted.count >= wantedCount else { return false }
    guard wantedCount > 0, let border = wanted[wantedCount - 1].stargazerCount else { return true }
    return lowest < border
  }

  /// What was read, as a list.
  ///
  /// - Throws: ``APIError/undecodableData(_:)`` when it contradicts itself.
  func list() throws(APIError) -> RepositoryList {
    guard let top = ranking.top else {
      throw .undecodableData("the ranking changed while it was read")
    }
    var seen: Set<Int> = []
    let repositories = top.repositories.compactMap(\.self).filter { seen.insert($0.id).inserted }
    let unreadable = top.repositories.count { $0 == nil }
    var omissions: [RepositoryList.Omission] = []
    if unreadable > 0 {
      omissions = [hiddenBySSO ? .hiddenBySSO(organizations: []) : .unreadable(count: unreadable)]
    }
    return RepositoryList(
      repositories: repositories, totalCount: ownedCount, omissions: omissions,
      endsAtLimit: !top.isWhole)
  }

  // MARK: What is to come

  var facts: ListingPlanner.RankingFacts {
    ListingPlanner.RankingFacts(
      stars: ranking.runs[0].repositories.compactMap { $0?.stargazerCount },
      totalCount: totalCount, floor: ranking.floor,
      limit: hasNoFilterOfOurs ? wantedCount : nil)
  }

  /// How many pages are still expected, read one after the other.
  var expectedPages: Int {
    max(1, (facts.expectedCount - ranking.runs[0].repositories.count + pageSize - 1) / pageSize)
  }

  /// Whether the places that are known are worth starting from: without them the reading takes as
  /// many round trips as there are pages.
  var hasEnoughPlaces: Bool { usablePlaces.count * 3 >= expectedPages }

  /// The lists that end above the floor, and so have places yet to come.
  var listsToContinue: [SparseList] {
    guard hasPlacesToCome, !lists.isEmpty else { return [] }
    return SparseList.allCases.filter { list in
      guard let page = lists[list], page.hasNextPage, let last = page.places.last else {
        return false
      }
      return last.stars >= ranking.floor
    }
  }

  /// Places to begin at now, about ``RankedRepositories/spacing`` ranks apart.
  mutating func takePlaces() -> [RankingPlace] {
    let places = usablePlaces
    taken.formUnion(places.map(\.id))
    return places
  }

  /// Every k-th of the places that all lists together give below the first run, as far down as all
  /// of them reach; k is such that about a page of the ranking lies between two.
  private var usablePlaces: [RankingPlace] {
    let top = ranking.runs[0].repositories.compactMap(\.self)
    guard let lowest = top.last?.stargazerCount else { return [] }
    let known = Set(top.map(\.id))
    var seen: Set<Int> = []
    let all = lists.values.flatMap(\.places).filter { seen.insert($0.id).inserted }
    let above = all.count { known.contains($0.id) }
    // How many of the ranking's repositories are places, as far as both are known.
    let density = Double(above) / Double(max(1, top.count))
    let step = max(1, Int((density * Double(RankedRepositories.spacing)).rounded()))
    let reach = max(
      ranking.floor, listsToContinue.compactMap { lists[$0]?.places.last?.stars }.max() ?? 0)
    let below =
      all.filter {
        !known.contains($0.id) && $0.stars <= lowest && $0.stars >= reach
      }.sorted { ($0.stars, $0.id) > ($1.stars, $1.id) }
    var places: [RankingPlace] = []
    var distance = 0
    for place in below {
      distance = taken.contains(place.id) || ranking.contains(place) ? 0 : distance + 1
      if distance == step {
        places.append(place)
        distance = 0
      }
    }
    guard let limit = facts.limit else { return places }
    return Array(places.prefix(max(0, (limit - top.count) / RankedRepositories.spacing + 1)))
  }

  /// How far the reading is.
  var progress: ListingProgress {
    let count = ranking.top?.repositories.count ?? 0
    return ListingProgress(
      pagesRead: pagesRead, pagesKnown: isDone ? pagesRead : pagesRead + expectedPages,
      repositories: count)
  }
}
