package import CommandGrammar
package import MajorDomain
package import OutputFormats
package import TerminalText

/// Enumerations whose cases are what users type.
extension OutputFormat: ArgumentValue {
  package static var choices: [Choice] { allCases.map { Choice($0.rawValue, Prose($0.summary)) } }
}

extension ColorMode: ArgumentValue {}
extension Visibility: ArgumentValue {}
extension RepositoryOrder.Key: ArgumentValue {}
extension RepositoryOrder.Direction: ArgumentValue {}
