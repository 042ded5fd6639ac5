import HTTPStubs
import HTTPTransport
import Locking
import MajorDomain
import StrictJSON

/// A GraphQL server that holds stars: it answers look-ups, looks and writes of whatever number of
/// aliases, as `addStar` and `removeStar` are documented.
final class StarServer: Sendable {
  let starred = Locked<Set<String>>([])

  /// Answers one GraphQL request.
  func answer(_ request: HTTPRequest) throws -> HTTPResponse {
    let body = try JSONValue(parsing: request.body)
    let query = body["query"]?.string ?? ""
    let variables = body["variables"]
    let fields = query.split(separator: " ").flatMap { $0.split(separator: "{") }
      .filter { $0.hasPrefix("r") && $0.contains(":") && !$0.hasPrefix("repository") }
    let members = fields.compactMap { field -> String? in
      let alias = field.prefix { $0 != ":" }
      let number = alias.dropFirst()
      if field.contains(":repository(") {
        let name = variables?["n\(number)"]?.string ?? ""
        return "\"\(alias)\":\(node(name))"
      }
      let id = variables?["i\(number)"]?.string ?? ""
      if field.contains("addStar") { starred.withLock { _ = $0.insert(id) } }
      if field.contains("removeStar") { starred.withLock { _ = $0.remove(id) } }
      return query.hasPrefix("mutation")
        ? "\"\(alias)\":{\"starrable\":\(star(id))}" : "\"\(alias)\":\(star(id))"
    }
    return HTTPResponse(
      status: 200, body: Array("{\"data\":{\(members.joined(separator: ","))}}".utf8))
  }

  /// Repositories are named by numbers, which are their ids and ten times their stars.
  private func node(_ name: String) -> String {
    guard let id = Int(name) else { return "null" }
    return "{\"id\":\"N\(id)\",\"databaseId\":\(id),\"nameWithOwner\":\"o/\(name)\","
      + "\"url\":\"https://github.com/o/\(name)\"," + star("N\(id)").dropFirst()
  }

  private func star(_ id: String) -> String {
    let isStarred = starred.withLock { $0.contains(id) }
    let count = (Int(id.dropFirst()) ?? 0) * 10 + (isStarred ? 1 : 0)
    return "{\"stargazerCount\":\(count),\"viewerHasStarred\":\(isStarred)}"
  }
}

extension RequestMatcher {
  /// A GraphQL request of this kind with this many aliases.
  static func graphQL(_ kind: String, aliases: Int? = nil) -> RequestMatcher {
    .path("/graphql")
      && .where("\(kind) of \(aliases.map(String.init) ?? "any") aliases") { request in
        let body = String(decoding: request.body, as: UTF8.self)
        let count = body.split(separator: "r").count { part in
          part.first?.isNumber == true && part.drop(while: \.isNumber).first == ":"
        }
        return body.contains("\"\(kind)(") && (aliases == nil || count == aliases)
      }
  }
}

extension RepositoryName {
  static func numbered(_ range: ClosedRange<Int>) -> [RepositoryName] {
    range.compactMap { RepositoryName(parsing: "o/\($0)") }
  }
}
