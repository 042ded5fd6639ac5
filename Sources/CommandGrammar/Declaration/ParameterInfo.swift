/// Everything about a parameter but its binding: what parser tables, help, manual and
/// completions are made from.
package struct ParameterInfo: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case flag
    /// A flag with a `--no-` form.
    case negatableFlag
    /// Takes exactly one value each time it is given.
    case option(placeholder: String)
    /// Given by position.
    case operand(Arity)
  }

  package enum Arity: Sendable, Hashable {
    case required, optional
    case repeating(atLeastOne: Bool)
  }

  /// How often an option counts.
  package enum Repetition: Sendable, Hashable {
    /// The last one wins.
    case once
    /// Each one adds a value.
    case repeatable
    /// Values are separated by commas, and each option adds its own.
    case list(eachOnce: Bool)
  }

  /// One of the options that an alias stands for.
  package struct Expansion: Sendable, Hashable {
    package enum Value: Sendable, Hashable { case given, fixed(String) }
    package var name: ParameterName
    package var value: Value

    /// `name` takes the value that the alias was given.
    package static func given(_ name: ParameterName) -> Expansion {
      Expansion(name: name, value: .given)
    }
    /// `name` takes this value.
    package static func fixed(_ name: ParameterName, _ text: String) -> Expansion {
      Expansion(name: name, value: .fixed(text))
    }
  }

  /// A name that still works and says what to use instead.
  package struct DeprecatedName: Sendable, Hashable {
    package var name: String
    package var replacement: String
  }

  package var name: ParameterName
  package var kind: Kind
  package var summary: Prose
  package var discussion: Prose = ""
  package var short: Character?
  package var aliases: [String] = []
  package var hiddenNames: [String] = []
  package var deprecatedNames: [DeprecatedName] = []
  package var isHidden = false
  package var repetition = Repetition.once
  /// Every accepted text, when they can be listed.
  package var choices: [Choice] = []
  package var completion = Completion.none
  package var defaultValue: String?
  package var expansion: [Expansion] = []
  /// The title of its part of the help; `nil` is the command's own options.
  package var section: String?

  package init(name: ParameterName, kind: Kind, summary: Prose) {
    self.name = name
    self.kind = kind
    self.summary = summary
  }

  package var takesValue: Bool {
    if case .option = kind { true } else { false }
  }

  package var isOperand: Bool {
    if case .operand = kind { true } else { false }
  }

  /// The long names that help shows, without dashes.
  package var visibleLongNames: [String] { isOperand ? [] : [name.text] + aliases }

  /// The spellings that help and completions show, long ones first: `--limit`, `-L`.
  package var visibleSpellings: [String] {
    visibleLongNames.map { "--" + $0 } + (short.map { ["-\($0)"] } ?? []) + negatedSpellings
  }

  /// Every spelling that is accepted.
  package var allSpellings: [String] {
    guard !isOperand else { return [] }
    let names = visibleLongNames + hiddenNames + deprecatedNames.map(\.name)
    return names.map { "--" + $0 } + (short.map { ["-\($0)"] } ?? [])
      + (kind == .negatableFlag ? names.map { "--no-" + $0 } : [])
  }

  /// `--no-archived` of a negatable flag.
  package var negatedSpellings: [String] {
    kind == .negatableFlag ? visibleLongNames.map { "--no-" + $0 } : []
  }
}
