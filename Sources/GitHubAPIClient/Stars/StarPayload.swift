import MajorDomain
import StrictJSON

/// What GraphQL tells of the repository behind one alias.
struct StarPayload {
  private enum Key: String, CaseIterable {
    case id, databaseId, nameWithOwner, url, stargazerCount, viewerHasStarred, starrable
  }

  private static let keys = JSONKeys<Key>()

  private var id: String?
  private var databaseId: Int?
  private var nameWithOwner = ""
  private var url = ""
  private var stargazerCount: Int?
  private var viewerHasStarred: Bool?

  /// Reads `data`: the payloads by the number of their alias; what is `null` is left out.
  static func read(_ reader: inout JSONReader) throws(JSONReadError) -> [Int: StarPayload] {
    var payloads: [Int: StarPayload] = [:]
    try reader.object { alias, reader throws(JSONReadError) in
      guard alias.hasPrefix("r"), let index = Int(alias.dropFirst()), try !reader.null() else {
        return
      }
      var payload = StarPayload()
      try payload.fill(&reader)
      payloads[index] = payload
    }
    return payloads
  }

  /// A mutation has the same members one level deeper.
  private mutating func fill(_ reader: inout JSONReader) throws(JSONReadError) {
    try reader.object(Self.keys) { key, reader throws(JSONReadError) in
      switch key {
      case .id: id = try reader.stringOrNull()
      case .databaseId: databaseId = try reader.intOrNull()
      case .nameWithOwner: nameWithOwner = try reader.stringOrNull() ?? ""
      case .url: url = try reader.stringOrNull() ?? ""
      case .stargazerCount: stargazerCount = try reader.intOrNull()
      case .viewerHasStarred: viewerHasStarred = try reader.boolOrNull()
      case .starrable: if try !reader.null() { try fill(&reader) }
      }
    }
  }

  /// The star; `nil` when the answer does not say.
  var answer: StarAnswer? {
    viewerHasStarred.map { StarAnswer(isStarred: $0, stargazerCount: stargazerCount) }
  }

  /// The repository; `nil` when the answer does not identify it.
  var listed: ListedRepository? {
    guard let databaseId, let name = RepositoryName(parsing: nameWithOwner) else { return nil }
    return ListedRepository(
      Repository(
        id: databaseId, owner: name.owner.text, name: name.name, url: url,
        stargazerCount: stargazerCount),
      isStarred: viewerHasStarred, nodeID: id)
  }
}
