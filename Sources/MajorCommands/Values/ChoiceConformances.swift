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
extension WatchEvent.Kind: ArgumentValue {
  package static var choices: [Choice] { allCases.map { Choice($0.rawValue, $0.summary) } }

  /// What the event says, for the tables that users read.
  package var summary: Prose {
    switch self {
    case .starsChanged: "other stars"
    case .becameMajor: "reached the least number of stars"
    case .noLongerMajor: "fell below it"
    case .added: "came into the account's list"
    case .removed: "left it"
    case .renamed: "another name"
    case .transferred: "another owner"
    case .archived: "made read-only"
    case .unarchived: "can be written to again"
    case .gone: "watched by name, and not there (404 or 451)"
    case .rankChanged: "another place by stars"
    case .pushed: "pushed to"
    }
  }
}
