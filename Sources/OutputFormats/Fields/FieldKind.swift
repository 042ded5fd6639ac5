package import TerminalText

/// What the values of a field are, present ones at least.
package enum FieldKind: Sendable, Hashable {
  case text
  case boolean
  /// A number that names something.
  case identifier
  /// A number that counts something.
  case count
  case timestamp
  case list

  /// The name of the type in JSON (RFC 8259).
  package var jsonType: String {
    switch self {
    case .text, .timestamp: "string"
    case .boolean: "boolean"
    case .identifier, .count: "number"
    case .list: "array"
    }
  }

  /// The side of a column that the values stand at.
  package var alignment: TextAlignment {
    self == .count || self == .identifier ? .trailing : .leading
  }

  /// Whether a table may shorten the values without making them wrong.
  var isProse: Bool { self == .text || self == .list }
}
