/// A command line made from the declarations, and what must come of it: for each parameter every
/// spelling, a missing value, an unknown choice, a value for a flag; for each relation its breach.
package struct DerivedCase: Sendable, Hashable, CustomStringConvertible {
  package enum Expectation: Sendable, Hashable {
    case parses
    case missingValue(of: String)
    case unknownChoice(of: String)
    case unexpectedValue(of: String)
    case exclusive([String])
    case missingCompanion(of: String)
    case missingOperand(String)
  }

  /// After the program's name.
  package var arguments: [String]
  package var expectation: Expectation

  package init(arguments: [String], expectation: Expectation) {
    self.arguments = arguments
    self.expectation = expectation
  }

  package var description: String {
    arguments.map(ShellQuoting.word).joined(separator: " ") + ": \(expectation)"
  }

  /// What came instead; `nil` when it is as expected.
  package func failure<Action>(in tree: CommandTree<Action>) -> String? {
    let invocation = tree.invocation(of: arguments)
    switch (invocation, expectation) {
    case (.command, .parses), (.help, .parses): return nil
    case (.usage(let errors), _) where errors.errors.contains(where: isExpected): return nil
    default: return "\(self), but: \(invocation)"
    }
  }

  private func isExpected(_ error: UsageError) -> Bool {
    switch (error, expectation) {
    case (.missingValue(let spelling, _), .missingValue(let expected)),
      (.invalidValue(_, let spelling, _, _), .unknownChoice(let expected)),
      (.unexpectedValue(_, let spelling), .unexpectedValue(let expected)),
      (.missingCompanion(let spelling, _), .missingCompanion(let expected)),
      (.missingOperand(let spelling), .missingOperand(let expected)):
      spelling == expected
    case (.exclusive(let spellings), .exclusive(let expected)):
      expected.allSatisfy(spellings.contains)
    default: false
    }
  }

  /// - Parameter samples: A good value for each placeholder or label whose type lists no choices
  ///   and which is not satisfied with its default or `1`.
  package static func all<Action>(
    of tree: CommandTree<Action>, samples: [String: String] = [:]
  ) -> [DerivedCase] {
    tree.info.commands.flatMap { DerivedCases(command: $0, samples: samples).all }
  }
}
