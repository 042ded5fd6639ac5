package import MajorDomain

/// What one field of one row holds, before a format gives it a shape.
package enum FieldValue: Sendable, Hashable {
  /// Absent: `null` in JSON, an empty cell elsewhere.
  case null
  case bool(Bool)
  case int(Int)
  case text(String)
  case timestamp(Timestamp)
  case list([String])

  package init(_ text: String?) { self = text.map(FieldValue.text) ?? .null }
  package init(_ int: Int?) { self = int.map(FieldValue.int) ?? .null }
  package init(_ timestamp: Timestamp?) { self = timestamp.map(FieldValue.timestamp) ?? .null }
  package init(_ list: [String]?) { self = list.map(FieldValue.list) ?? .null }
}

extension FieldValue {
  /// The text of a text or a list, which may hold anything; `nil` for the other kinds.
  func text(joinedBy separator: String) -> String? {
    switch self {
    case .text(let text): text
    case .list(let items): items.joined(separator: separator)
    default: nil
    }
  }

  /// Appends the other kinds, of which every character is harmless in every format.
  func appendPlain(to bytes: inout [UInt8]) {
    switch self {
    case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .int(let value): DecimalDigits.append(value, to: &bytes)
    case .timestamp(let value): value.appendRFC3339(to: &bytes)
    case .null, .text, .list: break
    }
  }
}
