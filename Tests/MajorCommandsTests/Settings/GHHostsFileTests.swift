import MajorCommands
import Testing

@Suite struct GHHostsFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let hosts: [GHHostsFile.Host]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "as gh wrote it first",
      text: """
        github.com:
            user: octocat
            oauth_token: gho_one
            git_protocol: ssh
        """,
      hosts: [.init(name: "github.com", user: "octocat", token: "gho_one")]),
    Case(
      name: "with several users, the active one repeated",
      text: """
        github.com:
            git_protocol: https
            users:
                hubot:
                    oauth_token: gho_hubot
                octocat:
                    oauth_token: gho_octocat
            oauth_token: gho_octocat
            user: octocat
        """,
      hosts: [.init(name: "github.com", user: "octocat", token: "gho_octocat")]),
    Case(
      name: "the token only with its user",
      text: """
        github.com:
          users:
            hubot:
              oauth_token: gho_hubot
            octocat:
              oauth_token: gho_octocat
          user: octocat
        """,
      hosts: [.init(name: "github.com", user: "octocat", token: "gho_octocat")]),
    Case(
      name: "tokens in a keyring, two hosts",
      text: """
        github.com:
            users:
                octocat:
            user: octocat
        GHE.example:8443:
            oauth_token: "ghe_two"
        """,
      hosts: [
        .init(name: "github.com", user: "octocat"),
        .init(name: "ghe.example:8443", token: "ghe_two"),
      ]),
    Case(
      name: "quotes, comments, line ends of Windows",
      text: "# hosts\r\n'github.com': # mine\r\n    oauth_token: gho_x # secret\r\n\r\n",
      hosts: [.init(name: "github.com", token: "gho_x")]),
    Case(name: "nothing", text: "", hosts: []),
    Case(name: "an empty mapping", text: "{}\n", hosts: []),
    Case(
      name: "what gh does not write",
      text: """
        ---
        github.com: {oauth_token: gho_x}
        - a
        ? b
        other: &anchor
            oauth_token: *alias
            oauth_token2: x
        """,
      hosts: [.init(name: "github.com"), .init(name: "other")]),
  ])
  func reads(_ example: Case) { #expect(GHHostsFile(example.text).hosts == example.hosts) }
}
