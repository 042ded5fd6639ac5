import HTTPTransport
import StrictJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Answers `GET /search/repositories` about the repositories of the sample (GitHub REST, "Search
/// repositories"): words in name, description and topics, and the qualifiers that a list has.
struct SampleSearch {
  /// The repositories, as the recorded lists have them.
  let repositories: [JSONValue]

  /// The answer; `nil` to another request, and to a query with a qualifier that it does not know.
  func answer(_ request: HTTPRequest) -> HTTPResponse? {
    guard request.path == "/search/repositories",
      let items = URLComponents(string: request.target)?.queryItems,
      let query = items.first(where: { $0.name == "q" })?.value
    else { return nil }
    func number(_ name: String, _ fallback: Int) -> Int {
      items.first { $0.name == name }?.value.flatMap { Int($0) } ?? fallback
    }
    var terms = query.lowercased().split(separator: " ").map(String.init)
    // As on GitHub, forks are found only when the query speaks of them.
    if !terms.contains(where: { $0.hasPrefix("fork:") }) { terms.append("fork:false") }
    let conditions = terms.compactMap(Self.condition)
    guard conditions.count == terms.count else { return nil }
    let found = repositories.filter { item in conditions.allSatisfy { $0(item) } }
      .sorted { Self.stars($0) > Self.stars($1) }
    let (size, page) = (max(1, number("per_page", 30)), max(1, number("page", 1)))
    let rows = found.dropFirst((page - 1) * size).prefix(size)
    let body: JSONValue = [
      "total_count": .number(JSONNumber(found.count)), "incomplete_results": false,
      "items": .array(Array(rows)),
    ]
    return HTTPResponse(
      status: 200, headers: ["Content-Type": "application/json; charset=utf-8"],
      body: Array(body.compactText.utf8))
  }

  private typealias Condition = (JSONValue) -> Bool

  /// What one word of a query asks for; `nil` when that is not known.
  private static func condition(_ term: String) -> Condition? {
    guard let colon = term.firstIndex(of: ":") else {
      return { item in text(of: item).contains(term) }
    }
    let value = String(term[term.index(after: colon)...].filter { $0 != "\"" })
    switch term[..<colon] {
    case "user", "org": return { $0["owner"]?["login"]?.string?.lowercased() == value }
    case "language": return { $0["language"]?.string?.lowercased() == value }
    case "license": return { $0["license"]?["key"]?.string == value }
    case "topic": return { $0["topics"]?.array?.contains(.string(value)) ?? false }
    case "archived": return { $0["archived"]?.bool == (value == "true") }
    case "fork":
      return value == "true" ? { _ in true } : { $0["fork"]?.bool == (value == "only") }
    case "is": return value == "public" ? { _ in true } : nil
    case "stars": return range(value).map { range in { range.contains(stars($0)) } }
    default: return nil
    }
  }

  private static func text(of item: JSONValue) -> String {
    let topics = item["topics"]?.array?.compactMap(\.string) ?? []
    return ([item["name"]?.string, item["description"]?.string].compactMap(\.self) + topics)
      .joined(separator: " ").lowercased()
  }

  private static func stars(_ item: JSONValue) -> Int { item["stargazers_count"]?.int ?? 0 }

  /// `>=N`, `>N`, `<=N`, `<N`, `N..M`, `N..*`, `*..M` or `N`.
  private static func range(_ text: String) -> ClosedRange<Int>? {
    let bounds = text.split(separator: ".", omittingEmptySubsequences: true)
    if text.contains(".."), bounds.count == 2 {
      let low = bounds[0] == "*" ? 0 : Int(bounds[0])
      let high = bounds[1] == "*" ? Int.max : Int(bounds[1])
      guard let low, let high, low <= high else { return nil }
      return low...high
    }
    let signs = text.prefix { "<>=".contains($0) }
    guard let number = Int(text.dropFirst(signs.count)), number >= 0 else { return nil }
    switch signs {
    case "": return number...number
    case ">=": return number...Int.max
    case ">": return number < Int.max ? (number + 1)...Int.max : nil
    case "<=": return 0...number
    case "<": return number > 0 ? 0...(number - 1) : nil
    default: return nil
    }
  }
}
