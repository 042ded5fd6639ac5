/// Help text whose references are checked by ``GrammarLint`` and rendered for each medium.
///
/// Written as a literal: `"Like \(flag: "limit"), but for \(command: "watch")."`.
package struct Prose: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// A piece of text, or a reference to something that must exist.
  package enum Run: Sendable, Hashable {
    case text(String)
    /// An option of the same command, by long name without dashes.
    case flag(String)
    /// A placeholder or operand of the same command.
    case value(String)
    /// Something typed as it stands.
    case code(String)
    /// A command of the program.
    case command(String)
    /// A help topic of the program.
    case topic(String)
  }

  package var runs: [Run]

  package init(_ runs: [Run]) { self.runs = runs }
  package init(_ text: String) { runs = text.isEmpty ? [] : [.text(text)] }
  package init(stringLiteral value: String) { self.init(value) }
  package init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }

  package var isEmpty: Bool { runs.isEmpty }

  package static func + (left: Prose, right: Prose) -> Prose { Prose(left.runs + right.runs) }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var runs: [Run] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { runs.append(.text(literal)) }
    }
    package mutating func appendInterpolation(flag name: String) { runs.append(.flag(name)) }
    package mutating func appendInterpolation(value name: String) { runs.append(.value(name)) }
    package mutating func appendInterpolation(code text: String) { runs.append(.code(text)) }
    package mutating func appendInterpolation(command name: String) {
      runs.append(.command(name))
    }
    package mutating func appendInterpolation(topic name: String) { runs.append(.topic(name)) }
    /// Plain text that is computed.
    package mutating func appendInterpolation(_ text: String) { appendLiteral(text) }
    package mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }
  }
}
