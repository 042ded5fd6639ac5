import MajorDomain

/// Finds the host that is meant and the token for it, in the order of gh: the environment, gh's
/// file of hosts, gh itself. Each is asked only when the one before had nothing.
package struct CredentialSearch: Sendable {
  /// gh is asked over a pipe and must not keep the user waiting.
  private static let timeLimit = Duration.seconds(5)

  private let environment: Environment
  private let readFile: @Sendable (String) -> [UInt8]?
  private let output: @Sendable (String, [String], Duration) async -> [UInt8]?

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - readFile: The content of a file; `nil` when there is none.
  ///   - output: What a program, named by name or path, prints within a time; `nil` when it fails.
  package init(
    _ environment: Environment,
    readFile: @escaping @Sendable (String) -> [UInt8]?,
    output: @escaping @Sendable (String, [String], Duration) async -> [UInt8]?
  ) {
    self.environment = environment
    self.readFile = readFile
    self.output = output
  }

  /// The host when none is named: `GH_HOST`, else the only one that gh knows, else github.com.
  package func defaultHost() -> String {
    if let host = environment[.ghHost] { return host }
    guard let hosts = hosts()?.hosts, hosts.count == 1 else { return "github.com" }
    return hosts[0].name
  }

  /// The token for an address of its own (`GH_MAJOR_API_URL`): from the environment only.
  package func credentialForAPIURL() throws(Diagnostic) -> Credential? {
    try fromEnvironment([.ghToken, .githubToken])
  }

  /// The token for a host; `nil` without one.
  package func credential(forHost host: String) async throws(Diagnostic) -> Credential? {
    // An Enterprise Server has variables of its own, so that a token of github.com is never sent
    // there.
    let variables: [EnvironmentVariable] =
      HostKind(host) == .enterpriseServer
      ? [.ghEnterpriseToken, .githubEnterpriseToken] : [.ghToken, .githubToken]
    if let credential = try fromEnvironment(variables) { return credential }
    let name = HostKind.name(of: host)
    let hosts = hosts()
    let login = hosts?.hosts.first { $0.name == name }
    if let hosts, let text = login?.token {
      return Credential(
        token: try token(text, from: hosts.path), source: .hostsFile(path: hosts.path))
    }
    // gh lists each host that it has a token for, also those whose tokens are in a keyring.
    if let hosts, !hosts.hosts.isEmpty, login == nil { return nil }
    return try await fromGH(name)
  }

  private func fromEnvironment(
    _ variables: [EnvironmentVariable]
  ) throws(Diagnostic) -> Credential? {
    for variable in variables {
      guard let text = environment[variable], !text.allSatisfy(\.isWhitespace) else { continue }
      return Credential(
        token: try token(text, from: variable.rawValue), source: .variable(variable))
    }
    return nil
  }

  private func fromGH(_ host: String) async throws(Diagnostic) -> Credential? {
    // What begins with a hyphen would be an option to gh, and is no host.
    guard !host.hasPrefix("-"), environment[.ghPath] != nil || environment[.path] != nil,
      let bytes = await output(
        environment[.ghPath] ?? "gh", ["auth", "token", "--hostname", host], Self.timeLimit)
    else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard !text.allSatisfy(\.isWhitespace) else { return nil }
    return Credential(token: try token(text, from: "gh auth token"), source: .gh)
  }

  private func token(_ text: String, from source: String) throws(Diagnostic) -> AccessToken {
    guard let token = AccessToken(text) else {
      throw Diagnostic(
        "\(source) holds a character that cannot be part of a token",
        hint: "Set it again without line breaks or spaces inside.", .credentials)
    }
    return token
  }

  private func hosts() -> (path: String, hosts: [GHHostsFile.Host])? {
    guard let path = hostsFile, let bytes = readFile(path) else { return nil }
    return (path, GHHostsFile(String(decoding: bytes, as: UTF8.self)).hosts)
  }

  /// `hosts.yml` in gh's folder (`gh help environment`).
  private var hostsFile: String? {
    if let folder = environment[.ghConfigDir] { return folder + "/hosts.yml" }
    if let folder = environment[.xdgConfigHome] { return folder + "/gh/hosts.yml" }
    return environment[.home].map { $0 + "/.config/gh/hosts.yml" }
  }
}
