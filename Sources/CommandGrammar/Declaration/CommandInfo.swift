/// Everything about a command but its binding to options.
package struct CommandInfo: Sendable, Hashable {
  package var name: String
  package var summary: Prose
  /// Paragraphs for the long help and the manual.
  package var discussion: [Prose] = []
  package var examples: [Example] = []
  package var parameters: [ParameterInfo] = []
  package var relations: [Relation] = []
  package var isHidden = false

  package init(name: String, summary: Prose) {
    self.name = name
    self.summary = summary
  }

  package var operands: [ParameterInfo] { parameters.filter(\.isOperand) }
  package var options: [ParameterInfo] { parameters.filter { !$0.isOperand } }
  package var visibleOptions: [ParameterInfo] { options.filter { !$0.isHidden } }

  package func parameter(_ name: ParameterName) -> ParameterInfo? {
    parameters.first { $0.name == name }
  }
}
