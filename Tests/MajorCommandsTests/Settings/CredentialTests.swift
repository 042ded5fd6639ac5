import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import MajorCommands
import MajorTesting
import Testing

/// Which token goes to which host, through the whole program.
@Suite(.httpStubs) struct CredentialTests {
  static let home = "/home/octo"
  static let hostsFile = "/home/octo/.config/gh/hosts.yml"
  static let twoHosts = """
    github.com:
        oauth_token: gho_file
    ghe.example:
        oauth_token: ghe_file
    """

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var arguments: [String] = []
    var environment: [String: String] = [:]
    var files: [String: String] = [:]
    var programs: [String: String] = [:]
    var url = "https://api.github.com"
    let token: String?
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(name: "none", token: nil),
    Case(
      name: "GH_TOKEN before all",
      environment: ["GH_TOKEN": " one\n", "GITHUB_TOKEN": "two"], files: [hostsFile: twoHosts],
      programs: ["gh auth token --hostname github.com": "gho_gh"], token: "one"),
    Case(
      name: "an empty one is unset", environment: ["GH_TOKEN": "", "GITHUB_TOKEN": "two"],
      token: "two"),
    Case(
      name: "one of spaces is unset", environment: ["GH_TOKEN": " \n"],
      files: [hostsFile: twoHosts], token: "gho_file"),
    Case(
      name: "hosts.yml", files: [hostsFile: twoHosts],
      programs: ["gh auth token --hostname github.com": "gho_gh"], token: "gho_file"),
    Case(
      name: "hosts.yml in XDG_CONFIG_HOME", environment: ["XDG_CONFIG_HOME": "/x"],
      files: ["/x/gh/hosts.yml": twoHosts, hostsFile: "github.com:\n  oauth_token: other"],
      token: "gho_file"),
    Case(
      name: "hosts.yml in GH_CONFIG_DIR",
      environment: ["XDG_CONFIG_HOME": "/x", "GH_CONFIG_DIR": "/g"],
      files: ["/g/hosts.yml": twoHosts, "/x/gh/hosts.yml": "github.com:\n  oauth_token: other"],
      token: "gho_file"),
    Case(
      name: "gh, for a token in a keyring",
      files: [hostsFile: "github.com:\n    user: octocat\nghe.example:\n    user: octocat\n"],
      programs: ["gh auth token --hostname github.com": "gho_gh\n"], token: "gho_gh"),
    Case(
      name: "gh without its file", programs: ["gh auth token --hostname github.com": "gho_gh\n"],
      token: "gho_gh"),
    Case(
      name: "the gh of GH_PATH", environment: ["GH_PATH": "/opt/gh"],
      programs: ["/opt/gh auth token --hostname github.com": "gho_gh\n"], token: "gho_gh"),
    Case(
      name: "gh is not asked for a host that it does not know",
      files: [hostsFile: "ghe.example:\n    user: a\nghe2.example:\n    user: b\n"],
      programs: ["gh auth token --hostname github.com": "gho_gh\n"], token: nil),
    Case(
      name: "another host has a token of its own", arguments: ["--host", "ghe.example"],
      environment: ["GH_TOKEN": "one"], files: [hostsFile: twoHosts],
      url: "https://ghe.example/api/v3", token: "ghe_file"),
    Case(
      name: "a token of github.com does not go to another host",
      arguments: ["--host", "https://ghe2.example/api/v3/"],
      environment: ["GH_TOKEN": "one", "GITHUB_TOKEN": "two"], files: [hostsFile: twoHosts],
      url: "https://ghe2.example/api/v3", token: nil),
    Case(
      name: "GH_ENTERPRISE_TOKEN",
      environment: [
        "GH_HOST": "ghe.example", "GH_ENTERPRISE_TOKEN": "e", "GITHUB_ENTERPRISE_TOKEN": "f",
      ], files: [hostsFile: twoHosts], url: "https://ghe.example/api/v3", token: "e"),
    Case(
      name: "a tenant of ghe.com", environment: ["GH_HOST": "octocorp.ghe.com", "GH_TOKEN": "t"],
      url: "https://api.octocorp.ghe.com", token: "t"),
    Case(
      name: "a tenant's token from the file", arguments: ["--host", "api.octocorp.ghe.com"],
      files: [hostsFile: "octocorp.ghe.com:\n    oauth_token: gho_tenant"],
      url: "https://api.octocorp.ghe.com", token: "gho_tenant"),
    Case(
      name: "the only host that gh knows is meant",
      files: [hostsFile: "ghe.example:\n    oauth_token: ghe_file"],
      url: "https://ghe.example/api/v3", token: "ghe_file"),
    Case(
      name: "GH_HOST before the only host",
      environment: ["GH_HOST": "github.com"],
      files: [hostsFile: "ghe.example:\n    oauth_token: ghe_file"], token: nil),
    Case(
      name: "an address of its own gets no token of gh's",
      environment: ["GH_MAJOR_API_URL": "http://127.0.0.1:1"], files: [hostsFile: twoHosts],
      programs: ["gh auth token --hostname github.com": "gho_gh"], url: "http://127.0.0.1:1",
      token: nil),
    Case(
      name: "an address of its own gets that of the environment",
      environment: ["GH_MAJOR_API_URL": "http://127.0.0.1:1", "GH_TOKEN": "one"],
      url: "http://127.0.0.1:1", token: "one"),
  ])
  func isSent(_ example: Case) async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .get, example.url + "/user", answer: .text("{\"login\":\"octocat\"}"), times: .any)
    let stub = stubs.stub(.get, example.url + "/rate_limit", answer: .text("{}"))
    var harness = CommandHarness(try .current)
    harness.environment = ["HOME": Self.home, "PATH": "/bin"]
      .merging(example.environment) { $1 }
    harness.files = example.files
    harness.programs = example.programs
    let outcome = await harness.run(["doctor"] + example.arguments)
    #expect(outcome.status == .done)
    #expect(
      stub.requests.map { $0.headers["Authorization"] } == [
        example.token.map { "Bearer \($0)" }
      ])
  }

  @Test(
    arguments: [
      (["GH_TOKEN": "a b"], [:], "GH_TOKEN"),
      (["HOME": home], [hostsFile: "github.com:\n  oauth_token: 'a b'"], hostsFile),
    ] as [([String: String], [String: String], String)])
  func aTokenThatIsNoneIsRefusedAndNotShown(
    _ environment: [String: String], _ files: [String: String], _ place: String
  ) async throws {
    var harness = CommandHarness(try .current)
    harness.environment = environment
    harness.files = files
    #expect(
      await harness.run("list", "octo-org")
        == Outcome(
          .credentials,
          error: """
            gh-major: \(place) holds a character that cannot be part of a token
            Set it again without line breaks or spaces inside.

            """))
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let name: String
    var status = 403
    var headers: HTTPFields = [:]
    var fromGH = false
    let message: String
    let hint: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Refusal(
      name: "a missing scope",
      headers: ["X-OAuth-Scopes": "gist", "X-Accepted-OAuth-Scopes": "public_repo, repo"],
      message: "refused access to the token's user (No): the token from GH_TOKEN lacks the "
        + "scope public_repo",
      hint: "Add it at https://github.com/settings/tokens."),
    Refusal(
      name: "a missing scope of gh's token",
      headers: ["X-OAuth-Scopes": "gist", "X-Accepted-OAuth-Scopes": "public_repo, repo"],
      fromGH: true,
      message: "refused access to the token's user (No): the token from gh auth token lacks "
        + "the scope public_repo",
      hint: "Add it with: gh auth refresh -h github.com -s public_repo"),
    Refusal(
      name: "a scope that is part of another",
      headers: ["X-OAuth-Scopes": "repo, gist", "X-Accepted-OAuth-Scopes": "public_repo"],
      message: "refused access to the token's user (No)",
      hint: "The token from GH_TOKEN may lack a permission or scope for this."),
    Refusal(
      name: "a fine-grained token",
      headers: ["X-Accepted-GitHub-Permissions": "starring=write"],
      message: "refused access to the token's user (No): the token from GH_TOKEN needs "
        + "starring=write",
      hint: "Give it that permission at https://github.com/settings/personal-access-tokens."),
    Refusal(
      name: "single sign-on",
      headers: [
        "X-GitHub-SSO":
          "required; url=https://github.com/orgs/octo-org/sso?authorization_request=A",
        "X-OAuth-Scopes": "", "X-Accepted-OAuth-Scopes": "repo",
      ],
      message: "refused access to the token's user (No): the organization wants the token "
        + "from GH_TOKEN authorized for single sign-on",
      hint: "Authorize it at https://github.com/orgs/octo-org/sso?authorization_request=A, and "
        + "try again."),
    Refusal(
      name: "401 of gh's token", status: 401, fromGH: true,
      message: "refused the token from gh auth token (No)",
      hint: "It may have expired or been revoked; log in again with: gh auth login -h github.com"),
  ])
  func aRefusalSaysWhatToDo(_ refusal: Refusal) async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .get, "/user",
      answer: .text("{\"message\":\"No\"}", status: refusal.status, headers: refusal.headers))
    stubs.stub(.get, "/rate_limit", answer: .text("{}"))
    var harness = CommandHarness(try .current)
    if refusal.fromGH {
      harness.environment["PATH"] = "/bin"
      harness.programs["gh auth token --hostname github.com"] = "gho_planted"
    } else {
      harness.environment["GH_TOKEN"] = "gho_planted"
    }
    let outcome = await harness.run("doctor")
    #expect(outcome.status == .credentials)
    #expect(outcome.error == "gh-major: github.com \(refusal.message)\n\(refusal.hint)\n")
    #expect(!outcome.output.contains("gho_planted"))
  }
}
