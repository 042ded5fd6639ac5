import HTTPTransport
import MajorDomain
import StrictJSON

/// A page of stars in the media type `application/vnd.github.star+json`: when, and what.
struct StarredPayload {
  private enum Key: String, CaseIterable {
    case repo
    case starredAt = "starred_at"
  }

  private static let keys = JSONKeys<Key>()

  private(set) var repositories: [Repository] = []
  /// Entries that lead nowhere: what was starred is gone, or hidden.
  private(set) var danglingCount = 0

  /// Reads the body of a page.
  init(_ response: HTTPResponse) throws(APIError) {
    guard !response.body.isEmpty else { throw .missingData }
    do throws(JSONReadError) {
      try JSONReader.read(response.body) { reader throws(JSONReadError) in
        try reader.array { reader throws(JSONReadError) in try readEntry(&reader) }
      }
    } catch {
      throw ContentType.isHTML(response)
        ? .unexpectedPage(status: response.status) : .undecodableData("\(error)")
    }
  }

  private mutating func readEntry(_ reader: inout JSONReader) throws(JSONReadError) {
    var repository: Repository?
    var starredAt: Timestamp?
    if try !reader.null() {
      try reader.object(Self.keys) { key, reader throws(JSONReadError) in
        switch key {
        case .repo: repository = try reader.null() ? nil : RepositoryPayload.read(&reader)
        case .starredAt: starredAt = try reader.stringOrNull().flatMap(Timestamp.init(rfc3339:))
        }
      }
    }
    guard var repository else {
      danglingCount += 1
      return
    }
    repository.starredAt = starredAt
    repositories.append(repository)
  }
}
