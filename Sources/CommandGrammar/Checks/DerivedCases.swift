/// Makes the cases of one command.
struct DerivedCases {
  let command: CommandInfo
  let samples: [String: String]

  var all: [DerivedCase] {
    [parsing([], given: [])] + command.options.flatMap(cases) + command.operands.flatMap(cases)
      + command.relations.flatMap(cases)
  }

  private func parsing(_ words: [String], given: [ParameterName]) -> DerivedCase {
    DerivedCase(
      arguments: [command.name] + words + companions(of: given), expectation: .parses)
  }

  private func failing(
    _ words: [String], given: [ParameterName], _ expectation: DerivedCase.Expectation
  ) -> DerivedCase {
    DerivedCase(
      arguments: [command.name] + words + companions(of: given), expectation: expectation)
  }

  private func cases(of parameter: ParameterInfo) -> [DerivedCase] {
    let given = meanings(of: parameter)
    if parameter.isOperand {
      var cases = [parsing([], given: [parameter.name])]
      if !parameter.choices.isEmpty {
        let before = command.operands.prefix { $0.name != parameter.name }.map(sample)
        cases.append(
          DerivedCase(
            arguments: [command.name] + before + [Self.noChoice],
            expectation: .unknownChoice(of: parameter.name.spelling)))
      }
      if parameter.isNeeded {
        cases.append(
          DerivedCase(
            arguments: [command.name], expectation: .missingOperand(missing ?? "")))
      }
      return cases
    }
    return parameter.allSpellings.flatMap { spelling in
      parameter.takesValue
        ? optionCases(parameter, spelling, given) : flagCases(spelling, given)
    }
  }

  /// The first operand that a bare command lacks.
  private var missing: String? { command.operands.first(where: \.isNeeded)?.name.text }

  private func flagCases(_ spelling: String, _ given: [ParameterName]) -> [DerivedCase] {
    [
      parsing([spelling], given: given),
      failing([spelling + "=x"], given: given, .unexpectedValue(of: spelling)),
    ]
  }

  private func optionCases(
    _ parameter: ParameterInfo, _ spelling: String, _ given: [ParameterName]
  ) -> [DerivedCase] {
    let value = sample(parameter)
    let isLong = spelling.utf8.starts(with: "--".utf8)
    var cases = [
      parsing([spelling, value], given: given),
      parsing([spelling + (isLong ? "=" : "") + value], given: given),
      // At the end of the line, where nothing can be taken for the value.
      DerivedCase(
        arguments: [command.name] + companions(of: given) + [spelling],
        expectation: .missingValue(of: spelling)),
    ]
    if !parameter.choices.isEmpty {
      cases.append(
        failing([spelling, Self.noChoice], given: given, .unknownChoice(of: spelling)))
    }
    return cases
  }

  private func cases(of relation: Relation) -> [DerivedCase] {
    switch relation {
    case .exclusive(let names):
      return names.indices.flatMap { first in
        names.indices.filter { $0 > first }.compactMap { second in
          exclusive(names[first], names[second])
        }
      }
    case .requires(let name, let others):
      let canLack = others.allSatisfy { other in command.parameter(other)?.isNeeded == false }
      guard canLack, let parameter = command.parameter(name), !parameter.isOperand else {
        return []
      }
      let needed = command.operands.filter(\.isNeeded).map(sample)
      return [
        DerivedCase(
          arguments: [command.name] + typed(parameter) + needed,
          expectation: .missingCompanion(of: name.spelling))
      ]
    case .atLeastOne, .overriding: return []
    }
  }

  private func exclusive(_ left: ParameterName, _ right: ParameterName) -> DerivedCase? {
    guard let first = command.parameter(left), let second = command.parameter(right)
    else { return nil }
    return failing(
      typed(first) + typed(second), given: [left, right],
      .exclusive([left.spelling, right.spelling]))
  }

  private func typed(_ parameter: ParameterInfo) -> [String] {
    let value = [sample(parameter)]
    return parameter.isOperand
      ? value : [parameter.name.spelling] + (parameter.takesValue ? value : [])
  }

  /// What a line needs besides what it has: companions, one of several, needed operands.
  private func companions(of given: [ParameterName]) -> [String] {
    var given = given
    var words: [String] = []
    func add(_ name: ParameterName) {
      guard let parameter = command.parameter(name) else { return }
      given.append(name)
      if !parameter.isOperand { words += typed(parameter) }
    }
    for relation in command.relations {
      switch relation {
      case .requires(let name, let others) where given.contains(name):
        if !others.contains(where: given.contains), let other = others.first { add(other) }
      case .atLeastOne(let names):
        let fitting = names.first { !isExcluded($0, by: given) }
        if !names.contains(where: given.contains), let fitting { add(fitting) }
      case .requires, .exclusive, .overriding: break
      }
    }
    let operands = command.operands.filter { $0.isNeeded || given.contains($0.name) }
    let filled = operands.filter { !filledByAlias($0.name, given) }
    return words + filled.map(sample)
  }

  private func isExcluded(_ name: ParameterName, by given: [ParameterName]) -> Bool {
    command.relations.contains { relation in
      guard case .exclusive(let names) = relation else { return false }
      return names.contains(name) && names.contains { $0 != name && given.contains($0) }
    }
  }

  /// Whether the first thing given stands for the operand already.
  private func filledByAlias(_ name: ParameterName, _ given: [ParameterName]) -> Bool {
    guard let first = given.first, let parameter = command.parameter(first) else { return false }
    return parameter.expansion.contains { $0.name == name }
  }

  private func meanings(of parameter: ParameterInfo) -> [ParameterName] {
    [parameter.name] + parameter.expansion.map(\.name)
  }

  private func sample(_ parameter: ParameterInfo) -> String {
    let name: String
    switch parameter.kind {
    case .option(let placeholder): name = placeholder
    case .flag, .negatableFlag, .operand: name = parameter.name.text
    }
    return parameter.choices.first?.value ?? samples[name]
      ?? parameter.completion.words.first?.value ?? parameter.defaultValue ?? "1"
  }

  private static let noChoice = "no-such-choice"
}

extension ParameterInfo {
  fileprivate var isNeeded: Bool {
    kind == .operand(.required) || kind == .operand(.repeating(atLeastOne: true))
  }
}
