package import CommandGrammar

/// Every environment variable that the program reads. Help, manual and README are rendered from
/// this table, and nothing is read that does not stand in it.
package enum EnvironmentVariable: String, Sendable, Hashable, CaseIterable {
  case ghToken = "GH_TOKEN"
  case githubToken = "GITHUB_TOKEN"
  case ghEnterpriseToken = "GH_ENTERPRISE_TOKEN"
  case githubEnterpriseToken = "GITHUB_ENTERPRISE_TOKEN"
  case ghHost = "GH_HOST"
  case apiURL = "GH_MAJOR_API_URL"
  case ghConfigDir = "GH_CONFIG_DIR"
  case xdgConfigHome = "XDG_CONFIG_HOME"
  case ghPath = "GH_PATH"
  case xdgCacheHome = "XDG_CACHE_HOME"
  case home = "HOME"
  case noColor = "NO_COLOR"
  case cliColor = "CLICOLOR"
  case cliColorForce = "CLICOLOR_FORCE"
  case ghForceTTY = "GH_FORCE_TTY"
  case columns = "COLUMNS"
  case term = "TERM"
  case termProgram = "TERM_PROGRAM"
  case vteVersion = "VTE_VERSION"
  case windowsTerminal = "WT_SESSION"
  case timeZone = "TZ"
  case httpProxy = "http_proxy"
  case httpsProxy = "https_proxy"
  case noProxy = "no_proxy"
  case path = "PATH"
  case executable = "GH_MAJOR_EXECUTABLE"
  case eventKind = "GH_MAJOR_EVENT_EVENT"
  case eventTime = "GH_MAJOR_EVENT_TIME"
  case eventID = "GH_MAJOR_EVENT_ID"
  case eventName = "GH_MAJOR_EVENT_NAME_WITH_OWNER"
  case eventFrom = "GH_MAJOR_EVENT_FROM"
  case eventTo = "GH_MAJOR_EVENT_TO"

  /// What the variable does, for the tables that users read.
  package var summary: Prose {
    switch self {
    case .ghToken, .githubToken:
      """
      Token for \(code: "github.com") and \(code: "*.ghe.com"); \(code: "GH_TOKEN") wins. It is \
      sent to that API only.
      """
    case .ghEnterpriseToken, .githubEnterpriseToken:
      "Token for any other host; \(code: "GH_ENTERPRISE_TOKEN") wins."
    case .ghHost: "The GitHub host, when \(flag: "host") does not name one."
    case .apiURL: "Address of the REST API, for tests and proxies; GraphQL is derived from it."
    case .ghConfigDir, .xdgConfigHome:
      """
      Where gh keeps \(code: "hosts.yml"), with the tokens of \(code: "gh auth login"); \
      \(code: "GH_CONFIG_DIR") wins.
      """
    case .ghPath: "The gh that is asked for a token; otherwise the one in \(code: "PATH")."
    case .xdgCacheHome: "Where answers are kept, in a folder \(code: "gh-major")."
    case .home: "Where \(code: ".config/gh") and \(code: ".cache/gh-major") are."
    case .noColor:
      "Anything: no color, unless \(code: "CLICOLOR_FORCE") or \(flag: "color") asks for it."
    case .cliColor: "\(code: "0"): no color."
    case .cliColorForce: "Anything but \(code: "0"): color, also through a pipe."
    case .ghForceTTY:
      """
      Write as if to a terminal; \(code: "100") is one of 100 columns, \(code: "50%") half of the \
      real one.
      """
    case .columns: "Columns of the terminal, instead of what it tells."
    case .term: "Kind of terminal; \(code: "dumb") has no color and no links."
    case .termProgram, .vteVersion, .windowsTerminal:
      "Set by terminals; some of them are known to show links."
    case .timeZone: "Time zone of the times in messages."
    case .httpProxy, .httpsProxy: "Proxy for http or https requests."
    case .noProxy: "Hosts that are reached without a proxy."
    case .path: "Where plug-ins are looked for: \(code: "gh-major-NAME") is a command."
    case .eventKind, .eventTime, .eventID, .eventName, .eventFrom, .eventTo:
      "Not read, but set for the command of \(code: "watch --exec"): a field of the event."
    case .executable: "Not read, but set for plug-ins: the path of \(code: "gh-major")."
    }
  }
}

/// The environment as it was when the program started, as a value.
package struct Environment: Sendable, Hashable {
  private let values: [String: String]

  /// Creates an environment.
  package init(_ values: [String: String] = [:]) { self.values = values }

  /// The value of a variable; an empty one counts as unset.
  package subscript(variable: EnvironmentVariable) -> String? {
    values[variable.rawValue].flatMap { $0.isEmpty ? nil : $0 }
  }
}
