/// Enforces the relations of a command on what was given.
struct RelationCheck {
  let parameters: [ParameterInfo]
  let relations: [Relation]

  /// Without the parameters that a later one overrides.
  func withoutOverridden(_ assignments: [Assignment]) -> [Assignment] {
    var result = assignments
    for case .overriding(let names) in relations {
      guard let last = result.last(where: { names.contains(name($0)) }) else { continue }
      result.removeAll { names.contains(name($0)) && $0.index != last.index }
    }
    return result
  }

  func errors(in assignments: [Assignment]) -> [UsageError] {
    var errors: [UsageError] = []
    for relation in relations {
      guard let error = error(of: relation, in: assignments), !errors.contains(error)
      else { continue }
      errors.append(error)
    }
    return errors
  }

  private func error(of relation: Relation, in assignments: [Assignment]) -> UsageError? {
    switch relation {
    case .exclusive(let names):
      let given = firstSpellings(of: names, in: assignments)
      return given.count > 1 ? .exclusive(given) : nil
    case .requires(let subject, let others):
      let given = firstSpellings(of: [subject], in: assignments)
      guard let spelling = given.first, firstSpellings(of: others, in: assignments).isEmpty
      else { return nil }
      return .missingCompanion(of: spelling, anyOf: others.map(\.spelling))
    case .atLeastOne(let names):
      let given = firstSpellings(of: names, in: assignments)
      return given.isEmpty ? .missingOneOf(names.map(\.spelling)) : nil
    case .overriding:
      return nil
    }
  }

  /// How each of the parameters that were given was typed first, in the order of the line. An
  /// alias that stands for two of them counts once.
  private func firstSpellings(of names: [ParameterName], in given: [Assignment]) -> [String] {
    var seen: Set<Int> = []
    var spellings: [String] = []
    for assignment in given where names.contains(name(assignment)) {
      guard seen.insert(assignment.index).inserted, !spellings.contains(assignment.spelling)
      else { continue }
      spellings.append(assignment.spelling)
    }
    return spellings
  }

  private func name(_ assignment: Assignment) -> ParameterName {
    parameters[assignment.index].name
  }
}
