/// Checks one command; its examples need the whole tree and are checked there.
struct CommandLint {
  let command: CommandInfo
  let program: ProgramInfo

  var findings: [GrammarFinding] {
    var findings = GrammarLint.summary(command.summary, at: command.name, program.name)
    let name = command.isHidden ? command.name.trimmingUnderscores : command.name
    if !GrammarLint.isName(name) { findings.append(finding(.malformedName(command.name))) }
    findings += prose([command.summary] + command.discussion + command.examples.map(\.summary))
    findings += GrammarLint.duplicates(
      command.options.flatMap(\.allSpellings) + command.operands.map(\.name.spelling),
      at: command.name)
    findings += operandOrder
    for parameter in command.parameters { findings += check(parameter) }
    for relation in command.relations { findings += check(relation) }
    return findings
  }

  private func finding(_ problem: GrammarFinding.Problem) -> GrammarFinding {
    GrammarFinding(command.name, problem)
  }

  private func prose(_ texts: [Prose]) -> [GrammarFinding] {
    GrammarLint.prose(texts, at: command.name, in: program, command: command)
  }

  private var operandOrder: [GrammarFinding] {
    var findings: [GrammarFinding] = []
    var mayRequire = true
    var isClosed = false
    for operand in command.operands {
      guard case .operand(let arity) = operand.kind else { continue }
      let isRequired = arity == .required || arity == .repeating(atLeastOne: true)
      if isClosed || (isRequired && !mayRequire) {
        findings.append(finding(.operandOutOfOrder(operand.name.text)))
      }
      if !isRequired { mayRequire = false }
      if case .repeating = arity { isClosed = true }
    }
    return findings
  }

  private func check(_ parameter: ParameterInfo) -> [GrammarFinding] {
    let place = command.name + " " + parameter.name.spelling
    var problems: [GrammarFinding.Problem] = []
    for spelling in parameter.allSpellings {
      if ["--help", "--version", "-h"].contains(spelling) {
        problems.append(.reservedName(spelling))
      }
      if spelling.utf8.starts(with: "--".utf8),
        !GrammarLint.isName(String(spelling.dropFirst(2)))
      {
        problems.append(.malformedName(spelling))
      }
    }
    if let short = parameter.short, !(short.isASCII && (short.isLetter || short.isNumber)) {
      problems.append(.malformedName("-\(short)"))
    }
    problems += placeholder(of: parameter)
    problems += parameter.choices.map(\.value).filter { choice in
      choice.isEmpty || choice.contains { $0 == "," || $0.isNewline }
    }.map { .malformedChoice($0) }
    problems += references(of: parameter)
    return problems.map { GrammarFinding(place, $0) }
      + GrammarLint.summary(parameter.summary, at: place, program.name)
      + prose([parameter.summary, parameter.discussion] + parameter.choices.map(\.summary))
  }

  /// Upper case for options, lower case for operands: so they are told apart in texts.
  private func placeholder(of parameter: ParameterInfo) -> [GrammarFinding.Problem] {
    switch parameter.kind {
    case .flag, .negatableFlag: return []
    case .option(let placeholder):
      let isGood = placeholder.unicodeScalars.first.map { ("A"..."Z").contains($0) } ?? false
      return isGood && !placeholder.contains(" ") ? [] : [.malformedPlaceholder(placeholder)]
    case .operand:
      let label = parameter.name.text
      let isGood = label.unicodeScalars.first.map { ("a"..."z").contains($0) } ?? false
      return isGood && !label.contains(" ") ? [] : [.malformedPlaceholder(label)]
    }
  }

  private func references(of parameter: ParameterInfo) -> [GrammarFinding.Problem] {
    let targets = parameter.expansion.map { ($0.name, command.parameter($0.name)) }
    let names = Set(command.options.flatMap { $0.visibleSpellings })
    return targets.compactMap { name, target in
      guard let target else { return .unknownReference(name.spelling) }
      return target.expansion.isEmpty ? nil : .aliasOfAlias(name.spelling)
    }
      + parameter.deprecatedNames.map { "--" + $0.replacement }
      .filter { !names.contains($0) }.map { .unknownReference($0) }
  }

  private func check(_ relation: Relation) -> [GrammarFinding] {
    let unknown = relation.names.filter { command.parameter($0) == nil }
      .map { finding(.unknownReference($0.spelling)) }
    return Set(relation.names).count < 2 ? unknown + [finding(.relationTooSmall)] : unknown
  }
}

extension String {
  fileprivate var trimmingUnderscores: String { String(drop { $0 == "_" }) }
}
