/// What completion scripts need of a program, worked out once for all shells.
struct CompletionModel {
  struct Command {
    var name: String
    var summary: String
    var options: [Option]
    var operands: [Operand]
    /// Every spelling that takes a value, hidden ones too: what follows is no operand.
    var valueSpellings: [String]
  }

  struct Option {
    /// What is offered; a negatable flag has both forms.
    var spellings: [String]
    var summary: String
    var value: Value?
    var isRepeatable: Bool
    /// The spellings that are no longer offered once this one is given.
    var excluded: [String]
    /// The places, from 1, of operands that this option fills or excludes.
    var excludedOperands: [Int]
  }

  struct Operand {
    var label: String
    var isRepeating: Bool
    /// Its place, from 1; the first of a repeating one.
    var position: Int
    var value: Value
    /// The spellings that fill or exclude it.
    var excludedBy: [String]
  }

  struct Value {
    var placeholder: String
    var words: [Word]
    var source: Completion.Source
    var isList: Bool
  }

  struct Word {
    var text: String
    var summary: String
  }

  let program: String
  /// What functions of the scripts are called after.
  let identifier: String
  let commands: [Command]

  init(_ program: ProgramInfo) {
    self.program = program.name
    identifier = program.name.escapingScalars { $0.properties.isAlphabetic ? nil : "_" }
    commands = program.visibleCommands.map { Self.command($0, of: program.name) }
  }

  private static func command(_ info: CommandInfo, of program: String) -> Command {
    let positions = Dictionary(
      info.operands.enumerated().map { ($1.name, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    let options = info.visibleOptions.map { option in
      let excluded = excluded(by: option, in: info)
      let rivals = info.visibleOptions.filter { excluded.contains($0.name) && $0 != option }
      let isRepeatable = option.repetition != .once
      return Option(
        spellings: option.visibleSpellings,
        summary: option.summary.plain(program: program),
        value: option.placeholder.map { value(of: option, $0, program) },
        isRepeatable: isRepeatable,
        excluded: (isRepeatable ? [] : option.visibleSpellings)
          + rivals.flatMap(\.visibleSpellings),
        excludedOperands: positions.filter { excluded.contains($0.key) }.map(\.value).sorted())
    }
    let operands = info.operands.filter { !$0.isHidden }.compactMap { operand -> Operand? in
      guard let position = positions[operand.name] else { return nil }
      let fillers = options.filter { $0.excludedOperands.contains(position) }
      return Operand(
        label: operand.name.text, isRepeating: operand.isRepeating, position: position,
        value: value(of: operand, operand.name.text, program),
        excludedBy: fillers.flatMap(\.spellings))
    }
    return Command(
      name: info.name, summary: info.summary.plain(program: program), options: options,
      operands: operands,
      valueSpellings: info.options.filter(\.takesValue).flatMap(\.allSpellings))
  }

  private static func value(
    of parameter: ParameterInfo, _ placeholder: String, _ program: String
  ) -> Value {
    var isList = false
    if case .list = parameter.repetition { isList = true }
    return Value(
      placeholder: placeholder,
      words: parameter.completion.words.map {
        Word(text: $0.value, summary: $0.summary.plain(program: program))
      },
      source: parameter.completion.source, isList: isList)
  }

  /// The parameters that make no sense any more after an option: those that exclude it, or one
  /// that it stands for, and operands that it fills.
  private static func excluded(
    by option: ParameterInfo, in command: CommandInfo
  ) -> Set<ParameterName> {
    let own = meanings(of: option)
    var excluded: Set<ParameterName> = []
    for case .exclusive(let group) in command.relations where !own.isDisjoint(with: group) {
      excluded.formUnion(Set(group).subtracting(own))
    }
    for other in command.options where !meanings(of: other).isDisjoint(with: excluded) {
      excluded.insert(other.name)
    }
    for case .operand(let label) in own { excluded.insert(.operand(label)) }
    return excluded
  }

  private static func meanings(of option: ParameterInfo) -> Set<ParameterName> {
    Set([option.name] + option.expansion.map(\.name))
  }
}

extension ParameterInfo {
  fileprivate var placeholder: String? {
    if case .option(let placeholder) = kind { placeholder } else { nil }
  }

  fileprivate var isRepeating: Bool {
    if case .operand(.repeating) = kind { true } else { false }
  }
}
