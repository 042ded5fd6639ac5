import HTTPTransport
import MajorDomain
import StrictJSON

/// A page of a search (GitHub REST, "Search repositories").
struct SearchPayload {
  private enum Key: String, CaseIterable {
    case items
    case totalCount = "total_count"
    case incompleteResults = "incomplete_results"
  }

  private static let keys = JSONKeys<Key>()

  private(set) var repositories: [Repository] = []
  private(set) var totalCount: Int?
  private(set) var isIncomplete = false

  /// Reads the body of an answer; one without its list of items is no answer.
  init(_ response: HTTPResponse) throws(APIError) {
    guard !response.body.isEmpty else { throw .missingData }
    var hasItems = false
    do throws(JSONReadError) {
      try JSONReader.read(response.body) { reader throws(JSONReadError) in
        try reader.object(Self.keys) { key, reader throws(JSONReadError) in
          switch key {
          case .items:
            hasItems = true
            repositories = try reader.array(of: RepositoryPayload.read)
          case .totalCount: totalCount = try reader.intOrNull()
          case .incompleteResults: isIncomplete = try reader.boolOrNull() ?? false
          }
        }
      }
    } catch {
      throw ContentType.isHTML(response)
        ? .unexpectedPage(status: response.status) : .undecodableData("\(error)")
    }
    guard hasItems else { throw .undecodableData("no items") }
  }
}
