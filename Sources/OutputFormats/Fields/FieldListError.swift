/// Why a list of fields is not one.
package enum FieldListError: Error, Sendable, Hashable {
  /// No field has the name.
  case unknownName(String, known: [String])
  /// The list is empty, or a comma has nothing beside it.
  case missingName(known: [String])
}

extension FieldListError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownName(let name, let known):
      "unknown field \"\(name)\"; the fields are \(known.joined(separator: ", "))"
    case .missingName(let known):
      "a field name is missing; the fields are \(known.joined(separator: ", "))"
    }
  }
}
