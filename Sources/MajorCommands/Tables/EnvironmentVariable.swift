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
  case path = "PATH"
  case xdgCacheHome = "XDG_CACHE_HOME"
  case home = "HOME"
  case noColor = "NO_COLOR"
  case cliColor = "CLICOLOR"
  case cliColorForce = "CLICOLOR_FORCE"
  case ghForceTTY = "GH_FORCE_TTY"
  case columns = "COLUMNS"
  case term = "TERM"
  case timeZone = "TZ"
  case httpProxy = "http_proxy"
  case httpsProxy = "https_proxy"
  case noProxy = "no_proxy"

  /// What the variable does, for the tables that users read.
  package var summary: String {
    switch self {
    case .ghToken, .githubToken:
      "Token for github.com and *.ghe.com; GH_TOKEN wins. Sent to that API only."
    case .ghEnterpriseToken, .githubEnterpriseToken:
      "Token for any other host; GH_ENTERPRISE_TOKEN wins."
    case .ghHost: "The GitHub host, when --host does not name one."
    case .apiURL: "Address of the REST API, for tests and proxies; GraphQL is derived from it."
    case .ghConfigDir, .xdgConfigHome:
      "Where gh keeps hosts.yml, with the tokens of gh auth login; GH_CONFIG_DIR wins."
    case .ghPath: "The gh that is asked for a token; otherwise the one in PATH."
    case .path: "Where gh is looked for."
    case .xdgCacheHome: "Where answers are kept, in a folder gh-major."
    case .home: "Where .config/gh and .cache/gh-major are."
    case .noColor: "Not empty: no colour."
    case .cliColor: "0: no colour."
    case .cliColorForce: "Neither empty nor 0: colour, also through a pipe."
    case .ghForceTTY: "Write as if to a terminal; a number is its columns, N% a share of its width."
    case .columns: "Columns of the terminal, when it does not tell."
    case .term: "Kind of terminal; dumb means no colour and no links."
    case .timeZone: "Time zone of the times in messages."
    case .httpProxy, .httpsProxy: "Proxy for http or https requests."
    case .noProxy: "Hosts that are reached without a proxy."
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
