import GitHubAPIClient
import MajorDomain
import Testing
import VirtualTime

@Suite struct RankingTests {
  /// A list of which any page can be read; the cursor is the index of what comes next.
  struct Account {
    let repositories: [Repository]

    init(stars: [Int]) {
      repositories = stars.enumerated().map { index, stars in
        Repository(id: index + 1, owner: "octo", name: "r\(index)", stargazerCount: stars)
      }
    }

    func page(after cursor: String?, size: Int) -> RankingPage {
      let start = cursor.flatMap { Int($0) } ?? 0
      let end = min(start + size, repositories.count)
      return RankingPage(
        repositories: Array(repositories[start..<end]), hasNextPage: end < repositories.count,
        endCursor: end > start ? "\(end)" : nil, totalCount: repositories.count)
    }

    func place(_ index: Int) -> RankingPlace {
      RankingPlace(
        id: repositories[index].id, stars: repositories[index].stargazerCount ?? 0,
        cursor: "\(index + 1)")
    }
  }

  static func readToTheEnd(_ ranking: inout Ranking, _ account: Account, size: Int) -> Int {
    var pages = 0
    while ranking.top?.isWhole == false {
      for run in ranking.openRuns {
        ranking.append(account.page(after: ranking.runs[run].cursor, size: size), to: run)
        pages += 1
      }
    }
    return pages
  }

  @Test func runsThatMeetAreOneStretch() {
    let account = Account(stars: Array((0..<300).reversed()))
    var ranking = Ranking(floor: 50)
    ranking.append(account.page(after: nil, size: 100), to: 0)
    let second = ranking.begin(at: account.place(89))
    #expect(ranking.openRuns == [0, second])
    ranking.append(account.page(after: "90", size: 100), to: second)
    // The first run ends inside the second one, which goes on.
    #expect(ranking.openRuns == [second])
    #expect(ranking.top?.repositories.map { $0?.id } == Array(1...190))
    #expect(ranking.top?.isWhole == false)
    ranking.append(account.page(after: "190", size: 100), to: second)
    #expect(ranking.top?.repositories.map { $0?.id } == Array(1...290))
    #expect(ranking.top?.isWhole == true)
  }

  @Test func aGapIsReadAndNeverSkipped() {
    let account = Account(stars: Array((0..<40).reversed()))
    var ranking = Ranking(floor: 0)
    ranking.append(account.page(after: nil, size: 10), to: 0)
    let far = ranking.begin(at: account.place(24))
    ranking.append(account.page(after: "25", size: 10), to: far)
    #expect(ranking.top?.repositories.count == 10)
    #expect(ranking.openRuns == [0, far])
  }

  @Test func anAbandonedRunIsAsIfItHadNotBegun() {
    let account = Account(stars: Array((0..<40).reversed()))
    var ranking = Ranking(floor: 0)
    ranking.append(account.page(after: nil, size: 10), to: 0)
    let run = ranking.begin(at: account.place(4))
    ranking.append(account.page(after: "5", size: 10), to: run)
    ranking.abandon(run)
    #expect(ranking.openRuns == [0])
    #expect(ranking.top?.repositories.count == 10)
  }

  @Test func runsThatContradictEachOtherAreNoList() {
    func page(_ ids: [Int]) -> RankingPage {
      RankingPage(
        repositories: ids.map { Repository(id: $0, owner: "o", name: "r", stargazerCount: 9) },
        hasNextPage: true, endCursor: "c")
    }
    var ranking = Ranking(floor: 0)
    ranking.append(page([1, 2]), to: 0)
    let other = ranking.begin(at: RankingPlace(id: 7, stars: 9, cursor: "c"))
    ranking.append(page([2, 3, 1]), to: other)
    // 2 leads to 1 there, and 1 leads to 2 here.
    #expect(ranking.top.map(\.repositories) == nil)
  }

  /// Whatever the places, the sizes of pages and the ties, the result is the list down to the
  /// floor.
  @Test(arguments: 0..<60)
  func anyPlacesGiveTheSameList(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stars = (0..<Int.random(in: 0...400, using: &random))
      .map { _ in Int.random(in: 0...60, using: &random) }.sorted(by: >)
    let account = Account(stars: stars)
    let floor = Int.random(in: 0...61, using: &random)
    let size = Int.random(in: 1...50, using: &random)
    var ranking = Ranking(floor: floor)
    for _ in 0..<Int.random(in: 0...12, using: &random) where !stars.isEmpty {
      _ = ranking.begin(at: account.place(Int.random(in: stars.indices, using: &random)))
    }
    _ = Self.readToTheEnd(&ranking, account, size: size)
    let wanted = account.repositories.filter { ($0.stargazerCount ?? 0) >= floor }
    #expect(
      ranking.top?.repositories.compactMap(\.self).filter { ($0.stargazerCount ?? 0) >= floor }
        == wanted)
  }
}
