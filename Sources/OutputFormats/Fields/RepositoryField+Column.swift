package import MajorDomain
import TerminalText

extension RepositoryField {
  /// The field as a column of repositories.
  package var column: Column<Repository> {
    var column = Column<Repository>(
      name: name, header: header, aliases: aliases, kind: kind, style: style,
      values: { now in { value(of: $0, at: now) } })
    if self == .name || self == .nameWithOwner { column.link = { $0.url } }
    return column
  }

  /// What has to be known of a repository to show the field; nothing for what only a list of stars
  /// tells.
  package var attributes: Set<RepositoryAttribute> {
    if self == .weather { return WeatherFacts.attributes }
    return attribute.map { [$0] } ?? []
  }

  private var attribute: RepositoryAttribute? {
    switch self {
    case .id: .id
    case .name: .name
    case .nameWithOwner: .nameWithOwner
    case .owner: .owner
    case .description: .description
    case .url: .url
    case .homepageUrl: .homepageUrl
    case .stargazerCount: .stargazerCount
    case .forkCount: .forkCount
    case .openIssueCount: .openIssueCount
    case .language: .language
    case .license: .license
    case .topics: .topics
    case .isArchived: .isArchived
    case .isFork: .isFork
    case .isPrivate: .isPrivate
    case .isTemplate: .isTemplate
    case .visibility: .visibility
    case .defaultBranch: .defaultBranch
    case .createdAt: .createdAt
    case .updatedAt: .updatedAt
    case .pushedAt: .pushedAt
    case .diskUsage: .diskUsage
    case .starredAt, .weather: nil
    }
  }

  /// What the field holds in a repository, seen at a time.
  package func value(of repository: Repository, at now: Timestamp) -> FieldValue {
    switch self {
    case .id: .int(repository.id)
    case .name: .text(repository.name)
    case .nameWithOwner: .text(repository.nameWithOwner)
    case .owner: .text(repository.owner)
    case .description: FieldValue(repository.description)
    case .url: .text(repository.url)
    case .homepageUrl: FieldValue(repository.homepageUrl)
    case .stargazerCount: FieldValue(repository.stargazerCount)
    case .forkCount: FieldValue(repository.forkCount)
    case .openIssueCount: FieldValue(repository.openIssueCount)
    case .language: FieldValue(repository.language)
    case .license: FieldValue(repository.license)
    case .topics: FieldValue(repository.topics)
    case .isArchived: .bool(repository.isArchived)
    case .isFork: .bool(repository.isFork)
    case .isPrivate: .bool(repository.isPrivate)
    case .isTemplate: .bool(repository.isTemplate)
    case .visibility: FieldValue(repository.visibility?.rawValue)
    case .defaultBranch: FieldValue(repository.defaultBranch)
    case .createdAt: FieldValue(repository.createdAt)
    case .updatedAt: FieldValue(repository.updatedAt)
    case .pushedAt: FieldValue(repository.pushedAt)
    case .diskUsage: FieldValue(repository.diskUsage)
    case .starredAt: FieldValue(repository.starredAt)
    case .weather: .text(Weather(WeatherFacts(repository, at: now)).rawValue)
    }
  }

  private var style: TextStyle {
    switch self {
    case .name, .nameWithOwner: TextStyle(bold: true)
    case .stargazerCount: TextStyle(foreground: .yellow)
    case .language: TextStyle(foreground: .cyan)
    case .createdAt, .updatedAt, .pushedAt, .starredAt: TextStyle(dim: true)
    default: .plain
    }
  }
}
