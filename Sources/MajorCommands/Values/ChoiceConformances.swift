package import CommandGrammar
package import MajorDomain
package import OutputFormats
package import TerminalText

/// Enumerations whose cases are what users type.
extension OutputFormat: ArgumentValue {
  package static var choices: [Choice] { allCases.map { Choice($0.rawValue, Prose($0.summary)) } }
}

extension ColorMode: ArgumentValue {}
extension ListingSource: ArgumentValue {
  package static var choices: [Choice] { allCases.map { Choice($0.rawValue, $0.summary) } }

  private var summary: Prose {
    switch self {
    case .auto: "whichever costs least, exact ones first"
    case .graphql: "GraphQL, most stars first; needs a token"
    case .rest: "REST, all repositories of the account"
    case .search: "REST's search, an index"
    }
  }
}

extension Visibility: ArgumentValue {}
extension RepositoryOrder.Key: ArgumentValue {}
extension RepositoryOrder.Direction: ArgumentValue {}
extension RepositoryQuery.Sort: ArgumentValue {}
