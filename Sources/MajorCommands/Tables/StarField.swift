package import OutputFormats
import TerminalText

/// What `star` tells of one repository.
package struct StarRow: Sendable, Hashable {
  package var nameWithOwner: String
  package var before: Bool?
  package var after: Bool?
  package var stargazerCount: Int?
  package var error: String?

  package init(
    nameWithOwner: String, before: Bool? = nil, after: Bool? = nil, stargazerCount: Int? = nil,
    error: String? = nil
  ) {
    self.nameWithOwner = nameWithOwner
    self.before = before
    self.after = after
    self.stargazerCount = stargazerCount
    self.error = error
  }
}

/// The fields of what `star` tells.
package enum StarField: String, RowField {
  case nameWithOwner, before, after, changed, stargazerCount, error

  package var name: String { rawValue }

  package var aliases: [String] {
    switch self {
    case .nameWithOwner: RepositoryField.nameWithOwner.aliases
    case .stargazerCount: RepositoryField.stargazerCount.aliases
    case .before, .after, .changed, .error: []
    }
  }

  package var summary: String {
    switch self {
    case .nameWithOwner: "owner/name, as GitHub writes it now"
    case .before: "whether it was starred before"
    case .after: "whether it is starred now, or would be"
    case .changed: "whether that is a change"
    case .stargazerCount: "stars"
    case .error: "why it is not as it was wanted"
    }
  }

  /// Every field, in every format.
  package static func defaults(for format: OutputFormat) -> [StarField] { allCases }

  package var column: Column<StarRow> {
    switch self {
    case .nameWithOwner: column("REPOSITORY", .text) { .text($0.nameWithOwner) }
    case .before: column("BEFORE", .boolean) { Self.value($0.before) }
    case .after: column("AFTER", .boolean) { Self.value($0.after) }
    case .changed: column("CHANGED", .boolean) { Self.value($0.changed) }
    case .stargazerCount: column("STARS", .count) { FieldValue($0.stargazerCount) }
    case .error: column("ERROR", .text) { FieldValue($0.error) }
    }
  }

  private func column(
    _ header: String, _ kind: FieldKind, value: @escaping @Sendable (StarRow) -> FieldValue
  ) -> Column<StarRow> {
    Column(name: name, header: header, aliases: aliases, kind: kind, value: value)
  }

  private static func value(_ bool: Bool?) -> FieldValue { bool.map(FieldValue.bool) ?? .null }
}

extension StarRow {
  /// Whether the star changed; `nil` when that is not known.
  package var changed: Bool? {
    guard let before, let after else { return nil }
    return before != after
  }
}
