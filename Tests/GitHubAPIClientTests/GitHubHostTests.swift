import GitHubAPIClient
import HTTPTransport
import MajorDomain
import Testing

@Suite struct GitHubHostTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let name: String
    let rest: String
    let graphQL: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Case(
      text: "github.com", name: "github.com", rest: "https://api.github.com",
      graphQL: "https://api.github.com/graphql"),
    Case(
      text: "GitHub.com", name: "github.com", rest: "https://api.github.com",
      graphQL: "https://api.github.com/graphql"),
    Case(
      text: "octocorp.ghe.com", name: "octocorp.ghe.com", rest: "https://api.octocorp.ghe.com",
      graphQL: "https://api.octocorp.ghe.com/graphql"),
    Case(
      text: "github.localhost", name: "github.localhost", rest: "http://api.github.localhost",
      graphQL: "http://api.github.localhost/graphql"),
    Case(
      text: "ghe.example", name: "ghe.example", rest: "https://ghe.example/api/v3",
      graphQL: "https://ghe.example/api/graphql"),
    Case(
      text: "https://ghe.example/api/v3/", name: "ghe.example", rest: "https://ghe.example/api/v3",
      graphQL: "https://ghe.example/api/graphql"),
    Case(
      text: "ghe.example:8443", name: "ghe.example:8443", rest: "https://ghe.example:8443/api/v3",
      graphQL: "https://ghe.example:8443/api/graphql"),
  ])
  func named(_ example: Case) throws {
    let host = try GitHubHost(named: example.text)
    #expect(host.name == example.name)
    #expect("\(host.apiOrigin)\(host.restBasePath)" == example.rest)
    #expect("\(host.apiOrigin)\(host.graphQLTarget)" == example.graphQL)
  }

  @Test(arguments: [
    Case(
      text: "http://127.0.0.1:8080", name: "127.0.0.1:8080", rest: "http://127.0.0.1:8080",
      graphQL: "http://127.0.0.1:8080/graphql"),
    Case(
      text: "http://127.0.0.1:8080/", name: "127.0.0.1:8080", rest: "http://127.0.0.1:8080",
      graphQL: "http://127.0.0.1:8080/graphql"),
    Case(
      text: "https://ghe.example/api/v3/", name: "ghe.example", rest: "https://ghe.example/api/v3",
      graphQL: "https://ghe.example/api/graphql"),
    Case(
      text: "https://proxy.example/github", name: "proxy.example",
      rest: "https://proxy.example/github", graphQL: "https://proxy.example/github/graphql"),
  ])
  func atAnAddress(_ example: Case) throws {
    let host = try GitHubHost(apiURL: example.text)
    #expect(host.name == example.name)
    #expect("\(host.apiOrigin)\(host.restBasePath)" == example.rest)
    #expect("\(host.apiOrigin)\(host.graphQLTarget)" == example.graphQL)
  }

  @Test(arguments: ["", "http://", "ftp://x", "a b", "ghe.example/path", "https://"])
  func refusedAsHost(_ text: String) {
    let error = #expect(throws: APIError.self) { try GitHubHost(named: text) }
    guard case .badURL = error else {
      Issue.record("expected a bad URL, got \(String(describing: error))")
      return
    }
  }

  @Test(arguments: ["", "localhost:80", "ftp://x", "http://x/?q", "/repos"])
  func refusedAsAddress(_ text: String) {
    #expect(throws: APIError.badURL(text)) { try GitHubHost(apiURL: text) }
  }
}
