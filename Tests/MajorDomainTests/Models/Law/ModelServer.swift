import MajorDomain

/// A server that does what it is asked when a test says so: what it holds is what must be shown in
/// the end.
struct ModelServer {
  /// A request on its way there or back.
  struct Flight {
    var effect: RepositoryListState.Effect
    /// The answer, once the server has done its work.
    var answer: RepositoryListState.Event?
  }

  static let ids = 1...5
  static let sources: [RepositoryListSource] = [
    .owner(.known("tells-stars")), .owner(.known("tells-none")),
  ]

  var starred: Set<Int>
  var flights: [Flight] = []

  func count(_ id: Int) -> Int { 10 * id + (starred.contains(id) ? 1 : 0) }

  func identifiers(of source: RepositoryListSource) -> ClosedRange<Int> {
    source == Self.sources[0] ? 1...4 : 3...5
  }

  mutating func send(_ effects: [RepositoryListState.Effect]) {
    flights += effects.map { Flight(effect: $0) }
  }

  /// Does the work of a flight, once.
  ///
  /// - Parameter tellsCount: Whether the answer to a star has the number of stars.
  mutating func serve(_ index: Int, tellsCount: Bool) {
    guard flights[index].answer == nil else { return }
    switch flights[index].effect {
    case .load(let load):
      flights[index].answer = .loaded(load, page(load))
    case .star(let request):
      let id = request.repository.id
      switch request.action {
      case .look: break
      case .write(true): starred.insert(id)
      case .write(false): starred.remove(id)
      }
      flights[index].answer = .starAnswered(
        request,
        StarAnswer(
          isStarred: starred.contains(id), stargazerCount: tellsCount ? count(id) : nil))
    }
  }

  private func page(_ load: RepositoryListLoad) -> RepositoryPage {
    let all = Array(identifiers(of: load.source))
    let start = load.page.flatMap { Int($0.text) } ?? 0
    let end = min(start + 2, all.count)
    let tellsStars = load.source == Self.sources[0]
    return RepositoryPage(
      all[start..<end].map { id in
        ListedRepository(
          Repository(id: id, owner: "o", name: "r", url: "u", stargazerCount: count(id)),
          isStarred: tellsStars ? starred.contains(id) : nil)
      },
      next: end < all.count ? PageCursor(String(end)) : nil, totalCount: all.count)
  }
}
