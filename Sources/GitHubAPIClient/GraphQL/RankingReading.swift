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

  /// What a second look showed.
  var snapshot = RankingSnapshot()
  /// What the pages that were read were asked for after, in the order of reading.
  private(set) var cursors: [String?] = []

  /// What the first reading missed.
  private var recovered: [Repository] = []
  private var totalCount = 0
  private var pagesRead = 0
  private var hiddenBySSO = false
  private var hiddenOrganizations: [String] = []
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
    cursors.append(page.cursor)
    // A first page that was meant to be small says nothing about the server.
    if page.size < firstPageSize { pageSize = min(pageSize, page.size) }
    totalCount = page.page.totalCount
    hiddenBySSO = hiddenBySSO || page.errors.contains { $0.kind == .forbidden(needsSSO: true) }
    hiddenOrganizations += page.hiddenOrganizations.filter { !hiddenOrganizations.contains($0) }
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

  /// What was read.
  ///
  /// - Throws: ``APIError/undecodableData(_:)`` when it contradicts itself.
  func outcome() throws(APIError) -> RankedRepositories.Outcome {
    guard let top = ranking.top else {
      throw .undecodableData("the ranking changed while it was read")
    }
    var seen: Set<Int> = []
    let repositories = (recovered + top.repositories.compactMap(\.self))
      .filter { seen.insert($0.id).inserted }
    let unreadable = top.repositories.count { $0 == nil }
    var omissions: [RepositoryList.Omission] = []
    if hiddenBySSO || !hiddenOrganizations.isEmpty {
      omissions = [.hiddenBySSO(organizations: hiddenOrganizations)]
    } else if unreadable > 0 {
      omissions = [.unreadable(count: unreadable)]
    }
    let list = RepositoryList(
      repositories: repositories, totalCount: ownedCount, omissions: omissions,
      endsAtLimit: !top.isWhole)
    // A list that was read to its end must be as long as GitHub says; one that changed meanwhile
    // may not be.
    let count = repositories.count + unreadable
    let missedCount = missed.count
    guard missedCount == 0 else {
      return .doubtful(list, .countsDiffer(read: count, expected: count + missedCount))
    }
    guard top.isWhole, ranking.floor <= 0, count != totalCount else { return .list(list) }
    return .doubtful(list, .countsDiffer(read: count, expected: totalCount))
  }

  // MARK: What moved meanwhile

  /// Whether something may have been missed: one page cannot miss anything, and for a list that is
  /// read to its very end its length tells.
  var needsSecondLook: Bool {
    guard pagesRead > 1, let top = ranking.top else { return false }
    return !(top.isWhole && ranking.floor <= 0)
  }

  /// Whether the second look saw all that was read, and nothing else.
  var isConfirmed: Bool {
    let seen = Set(snapshot.marks.map(\.id))
    return missed.isEmpty
      && ranking.top?.repositories.allSatisfy { repository in
        guard let repository, let stars = repository.stargazerCount, stars >= leastStars
        else { return true }
        return seen.contains(repository.id)
      } ?? false
  }

  /// What the second look saw and no page had, each once.
  var missed: [RankingSnapshot.Mark] {
    guard !snapshot.marks.isEmpty, let top = ranking.top else { return [] }
    var known = Set((recovered + top.repositories.compactMap(\.self)).map(\.id))
    let least = leastStars
    return snapshot.marks.filter { $0.stars >= least && known.insert($0.id).inserted }
  }

  /// Adds pages that were read again, as far as they have what was missed.
  mutating func addMissed(_ repositories: [Repository]) {
    let ids = Set(missed.map(\.id))
    recovered += repositories.filter { ids.contains($0.id) }
  }

  /// Down to so many stars the reading should have everything.
  private var leastStars: Int {
    guard let top = ranking.top, !top.isWhole else { return ranking.floor }
    let lowest = top.repositories.last { $0 != nil }??.stargazerCount
    return max(ranking.floor, (lowest ?? 0) + 1)
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

  /// Whether places are dense enough to begin at: without them the reading takes as many round
  /// trips as there are pages.
  var hasEnoughPlaces: Bool { map.hasPlaces(every: 2 * RankedRepositories.spacing) }

  /// The lists to read on, as long as none of them has places all the way down to the floor.
  var listsToContinue: [SparseList] {
    hasPlacesToCome ? map.listsToContinue(floor: ranking.floor) : []
  }

  /// Places to begin at now, about ``RankedRepositories/spacing`` ranks apart, each once.
  mutating func takePlaces() -> [RankingPlace] {
    var places = map.places(
      every: RankedRepositories.spacing, floor: ranking.floor,
      isKnown: { taken.contains($0.id) || ranking.contains($0) })
    if let limit = facts.limit {
      let count = (limit - ranking.runs[0].repositories.count) / RankedRepositories.spacing + 1
      places = Array(places.prefix(max(0, count)))
    }
    taken.formUnion(places.map(\.id))
    return places
  }

  private var map: PlacesMap {
    PlacesMap(lists: lists, top: ranking.runs[0].repositories.compactMap(\.self))
  }

  /// How far the reading is.
  var progress: ListingProgress {
    let count = ranking.top?.repositories.count ?? 0
    return ListingProgress(
      pagesRead: pagesRead, pagesKnown: isDone ? pagesRead : pagesRead + expectedPages,
      repositories: count)
  }
}
