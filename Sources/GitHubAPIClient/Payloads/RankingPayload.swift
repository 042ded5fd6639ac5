import MajorDomain
import StrictJSON

/// The data of the answers to ``RankingQuery``.
enum RankingPayload {
  private enum DataKey: String, CaseIterable { case repositoryOwner }
  private enum OwnerKey: String, CaseIterable { case repositories, all }
  private enum ConnectionKey: String, CaseIterable { case totalCount, pageInfo, nodes, edges }
  private enum InfoKey: String, CaseIterable { case hasNextPage, endCursor }
  private enum EdgeKey: String, CaseIterable { case cursor, node }
  private enum NodeKey: String, CaseIterable { case databaseId, stargazerCount }

  private static let dataKeys = JSONKeys<DataKey>()
  private static let ownerKeys = JSONKeys<OwnerKey>()
  private static let connectionKeys = JSONKeys<ConnectionKey>()
  private static let infoKeys = JSONKeys<InfoKey>()
  private static let edgeKeys = JSONKeys<EdgeKey>()
  private static let nodeKeys = JSONKeys<NodeKey>()
  private static let placesKeys = JSONKeys(SparseList.allCases.map { ($0.rawValue, $0) })

  /// Reads a page, and how many repositories the account owns, if that was asked apart; `nil`
  /// when there is no such account.
  static func page(
    _ reader: inout JSONReader
  ) throws(JSONReadError) -> (page: RankingPage, ownedCount: Int?)? {
    var result: (page: RankingPage, ownedCount: Int?)?
    try owner(&reader) { reader throws(JSONReadError) in
      var page = RankingPage()
      var ownedCount: Int?
      try reader.object(ownerKeys) { key, reader throws(JSONReadError) in
        switch key {
        case .repositories: try connection(&reader, into: &page)
        case .all:
          var all = RankingPage()
          try connection(&reader, into: &all)
          ownedCount = all.totalCount
        }
      }
      result = (page, ownedCount)
    }
    return result
  }

  /// Reads the places that several lists give.
  static func places(
    _ reader: inout JSONReader
  ) throws(JSONReadError) -> [SparseList: PlacesPage] {
    var lists: [SparseList: PlacesPage] = [:]
    try owner(&reader) { reader throws(JSONReadError) in
      try reader.object(placesKeys) { list, reader throws(JSONReadError) in
        guard try !reader.null() else { return }
        var page = PlacesPage()
        try reader.object(connectionKeys) { key, reader throws(JSONReadError) in
          switch key {
          case .pageInfo: (page.hasNextPage, page.endCursor) = try info(&reader)
          case .edges:
            try reader.array { reader throws(JSONReadError) in
              if let place = try place(&reader) { page.places.append(place) }
            }
          case .totalCount, .nodes: break
          }
        }
        lists[list] = page
      }
    }
    return lists
  }

  /// Reads ids and stars of the pages `p0`, `p1`, … behind the cursors.
  static func snapshot(
    _ reader: inout JSONReader, of cursors: [String?]
  ) throws(JSONReadError) -> RankingSnapshot {
    let pageKeys = JSONKeys(cursors.indices.map { ("p\($0)", $0) })
    var snapshot = RankingSnapshot()
    try owner(&reader) { reader throws(JSONReadError) in
      try reader.object(pageKeys) { page, reader throws(JSONReadError) in
        guard try !reader.null() else { return }
        snapshot.pageCount += 1
        try reader.object(connectionKeys) { key, reader throws(JSONReadError) in
          guard key == .nodes else { return }
          try reader.array { reader throws(JSONReadError) in
            guard let (id, stars) = try idAndStars(&reader) else { return }
            snapshot.marks.append(.init(id: id, stars: stars, cursor: cursors[page]))
          }
        }
      }
    }
    return snapshot
  }

  private static func owner(
    _ reader: inout JSONReader, _ body: (inout JSONReader) throws(JSONReadError) -> Void
  ) throws(JSONReadError) {
    try reader.object(dataKeys) { key, reader throws(JSONReadError) in
      switch key {
      case .repositoryOwner: if try !reader.null() { try body(&reader) }
      }
    }
  }

  private static func connection(
    _ reader: inout JSONReader, into page: inout RankingPage
  ) throws(JSONReadError) {
    guard try !reader.null() else { return }
    var read = RankingPage()
    try reader.object(connectionKeys) { key, reader throws(JSONReadError) in
      switch key {
      case .totalCount: read.totalCount = try reader.int()
      case .pageInfo: (read.hasNextPage, read.endCursor) = try info(&reader)
      case .nodes: read.repositories = try reader.array(of: RepositoryNode.read)
      case .edges: break
      }
    }
    page = read
  }

  private static func info(
    _ reader: inout JSONReader
  ) throws(JSONReadError) -> (hasNextPage: Bool, endCursor: String?) {
    var info = (hasNextPage: false, endCursor: String?.none)
    try reader.object(infoKeys) { key, reader throws(JSONReadError) in
      switch key {
      case .hasNextPage: info.hasNextPage = try reader.bool()
      case .endCursor: info.endCursor = try reader.stringOrNull()
      }
    }
    return info
  }

  private static func place(_ reader: inout JSONReader) throws(JSONReadError) -> RankingPlace? {
    guard try !reader.null() else { return nil }
    var place = RankingPlace(id: 0, stars: 0, cursor: "")
    try reader.object(edgeKeys) { key, reader throws(JSONReadError) in
      switch key {
      case .cursor: place.cursor = try reader.string()
      case .node:
        guard let (id, stars) = try idAndStars(&reader) else { return }
        (place.id, place.stars) = (id, stars)
      }
    }
    return place.id == 0 ? nil : place
  }

  /// Reads a node; `nil` for one that the token may not see.
  private static func idAndStars(
    _ reader: inout JSONReader
  ) throws(JSONReadError) -> (id: Int, stars: Int)? {
    guard try !reader.null() else { return nil }
    var (id, stars) = (0, 0)
    try reader.object(nodeKeys) { key, reader throws(JSONReadError) in
      switch key {
      case .databaseId: id = try reader.intOrNull() ?? 0
      case .stargazerCount: stars = try reader.int()
      }
    }
    return id == 0 ? nil : (id, stars)
  }
}
