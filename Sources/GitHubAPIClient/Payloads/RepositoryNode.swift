import MajorDomain
import StrictJSON

/// A repository as GraphQL writes it: the fields of ``RankingQuery``, each of which may be absent.
/// The values are those that REST gives.
enum RepositoryNode {
  private enum Key: String, CaseIterable {
    case databaseId, nameWithOwner, description, url, homepageUrl, stargazerCount, forkCount
    case issues, pullRequests, primaryLanguage, licenseInfo, repositoryTopics, isArchived, isFork
    case isPrivate, isTemplate, visibility, defaultBranchRef, createdAt, updatedAt, pushedAt
    case diskUsage
  }
  private enum CountKey: String, CaseIterable { case totalCount }
  private enum NameKey: String, CaseIterable { case name, spdxId }
  private enum NodesKey: String, CaseIterable { case nodes }
  private enum TopicKey: String, CaseIterable { case topic }

  private static let keys = JSONKeys<Key>()
  private static let countKeys = JSONKeys<CountKey>()
  private static let nameKeys = JSONKeys<NameKey>()
  private static let nodesKeys = JSONKeys<NodesKey>()
  private static let topicKeys = JSONKeys<TopicKey>()

  /// Reads one; `nil` for a `null`, and for one without the identity that it must have.
  static func read(_ reader: inout JSONReader) throws(JSONReadError) -> Repository? {
    guard try !reader.null() else { return nil }
    var repository = Repository(id: 0, owner: "", name: "", url: "")
    try reader.object(keys) { key, reader throws(JSONReadError) in
      switch key {
      case .databaseId: repository.id = try reader.intOrNull() ?? 0
      case .nameWithOwner: repository.nameWithOwner = try reader.string()
      case .description: repository.description = try reader.stringOrNull()
      case .url: repository.url = try reader.stringOrNull() ?? ""
      case .homepageUrl: repository.homepageUrl = try reader.stringOrNull()
      case .stargazerCount: repository.stargazerCount = try reader.intOrNull()
      case .forkCount: repository.forkCount = try reader.intOrNull()
      case .issues, .pullRequests:
        repository.openIssueCount = (repository.openIssueCount ?? 0) + (try count(&reader))
      case .primaryLanguage: repository.language = try name(&reader)
      case .licenseInfo: repository.license = try name(&reader)
      case .repositoryTopics: repository.topics = try topics(&reader)
      case .isArchived: repository.isArchived = try reader.boolOrNull() ?? false
      case .isFork: repository.isFork = try reader.boolOrNull() ?? false
      case .isPrivate: repository.isPrivate = try reader.boolOrNull() ?? false
      case .isTemplate: repository.isTemplate = try reader.boolOrNull() ?? false
      case .visibility:
        repository.visibility = try reader.stringOrNull()
          .flatMap { Visibility(rawValue: $0.lowercased()) }
      case .defaultBranchRef: repository.defaultBranch = try name(&reader)
      case .createdAt: repository.createdAt = try timestamp(&reader)
      case .updatedAt: repository.updatedAt = try timestamp(&reader)
      case .pushedAt: repository.pushedAt = try timestamp(&reader)
      case .diskUsage: repository.diskUsage = try reader.intOrNull()
      }
    }
    return repository.id == 0 ? nil : named(repository)
  }

  private static func named(_ repository: Repository) -> Repository? {
    let parts = repository.nameWithOwner.split(separator: "/", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    var repository = repository
    repository.owner = String(parts[0])
    repository.name = String(parts[1])
    if repository.url.isEmpty {
      repository.url = "https://github.com/\(repository.nameWithOwner)"
    }
    return repository
  }

  private static func count(_ reader: inout JSONReader) throws(JSONReadError) -> Int {
    guard try !reader.null() else { return 0 }
    var count = 0
    try reader.object(countKeys) { key, reader throws(JSONReadError) in
      switch key {
      case .totalCount: count = try reader.int()
      }
    }
    return count
  }

  private static func name(_ reader: inout JSONReader) throws(JSONReadError) -> String? {
    guard try !reader.null() else { return nil }
    var name: String?
    try reader.object(nameKeys) { key, reader throws(JSONReadError) in
      switch key {
      case .name, .spdxId: name = try reader.stringOrNull()
      }
    }
    return name
  }

  private static func topics(_ reader: inout JSONReader) throws(JSONReadError) -> [String]? {
    guard try !reader.null() else { return nil }
    var topics: [String] = []
    try reader.object(nodesKeys) { key, reader throws(JSONReadError) in
      switch key {
      case .nodes:
        try reader.array { reader throws(JSONReadError) in
          try reader.object(topicKeys) { key, reader throws(JSONReadError) in
            switch key {
            case .topic: if let topic = try name(&reader) { topics.append(topic) }
            }
          }
        }
      }
    }
    return topics
  }

  private static func timestamp(_ reader: inout JSONReader) throws(JSONReadError) -> Timestamp? {
    try reader.stringOrNull().flatMap(Timestamp.init(rfc3339:))
  }
}
