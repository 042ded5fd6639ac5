import HTTPStubs
import HTTPTransport
import Locking
import MajorDomain
import StrictJSON

/// Answers the queries of a ranking as GitHub does, from a list of star counts, most first. Every
/// fourth repository is a fork, every ninth archived.
final class RankingServer: Sendable {
  let stars: [Int]
  /// Rejects cursors that another list gave, as a server might.
  let refusesForeignCursors: Bool
  /// What was asked: pages by their cursor and size, places by their lists.
  private let asked = Locked<[String]>([])
  /// Ids and stars in the order of the ranking.
  private let standings: Locked<[(id: Int, stars: Int)]>
  /// Those that get past all others once the first page was read.
  private let climberIDs: [Int]

  init(stars: [Int], refusesForeignCursors: Bool = false, climberIDs: [Int] = []) {
    self.stars = stars
    self.climberIDs = climberIDs
    standings = Locked(stars.enumerated().map { ($0.offset + 1, $0.element) })
    self.refusesForeignCursors = refusesForeignCursors
  }

  var requests: [String] { asked.withLock { $0 } }

  var answer: StubAnswer {
    .respond { request in
      HTTPResponse(status: 200, body: try self.page(request))
    }
  }

  /// The body of the answer to a query.
  func page(_ request: HTTPRequest) throws -> [UInt8] { Array(try body(of: request).utf8) }

  private func body(of request: HTTPRequest) throws -> String {
    let query = try JSONValue(parsing: String(decoding: request.body, as: UTF8.self))
    let text = query["query"]?.string ?? ""
    let variables = query["variables"] ?? [:]
    if text.contains("edges") { return places(text, variables) }
    if text.contains("$p0") { return look(variables) }
    let size = variables["first"]?.int ?? 0
    let cursor = variables["after"]?.string
    asked.withLock { $0.append("\(cursor ?? "top"), \(size)") }
    if refusesForeignCursors, let cursor, !cursor.hasPrefix("all:") {
      return #"{"errors":[{"type":"INVALID_CURSOR_ARGUMENTS","message":"no cursor"}]}"#
    }
    let start = index(after: cursor)
    let end = min(start + size, stars.count)
    let nodes = standings.withLock { $0[start..<end].map(node).joined(separator: ",") }
    if cursor == nil { climb() }
    return """
      {"data":{"repositoryOwner":{"repositories":{"totalCount":\(stars.count),\
      "pageInfo":{"hasNextPage":\(end < stars.count),"endCursor":"all:\(end)"},\
      "nodes":[\(nodes)]}}}}
      """
  }

  private func climb() {
    standings.withLock { standings in
      for id in climberIDs {
        standings.removeAll { $0.id == id }
        standings.insert((id, stars[0] + 1), at: 0)
      }
    }
  }

  /// Pages of ids and stars.
  private func look(_ variables: JSONValue) -> String {
    var pages: [String] = []
    while let cursor = variables["p\(pages.count)"] {
      let nodes = standings.withLock { standings in
        standings.dropFirst(index(after: cursor.string)).prefix(100).map { id, stars in
          "{\"databaseId\":\(id),\"stargazerCount\":\(stars)}"
        }
      }
      pages.append("\"p\(pages.count)\":{\"nodes\":[\(nodes.joined(separator: ","))]}")
    }
    asked.withLock { $0.append("look at \(pages.count)") }
    return #"{"data":{"repositoryOwner":{\#(pages.joined(separator: ","))}}}"#
  }

  private func node(_ standing: (id: Int, stars: Int)) -> String {
    """
    {"databaseId":\(standing.id),"nameWithOwner":"octo-org/r\(standing.id)",\
    "stargazerCount":\(standing.stars)}
    """
  }

  private func index(after cursor: String?) -> Int {
    cursor.flatMap { Int($0.split(separator: ":").last ?? "") } ?? 0
  }

  private func places(_ text: String, _ variables: JSONValue) -> String {
    var lists: [String] = []
    for (name, every) in [("forks", 4), ("archived", 9), ("withoutIssues", 100_000)]
    where text.contains("\(name):") {
      let start = index(after: variables[name]?.string)
      let members = stars.indices.filter { ($0 + 1) % every == 0 && $0 >= start }
      let page = members.prefix(100)
      let edges = page.map { index in
        """
        {"cursor":"\(name):\(index + 1)","node":{"databaseId":\(index + 1),\
        "stargazerCount":\(stars[index])}}
        """
      }
      lists.append(
        """
        "\(name)":{"pageInfo":{"hasNextPage":\(members.count > 100),\
        "endCursor":"\(name):\((page.last ?? 0) + 1)"},"edges":[\(edges.joined(separator: ","))]}
        """)
    }
    asked.withLock { $0.append("places") }
    return #"{"data":{"repositoryOwner":{\#(lists.joined(separator: ","))}}}"#
  }
}
