import HTTPTransport
import MajorDomain
import StrictJSON

/// A page of a search for repositories (GitHub REST, "Search repositories").
struct SearchPayload: Sendable, Hashable {
  /// How many match in all.
  var totalCount = 0
  /// Whether the search gave up before it was through.
  var isIncomplete = false
  var repositories: [Repository] = []
  /// Organisations whose part the token may not see.
  var hiddenOrganizations: [String] = []

  private enum Key: String, CaseIterable {
    case items
    case totalCount = "total_count"
    case isIncomplete = "incomplete_results"
  }
  private static let keys = JSONKeys<Key>()

  init(_ response: HTTPResponse) throws(APIError) {
    guard !response.body.isEmpty else { throw .missingData }
    do throws(JSONReadError) {
      self = try JSONReader.read(response.body, Self.read)
    } catch {
      throw ContentType.isHTML(response)
        ? .unexpectedPage(status: response.status) : .undecodableData("\(error)")
    }
    hiddenOrganizations = SingleSignOn.hiddenOrganizations(response.headers)
  }

  private init() {}

  private static func read(_ reader: inout JSONReader) throws(JSONReadError) -> SearchPayload {
    var page = SearchPayload()
    var hasItems = false
    try reader.object(keys) { key, reader throws(JSONReadError) in
      switch key {
      case .totalCount: page.totalCount = try reader.int()
      case .isIncomplete: page.isIncomplete = try reader.boolOrNull() ?? false
      case .items:
        page.repositories = try reader.array(of: RepositoryPayload.read)
        hasItems = true
      }
    }
    guard hasItems else {
      throw .mismatch(JSONTypeMismatch(path: ".items", expected: "array", found: "nothing"))
    }
    return page
  }
}
