package import MajorDomain

/// An account's repositories by stars, put together from runs that began at several places.
///
/// Each run is one unbroken stretch of the same list: pages that follow each other. Two runs belong
/// together where one ends at a repository that the other has too, and then the list is unbroken
/// across both. So nothing is taken on trust from the places where runs began: as long as a run
/// meets no other, it is read on.
package struct Ranking: Sendable {
  /// One stretch.
  package struct Run: Sendable {
    /// `nil` stands for a repository that the token may not see.
    package fileprivate(set) var repositories: [Repository?] = []
    package fileprivate(set) var hasNextPage = true
    /// Leads to the next page; `nil` at the top of the list.
    package fileprivate(set) var cursor: String?
  }

  /// The least number of stars that is wanted: a run ends at the first repository below.
  package let floor: Int
  /// The first one begins at the top.
  package private(set) var runs = [Run()]
  /// Where each repository stands: its runs, and its index in them.
  private var positions: [Int: [Int: Int]] = [:]

  package init(floor: Int) { self.floor = floor }

  /// Adds a page to the run that it was read for.
  package mutating func append(_ page: RankingPage, to index: Int) {
    let start = runs[index].repositories.count
    for (offset, repository) in page.repositories.enumerated() {
      if let repository { positions[repository.id, default: [:]][index] = start + offset }
    }
    runs[index].repositories += page.repositories
    // Without a cursor there is no way on, whatever else the page says.
    runs[index].hasNextPage = page.hasNextPage && page.endCursor != nil
    runs[index].cursor = page.endCursor
  }

  /// Begins a run behind a place, and says which one it is.
  package mutating func begin(at place: RankingPlace) -> Int {
    var run = Run()
    run.cursor = place.cursor
    runs.append(run)
    return runs.count - 1
  }

  /// Gives up a run that cannot be read; another one will come by where it would have been.
  package mutating func abandon(_ index: Int) {
    runs[index] = Run()
    runs[index].hasNextPage = false
    for id in positions.keys { positions[id]?[index] = nil }
  }

  /// The runs that have to be read on, from the top.
  package var openRuns: [Int] {
    runs.indices.filter { !isFinished($0) && successor(of: $0) == nil }
  }

  /// The unbroken stretch from the top, and whether it reaches the floor, or the end of the list.
  ///
  /// - Returns: `nil` when the runs contradict each other, because the list changed meanwhile.
  package var top: (repositories: [Repository?], isWhole: Bool)? {
    var repositories: [Repository?] = []
    var visited: Set<Int> = []
    var (run, start) = (0, 0)
    while true {
      guard visited.insert(run).inserted else { return nil }
      repositories += runs[run].repositories[start...]
      if isFinished(run) { return (repositories, true) }
      guard let next = successor(of: run) else { return (repositories, false) }
      (run, start) = (next.run, next.index + 1)
    }
  }

  /// Whether a place is inside what was read.
  package func contains(_ place: RankingPlace) -> Bool { positions[place.id]?.isEmpty == false }

  private func isFinished(_ index: Int) -> Bool {
    let run = runs[index]
    guard run.hasNextPage else { return true }
    return run.repositories.last { $0 != nil }??.stargazerCount.map { $0 < floor } ?? false
  }

  /// The run that goes on where this one ends: it has this one's last repository too, and reaches
  /// further. Of two that end at the same one the earlier counts as the one that reaches further.
  private func successor(of index: Int) -> (run: Int, index: Int)? {
    guard let last = runs[index].repositories.last(where: { $0 != nil }) ?? nil,
      let places = positions[last.id]
    else { return nil }
    let candidates = places.filter { other, position in
      guard other != index else { return false }
      let isLast = runs[other].repositories[(position + 1)...].allSatisfy { $0 == nil }
      return !isLast || other < index
    }
    return candidates.min { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
