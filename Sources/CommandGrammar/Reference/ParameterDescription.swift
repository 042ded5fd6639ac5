/// What help and manual say of a parameter, from its declaration and its command's relations.
struct ParameterDescription {
  /// `-L, --limit N`, `--[no-]color`, `[<owner>...]`.
  let term: String
  /// Summary, choices and default for a list: `Print as FORMAT [table|json, default: table]`.
  let short: Prose
  /// All there is to say but the explained choices, in sentences.
  let long: Prose
  /// Choices that are explained one by one.
  let explainedChoices: [Choice]

  init(_ parameter: ParameterInfo, in command: CommandInfo, program: String) {
    term = Self.term(parameter)
    let isExplained = parameter.choices.contains { !$0.summary.isEmpty }
    explainedChoices = isExplained && parameter.expansion.isEmpty ? parameter.choices : []
    let choices = isExplained || !parameter.expansion.isEmpty ? nil : Self.choices(parameter)
    let fallback = parameter.defaultValue.map {
      Prose([.text("Default: "), .code($0), .text(".")])
    }
    let details = [choices, fallback, Self.names(parameter), Self.repetition(parameter)]
    let relations = command.relations.compactMap { Self.sentence($0, about: parameter.name) }
    long =
      ([parameter.summary, parameter.discussion] + details.compactMap { $0 } + relations)
      .paragraph
    short = parameter.summary + Self.bracket(parameter)
  }

  private static func term(_ parameter: ParameterInfo) -> String {
    let name = parameter.name.text
    let short = parameter.short.map { "-\($0), " } ?? ""
    switch parameter.kind {
    case .flag: return short + "--" + name
    case .negatableFlag: return short + "--[no-]" + name
    case .option(let placeholder): return short + "--\(name) \(placeholder)"
    case .operand: return UsageLine.operand(parameter)
    }
  }

  /// Choices that are too many for a line are left to the long help.
  private static func bracket(_ parameter: ParameterInfo) -> Prose {
    let choices = parameter.choices.map(\.value).joined(separator: "|")
    let isShown = !choices.isEmpty && choices.utf8.count <= 40 && parameter.expansion.isEmpty
    let fallback = parameter.defaultValue.map { "default: " + $0 }
    let parts = (isShown ? [choices] : []) + (fallback.map { [$0] } ?? [])
    return parts.isEmpty ? "" : Prose(" [" + parts.joined(separator: ", ") + "]")
  }

  private static func choices(_ parameter: ParameterInfo) -> Prose? {
    guard !parameter.choices.isEmpty else { return nil }
    return "One of " + list(parameter.choices.map { [.code($0.value)] }, "or") + "."
  }

  private static func names(_ parameter: ParameterInfo) -> Prose? {
    guard !parameter.aliases.isEmpty else { return nil }
    return "Also " + list(parameter.aliases.map { [.flag($0)] }, "and") + "."
  }

  private static func repetition(_ parameter: ParameterInfo) -> Prose? {
    switch parameter.repetition {
    case .once: nil
    case .repeatable: "May be given several times."
    case .list: "Several are separated by commas."
    }
  }

  private static func sentence(_ relation: Relation, about name: ParameterName) -> Prose? {
    let others = list(relation.names.filter { $0 != name }.map(reference), "or")
    guard relation.names.contains(name) else { return nil }
    switch relation {
    case .exclusive: return "Not together with " + others + "."
    case .requires(let subject, _): return subject == name ? "Only with " + others + "." : nil
    case .atLeastOne: return "This or " + others + " must be given."
    case .overriding: return "Of this and " + others + ", the last one counts."
    }
  }

  private static func reference(_ name: ParameterName) -> [Prose.Run] {
    switch name {
    case .option(let long): [.flag(long)]
    case .operand(let label): [.value(label)]
    }
  }

  /// "a, b or c".
  private static func list(_ items: [[Prose.Run]], _ conjunction: String) -> Prose {
    var runs: [Prose.Run] = []
    for (index, item) in items.enumerated() {
      if index > 0 { runs.append(.text(index == items.count - 1 ? " \(conjunction) " : ", ")) }
      runs += item
    }
    return Prose(runs)
  }
}
