import GitHubAPIClient
import MajorCommands
import MajorDomain

/// Host and address of the API in the environment, as plug-ins find them and as they come back
/// when a plug-in runs this program again.
struct APIAddress: Sendable {
  private let given: [String: String]
  /// The host that `GH_HOST` names; `nil` when it names none.
  private let host: GitHubHost?

  init(environment: [String: String]) {
    given = environment
    host = try? GitHubHost(named: Environment(environment)[.ghHost] ?? GitHubHost.gitHub.name)
  }

  /// The environment without an address that is the host's own. Such an address says nothing new,
  /// but any other one changes which tokens are used: what a plug-in runs must see what its caller
  /// saw.
  var environment: [String: String] {
    guard let text = Environment(given)[.apiURL], let api = try? GitHubHost(apiURL: text), let host,
      api.apiOrigin == host.apiOrigin, api.restBasePath == host.restBasePath
    else { return given }
    var environment = given
    environment[EnvironmentVariable.apiURL.rawValue] = nil
    return environment
  }

  /// The environment of a plug-in: the user's own, with what a plug-in wants to know. No token is
  /// added.
  func pluginEnvironment(executable: String?) -> [String: String] {
    var environment = given
    environment[EnvironmentVariable.executable.rawValue] = executable
    guard let host else { return environment }
    environment[EnvironmentVariable.ghHost.rawValue] = host.name
    if Environment(given)[.apiURL] == nil {
      environment[EnvironmentVariable.apiURL.rawValue] = "\(host.apiOrigin)\(host.restBasePath)"
    }
    return environment
  }
}
