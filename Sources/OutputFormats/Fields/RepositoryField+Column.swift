package import MajorDomain
import TerminalText

extension RepositoryField {
  /// The field as a column of repositories.
  package var column: Column<Repository> {
    var column = Column<Repository>(
      name: name, header: header, aliases: aliases, kind: kind, style: style,
      value: { value(of: $0) })
    if self == .name || self == .nameWithOwner { column.link = { $0.url } }
    return column
  }

  /// What the field holds in a repository.
  package func value(of repository: Repository) -> FieldValue {
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
