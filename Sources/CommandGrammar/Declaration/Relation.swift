/// What parameters of one command have to do with each other, as data: the parser enforces it,
/// zsh gets exclusion lists from it, help and manual a sentence.
package enum Relation: Sendable, Hashable {
  /// At most one of these.
  case exclusive([ParameterName])
  /// The first makes sense only with at least one of the others.
  case requires(ParameterName, anyOf: [ParameterName])
  /// At least one of these.
  case atLeastOne([ParameterName])
  /// Each overrides those of the others that stand before it.
  case overriding([ParameterName])

  package static func exclusive(_ names: ParameterName...) -> Relation { .exclusive(names) }
  package static func atLeastOne(_ names: ParameterName...) -> Relation { .atLeastOne(names) }
  package static func overriding(_ names: ParameterName...) -> Relation { .overriding(names) }
  package static func requires(_ name: ParameterName, _ other: ParameterName) -> Relation {
    .requires(name, anyOf: [other])
  }

  /// Every parameter it names.
  package var names: [ParameterName] {
    switch self {
    case .exclusive(let names), .atLeastOne(let names), .overriding(let names): names
    case .requires(let name, let others): [name] + others
    }
  }
}
