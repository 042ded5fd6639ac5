/// Where repositories stood in a ranking, all seen with one request, so that none of them can move
/// past the look.
struct RankingSnapshot: Sendable, Hashable {
  /// So many pages are looked at with a request at most.
  static let mostPages = 20

  /// A repository, and what the page that has it is asked for after.
  struct Mark: Sendable, Hashable {
    var id: Int
    var stars: Int
    var cursor: String?
  }

  var marks: [Mark] = []
  /// How many pages were looked at.
  var pageCount = 0
}
