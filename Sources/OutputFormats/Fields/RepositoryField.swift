/// The fields of a repository: the one table of which headers, keys, `--fields`, its completion and
/// its help are made. The cases stand in the order of `--fields all`.
package enum RepositoryField: String, Sendable, Hashable, CaseIterable {
  case id, name, nameWithOwner, owner, description, url, homepageUrl, stargazerCount, forkCount
  case openIssueCount, language, license, topics, isArchived, isFork, isPrivate, isTemplate
  case visibility, defaultBranch, createdAt, updatedAt, pushedAt, diskUsage, starredAt, weather

  /// What tables and Markdown show unless told otherwise.
  package static let tableDefaults: [RepositoryField] = [
    .name, .stargazerCount, .forkCount, .language, .pushedAt, .description,
  ]

  /// What the formats for programs show unless told otherwise.
  package static let dataDefaults: [RepositoryField] = [
    .nameWithOwner, .stargazerCount, .forkCount, .language, .license, .isArchived, .isFork,
    .pushedAt, .url, .description,
  ]

  /// What a format shows unless told otherwise.
  package static func defaults(for format: OutputFormat) -> [RepositoryField] {
    switch format {
    case .table, .markdown: tableDefaults
    case .json, .ndjson, .csv, .tsv: dataDefaults
    }
  }

  /// What a list of many owners' repositories shows unless told otherwise: the same, with the
  /// owners' names.
  package static func defaults(amongOwnersFor format: OutputFormat) -> [RepositoryField] {
    defaults(for: format).map { $0 == .name ? .nameWithOwner : $0 }
  }

  /// What a list of stars shows unless told otherwise: the same, with their times.
  package static func defaults(ofStarsFor format: OutputFormat) -> [RepositoryField] {
    let fields = defaults(amongOwnersFor: format)
    return fields.dropLast() + [.starredAt] + fields.suffix(1)
  }

  /// What weather is told with unless told otherwise: what it was judged by.
  package static let weatherDefaults: [RepositoryField] = [
    .nameWithOwner, .weather, .pushedAt, .isArchived, .openIssueCount, .stargazerCount,
  ]

  /// What `all` stands for: every field that a repository has of itself. A time of a star belongs
  /// to a list of stars, and weather is no field of GitHub's.
  package static let everyField = allCases.filter { $0 != .starredAt && $0 != .weather }
}

extension RepositoryField {
  package var name: String { rawValue }

  /// The spellings of REST and of gh.
  package var aliases: [String] {
    switch self {
    case .id: ["databaseId"]
    case .nameWithOwner: ["full_name", "fullName"]
    case .url: ["html_url"]
    case .homepageUrl: ["homepage"]
    case .stargazerCount: ["stargazers_count", "stargazersCount"]
    case .forkCount: ["forks_count", "forksCount"]
    case .openIssueCount: ["open_issues_count", "openIssuesCount"]
    case .language: ["primaryLanguage"]
    case .license: ["licenseInfo"]
    case .topics: ["repositoryTopics"]
    case .isArchived: ["archived"]
    case .isFork: ["fork"]
    case .isPrivate: ["private"]
    case .isTemplate: ["is_template"]
    case .defaultBranch: ["default_branch", "defaultBranchRef"]
    case .createdAt: ["created_at"]
    case .updatedAt: ["updated_at"]
    case .pushedAt: ["pushed_at"]
    case .diskUsage: ["size"]
    case .name, .owner, .description, .visibility, .weather: []
    case .starredAt: ["starred_at"]
    }
  }

  package var kind: FieldKind {
    switch self {
    case .id: .identifier
    case .stargazerCount, .forkCount, .openIssueCount, .diskUsage: .count
    case .topics: .list
    case .isArchived, .isFork, .isPrivate, .isTemplate: .boolean
    case .createdAt, .updatedAt, .pushedAt, .starredAt: .timestamp
    case .name, .nameWithOwner, .owner, .description, .url, .homepageUrl, .language, .license,
      .visibility, .defaultBranch, .weather:
      .text
    }
  }

  /// The header in tables and Markdown.
  package var header: String {
    switch self {
    case .id: "ID"
    case .name: "NAME"
    case .nameWithOwner: "REPOSITORY"
    case .owner: "OWNER"
    case .description: "DESCRIPTION"
    case .url: "URL"
    case .homepageUrl: "HOMEPAGE"
    case .stargazerCount: "STARS"
    case .forkCount: "FORKS"
    case .openIssueCount: "ISSUES"
    case .language: "LANGUAGE"
    case .license: "LICENSE"
    case .topics: "TOPICS"
    case .isArchived: "ARCHIVED"
    case .isFork: "FORK"
    case .isPrivate: "PRIVATE"
    case .isTemplate: "TEMPLATE"
    case .visibility: "VISIBILITY"
    case .defaultBranch: "BRANCH"
    case .createdAt: "CREATED"
    case .updatedAt: "UPDATED"
    case .pushedAt: "PUSHED"
    case .diskUsage: "SIZE"
    case .starredAt: "STARRED"
    case .weather: "WEATHER"
    }
  }

  /// One line for help.
  package var summary: String {
    switch self {
    case .id: "GitHub's number of the repository, which stays when it is renamed"
    case .name: "name without the owner"
    case .nameWithOwner: "owner/name"
    case .owner: "login of the owner"
    case .description: "what the owner says of it"
    case .url: "page on GitHub"
    case .homepageUrl: "home page that the owner gives"
    case .stargazerCount: "stars"
    case .forkCount: "forks"
    case .openIssueCount: "open issues and pull requests"
    case .language: "main language"
    case .license: "license, as an SPDX identifier"
    case .topics: "topics"
    case .isArchived: "whether it is archived"
    case .isFork: "whether it is a fork"
    case .isPrivate: "whether it is private"
    case .isTemplate: "whether it is a template"
    case .visibility: "public, private or internal"
    case .defaultBranch: "name of the default branch"
    case .createdAt: "time of creation (RFC 3339, UTC)"
    case .updatedAt: "time of the last change of the repository's entry (RFC 3339, UTC)"
    case .pushedAt: "time of the last push (RFC 3339, UTC)"
    case .diskUsage: "size in KiB"
    case .starredAt: "time of the star, in lists of stars (RFC 3339, UTC)"
    case .weather: "sunny, cloudy or rainy: how it is doing, as weather judges it"
    }
  }
}
