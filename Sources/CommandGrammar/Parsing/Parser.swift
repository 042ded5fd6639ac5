/// From the arguments of one command to its options. Total: every list of arguments ends in
/// options, a request for help or version, or usage errors.
struct Parser<Options: Sendable & Equatable> {
  let parameters: [Parameter<Options>]
  let relations: [Relation]
  let defaults: Options
  let usage: String
  let table: SpellingTable

  init(
    parameters: [Parameter<Options>], relations: [Relation], defaults: Options, usage: String,
    answersCommonOptions: Bool
  ) {
    self.parameters = parameters
    self.relations = relations
    self.defaults = defaults
    self.usage = usage
    table = SpellingTable(
      parameters.map(\.info), answersCommonOptions: answersCommonOptions)
  }

  func outcome(of arguments: [String]) -> ParseOutcome<Options> {
    var reading = ArgumentReading(table: table)
    reading.read(Tokenizer(takesValue: table.takesValue).tokens(arguments))
    if let request = reading.request { return request.outcome() }

    let check = RelationCheck(parameters: table.parameters, relations: relations)
    let assignments = check.withoutOverridden(reading.assignments)
    var options = defaults
    var errors = reading.errors + apply(assignments, to: &options)
    for error in check.errors(in: assignments) where !errors.contains(error) {
      errors.append(error)
    }
    if errors.isEmpty { return .options(options, reading.warnings) }
    // Someone who asks for help gets it, even where a broken line made a value of the question.
    let asked = arguments.prefix { $0 != "--" }.lazy.compactMap(helpRequest).first
    return asked?.outcome() ?? .errors(UsageErrors(errors, usage: usage))
  }

  private func helpRequest(_ argument: String) -> ArgumentReading.Request? {
    if case .help(let long)? = table[argument] { .help(long: long) } else { nil }
  }

  private func apply(_ assignments: [Assignment], to options: inout Options) -> [UsageError] {
    var errors: [UsageError] = []
    var seen: Set<Int> = []
    for assignment in assignments {
      let occurrence = Occurrence(
        text: assignment.text, isNegated: assignment.isNegated,
        isFirst: seen.insert(assignment.index).inserted)
      do throws(ArgumentRejection) {
        try parameters[assignment.index].apply(occurrence, &options)
      } catch {
        errors.append(invalidValue(assignment, error))
      }
    }
    return errors
  }

  private func invalidValue(_ assignment: Assignment, _ error: ArgumentRejection) -> UsageError {
    var (text, error) = (assignment.text ?? "", error)
    // Of a list, the part that is wrong is meant.
    if case .part(let part, let reason) = error { (text, error) = (part, reason) }
    var suggestion: String?
    if case .notOneOf(let choices) = error {
      suggestion = Suggestion.nearest(to: text, in: choices)
    }
    return .invalidValue(text, of: assignment.spelling, error, suggestion: suggestion)
  }
}

extension ArgumentReading.Request {
  fileprivate func outcome<Options>() -> ParseOutcome<Options> {
    switch self {
    case .help(let long): .help(long: long)
    case .version: .version
    }
  }
}
