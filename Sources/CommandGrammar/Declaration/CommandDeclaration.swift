/// A command as it is typed: names, texts and parameters bound into `Options`. How it runs is
/// said elsewhere.
package protocol CommandDeclaration: Sendable {
  /// What was typed, every property with its default.
  associatedtype Options: Sendable & Equatable

  static var name: String { get }
  /// At most 60 characters, no full stop.
  static var summary: Prose { get }
  static var discussion: [Prose] { get }
  static var examples: [Example] { get }
  static var defaults: Options { get }
  static var parameters: [Parameter<Options>] { get }
  static var relations: [Relation] { get }
  /// Whether it works and is shown nowhere.
  static var isHidden: Bool { get }
}

extension CommandDeclaration {
  package static var discussion: [Prose] { [] }
  package static var relations: [Relation] { [] }
  package static var isHidden: Bool { false }

  /// The declaration as plain data, defaults read from ``defaults``.
  package static var info: CommandInfo {
    var info = CommandInfo(name: name, summary: summary)
    info.discussion = discussion
    info.examples = examples
    info.relations = relations
    info.isHidden = isHidden
    info.parameters = parameters.map { parameter in
      var info = parameter.info
      let text = parameter.describeDefault(defaults)
      info.defaultValue = text.isEmpty ? nil : text
      return info
    }
    for index in info.parameters.indices { completeAlias(at: index, in: &info.parameters) }
    return info
  }

  /// An alias completes and chooses as the parameter that takes its value does.
  private static func completeAlias(at index: Int, in parameters: inout [ParameterInfo]) {
    let target = parameters[index].expansion.first { $0.value == .given }
    guard let target, let original = parameters.first(where: { $0.name == target.name })
    else { return }
    parameters[index].choices = original.choices
    parameters[index].completion = original.completion
    parameters[index].repetition = original.repetition
  }
}
