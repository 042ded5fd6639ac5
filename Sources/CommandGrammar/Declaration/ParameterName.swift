/// How declarations refer to a parameter of the same command; a literal is an option's long
/// name.
package enum ParameterName: Sendable, Hashable, ExpressibleByStringLiteral {
  /// A flag or option, by long name without dashes.
  case option(String)
  /// An operand, by its label.
  case operand(String)

  package init(stringLiteral value: String) { self = .option(value) }

  package var text: String {
    switch self {
    case .option(let name), .operand(let name): name
    }
  }

  /// As help writes it: `--limit`, `<owner>`.
  package var spelling: String {
    switch self {
    case .option(let name): "--" + name
    case .operand(let label): "<" + label + ">"
    }
  }
}
