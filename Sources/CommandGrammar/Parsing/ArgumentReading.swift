/// Finds for each token the parameter it is for; knows nothing of values.
struct ArgumentReading {
  enum Request: Hashable { case help(long: Bool), version }

  let table: SpellingTable
  private(set) var assignments: [Assignment] = []
  private(set) var errors: [UsageError] = []
  private(set) var warnings: [UsageWarning] = []
  /// The first thing asked for instead of a run.
  private(set) var request: Request?
  private var operands: [String] = []
  /// Whether an operand may really be the value of an option that is not known.
  private var mayHaveStrayValue = false

  init(table: SpellingTable) { self.table = table }

  mutating func read(_ tokens: [Token]) {
    for token in tokens {
      switch token {
      case .operand(let text): operands.append(text)
      case .option(let spelling, let value): readOption(spelling, value)
      }
    }
    placeOperands()
  }

  private mutating func readOption(_ spelling: String, _ value: String?) {
    guard let meaning = table[spelling] else {
      mayHaveStrayValue = mayHaveStrayValue || value == nil
      let suggestion = table.suggestion(for: spelling)
      errors.append(.unknownOption(spelling, suggestion: suggestion))
      return
    }
    if table.takesValue(spelling) == false, let value {
      errors.append(.unexpectedValue(value, of: spelling))
      return
    }
    switch meaning {
    case .help(let long): request = request ?? .help(long: long)
    case .version: request = request ?? .version
    case .parameter(let index, let isNegated, let replacement):
      if let replacement {
        warnings.append(.deprecated(spelling: spelling, replacement: replacement))
      }
      if case .option(let placeholder) = table.parameters[index].kind, value == nil {
        errors.append(.missingValue(of: spelling, placeholder: placeholder))
      } else {
        assign(
          Assignment(index: index, spelling: spelling, text: value, isNegated: isNegated))
      }
    }
  }

  /// An alias is replaced by what it stands for, under the spelling that was typed.
  private mutating func assign(_ assignment: Assignment) {
    let parameter = table.parameters[assignment.index]
    guard !parameter.expansion.isEmpty else {
      assignments.append(assignment)
      return
    }
    for part in parameter.expansion {
      guard let index = table.parameters.firstIndex(where: { $0.name == part.name })
      else { continue }
      var copy = assignment
      copy.index = index
      switch part.value {
      case .given: break
      case .fixed(let text): copy.text = table.parameters[index].kind.isFlag ? nil : text
      }
      assignments.append(copy)
    }
  }

  /// Operands go to their parameters in order; those that an alias has filled are passed over.
  private mutating func placeOperands() {
    var rest = operands[...]
    for (index, parameter) in table.parameters.enumerated() {
      guard case .operand(let arity) = parameter.kind else { continue }
      let isFilled = assignments.contains { $0.index == index }
      switch arity {
      case .required, .optional:
        if isFilled { continue }
        if let text = rest.popFirst() {
          assignOperand(text, index)
        } else if arity == .required {
          errors.append(.missingOperand(parameter.name.text))
        }
      case .repeating(let atLeastOne):
        if atLeastOne, !isFilled, rest.isEmpty {
          errors.append(.missingOperand(parameter.name.text))
        }
        while let text = rest.popFirst() { assignOperand(text, index) }
      }
    }
    if !mayHaveStrayValue { errors += rest.map(UsageError.unexpectedOperand) }
  }

  private mutating func assignOperand(_ text: String, _ index: Int) {
    let spelling = table.parameters[index].name.spelling
    assignments.append(Assignment(index: index, spelling: spelling, text: text))
  }
}

extension ParameterInfo.Kind {
  fileprivate var isFlag: Bool { self == .flag || self == .negatableFlag }
}
