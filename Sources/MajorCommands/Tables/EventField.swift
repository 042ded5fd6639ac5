package import MajorDomain
package import OutputFormats
import TerminalText

/// The fields of what `watch` tells.
package enum EventField: String, RowField {
  case event, time, id, nameWithOwner, from, to

  package var name: String { rawValue }

  package var aliases: [String] {
    self == .nameWithOwner ? RepositoryField.nameWithOwner.aliases : []
  }

  package var summary: String {
    switch self {
    case .event: "what changed"
    case .time: "when that was seen"
    case .id: "GitHub's number of the repository"
    case .nameWithOwner: "owner/name, as it is now or was last"
    case .from: "what was before"
    case .to: "what is now"
    }
  }

  /// Every field, in every format.
  package static func defaults(for format: OutputFormat) -> [EventField] { allCases }

  package var column: Column<WatchEvent> {
    switch self {
    case .event: column("EVENT", .text) { .text($0.kind.rawValue) }
    case .time: column("TIME", .timestamp) { .timestamp($0.time) }
    case .id: column("ID", .identifier) { .int($0.id) }
    case .nameWithOwner: column("REPOSITORY", .text) { .text($0.nameWithOwner) }
    case .from: column("FROM", .text) { FieldValue($0.from) }
    case .to: column("TO", .text) { FieldValue($0.to) }
    }
  }

  private func column(
    _ header: String, _ kind: FieldKind, value: @escaping @Sendable (WatchEvent) -> FieldValue
  ) -> Column<WatchEvent> {
    Column(name: name, header: header, aliases: aliases, kind: kind, value: value)
  }
}

extension FieldValue {
  fileprivate init(_ value: WatchEvent.Value?) {
    switch value {
    case .number(let number): self = .int(number)
    case .text(let text): self = .text(text)
    case .time(let time): self = .timestamp(time)
    case nil: self = .null
    }
  }
}

extension WatchEvent {
  /// The event as one line to read.
  var line: String {
    let kind = kind.rawValue.padded(toCells: 14)
    let change =
      switch (from, to) {
      case (let from?, let to?): "  \(from.text) -> \(to.text)"
      case (nil, let to?): "  \(to.text)"
      case (let from?, nil): "  \(from.text)"
      case (nil, nil): ""
      }
    return "\(time.rfc3339)  \(kind)  \(nameWithOwner)\(change)"
  }

  /// What a command finds in its environment.
  var variables: [String: String] {
    var variables: [EnvironmentVariable: String] = [
      .eventKind: kind.rawValue, .eventTime: time.rfc3339, .eventID: "\(id)",
      .eventName: nameWithOwner,
    ]
    variables[.eventFrom] = from?.text
    variables[.eventTo] = to?.text
    return Dictionary(uniqueKeysWithValues: variables.map { ($0.key.rawValue, $0.value) })
  }
}

extension WatchEvent.Value {
  fileprivate var text: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): text
    case .time(let time): time.rfc3339
    }
  }
}
