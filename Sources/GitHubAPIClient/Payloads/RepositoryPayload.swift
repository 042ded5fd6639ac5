package import HTTPTransport
package import MajorDomain
import StrictJSON

/// A repository as REST writes it (schemas `minimal-repository`, `full-repository` and
/// `repo-search-result-item`): the keys that are wanted, out of about a hundred.
///
/// Unknown keys are passed over; missing ones and nulls become what ``Repository`` says.
package struct RepositoryPayload {
  /// Reads the body of a list of repositories.
  ///
  /// - Throws: ``APIError/missingData``, ``APIError/unexpectedPage(status:)`` or
  ///   ``APIError/undecodableData(_:)``; never returns a part of a list.
  package static func list(_ response: HTTPResponse) throws(APIError) -> [Repository] {
    guard !response.body.isEmpty else { throw .missingData }
    do throws(JSONReadError) {
      return try JSONReader.read(response.body) { reader throws(JSONReadError) in
        var repositories: [Repository] = []
        try reader.array { reader throws(JSONReadError) in
          repositories.append(try Self.read(&reader))
        }
        return repositories
      }
    } catch {
      throw ContentType.isHTML(response)
        ? .unexpectedPage(status: response.status) : .undecodableData("\(error)")
    }
  }

  private enum Key: String, CaseIterable {
    case id, name, owner, description, homepage, language, license, topics, archived, fork
    case visibility, size
    case fullName = "full_name"
    case htmlURL = "html_url"
    case stargazersCount = "stargazers_count"
    case forksCount = "forks_count"
    case openIssuesCount = "open_issues_count"
    case isPrivate = "private"
    case isTemplate = "is_template"
    case defaultBranch = "default_branch"
    case createdAt = "created_at"
    case updatedAt = "updated_at"
    case pushedAt = "pushed_at"
  }

  private enum OwnerKey: String, CaseIterable { case login }
  private enum LicenseKey: String, CaseIterable { case spdxID = "spdx_id" }

  private static let keys = JSONKeys<Key>()
  private static let ownerKeys = JSONKeys<OwnerKey>()
  private static let licenseKeys = JSONKeys<LicenseKey>()

  /// Reads one repository object.
  static func read(
    _ reader: inout JSONReader
  ) throws(JSONReadError) -> Repository {
    var repository = Repository(id: 0, owner: "", name: "", url: "")
    var id: Int?
    var isPrivate: Bool?
    try reader.object(keys) { key, reader throws(JSONReadError) in
      switch key {
      case .id: id = try reader.int()
      case .name: repository.name = try reader.string()
      case .fullName: repository.nameWithOwner = try reader.string()
      case .owner: repository.owner = try ownerLogin(&reader) ?? ""
      case .description: repository.description = try reader.stringOrNull()
      case .htmlURL: repository.url = try reader.stringOrNull() ?? ""
      case .homepage: repository.homepageUrl = try reader.stringOrNull()
      case .stargazersCount: repository.stargazerCount = try reader.intOrNull()
      case .forksCount: repository.forkCount = try reader.intOrNull()
      case .openIssuesCount: repository.openIssueCount = try reader.intOrNull()
      case .language: repository.language = try reader.stringOrNull()
      case .license: repository.license = try licenseIdentifier(&reader)
      case .topics: repository.topics = try stringsOrNull(&reader)
      case .archived: repository.isArchived = try reader.boolOrNull() ?? false
      case .fork: repository.isFork = try reader.boolOrNull() ?? false
      case .isPrivate: isPrivate = try reader.boolOrNull()
      case .isTemplate: repository.isTemplate = try reader.boolOrNull() ?? false
      case .visibility: repository.visibility = try visibility(&reader)
      case .defaultBranch: repository.defaultBranch = try reader.stringOrNull()
      case .createdAt: repository.createdAt = try timestamp(&reader)
      case .updatedAt: repository.updatedAt = try timestamp(&reader)
      case .pushedAt: repository.pushedAt = try timestamp(&reader)
      case .size: repository.diskUsage = try reader.intOrNull()
      }
    }
    guard let id else { throw missing("id") }
    repository.id = id
    repository.isPrivate = isPrivate ?? false
    // Older answers have no visibility; GraphQL says as much for them.
    if repository.visibility == nil {
      repository.visibility = isPrivate.map { $0 ? .private : .public }
    }
    try completeNames(&repository)
    return repository
  }

  /// Fills name, owner and page from `full_name`, which older and smaller answers have alone.
  private static func completeNames(_ repository: inout Repository) throws(JSONReadError) {
    if repository.nameWithOwner == "/" {
      guard !repository.owner.isEmpty, !repository.name.isEmpty else { throw missing("full_name") }
      repository.nameWithOwner = "\(repository.owner)/\(repository.name)"
    }
    let parts = repository.nameWithOwner.split(separator: "/", maxSplits: 1)
    guard parts.count == 2 else { throw missing("full_name") }
    if repository.owner.isEmpty { repository.owner = String(parts[0]) }
    if repository.name.isEmpty { repository.name = String(parts[1]) }
    if repository.url.isEmpty {
      repository.url = "https://github.com/\(repository.nameWithOwner)"
    }
  }

  private static func missing(_ key: String) -> JSONReadError {
    .mismatch(JSONTypeMismatch(path: ".\(key)", expected: "a value", found: "nothing"))
  }

  private static func ownerLogin(_ reader: inout JSONReader) throws(JSONReadError) -> String? {
    guard try !reader.null() else { return nil }
    var login: String?
    try reader.object(ownerKeys) { key, reader throws(JSONReadError) in
      switch key {
      case .login: login = try reader.stringOrNull()
      }
    }
    return login
  }

  private static func licenseIdentifier(
    _ reader: inout JSONReader
  ) throws(JSONReadError) -> String? {
    guard try !reader.null() else { return nil }
    var identifier: String?
    try reader.object(licenseKeys) { key, reader throws(JSONReadError) in
      switch key {
      case .spdxID: identifier = try reader.stringOrNull()
      }
    }
    return identifier
  }

  private static func stringsOrNull(
    _ reader: inout JSONReader
  ) throws(JSONReadError) -> [String]? {
    guard try !reader.null() else { return nil }
    var strings: [String] = []
    try reader.array { reader throws(JSONReadError) in strings.append(try reader.string()) }
    return strings
  }

  private static func visibility(
    _ reader: inout JSONReader
  ) throws(JSONReadError) -> Visibility? {
    try reader.stringOrNull().flatMap(Visibility.init(rawValue:))
  }

  /// A time; one that cannot be read counts as unknown, since a list is worth more than a date.
  private static func timestamp(
    _ reader: inout JSONReader
  ) throws(JSONReadError) -> Timestamp? {
    try reader.stringOrNull().flatMap(Timestamp.init(rfc3339:))
  }
}
