/// One line that says how something is typed: `gh-major list [options] [<owner>...]`.
package struct UsageLine: Sendable, Hashable {
  package let text: String

  package init(program: ProgramInfo) {
    text = "\(program.name) <command> [options] [<argument>...]"
  }

  /// - Parameter program: The program's name; may be empty.
  package init(program: String, command: CommandInfo) {
    var words = program.isEmpty ? [command.name] : [program, command.name]
    if !command.visibleOptions.isEmpty { words.append("[options]") }
    words += command.operands.filter { !$0.isHidden }.map(UsageLine.operand)
    text = words.joined(separator: " ")
  }

  /// An operand as usage lines write it: `<a>`, `[<a>]`, `<a>...`, `[<a>...]`.
  static func operand(_ parameter: ParameterInfo) -> String {
    let label = parameter.name.spelling
    guard case .operand(let arity) = parameter.kind else { return label }
    switch arity {
    case .required: return label
    case .optional: return "[\(label)]"
    case .repeating(let atLeastOne): return atLeastOne ? "\(label)..." : "[\(label)...]"
    }
  }
}
