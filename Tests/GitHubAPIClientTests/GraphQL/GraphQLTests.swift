import GitHubAPIClient
import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import MajorDomain
import StrictJSON
import Testing

@Suite(.httpStubs) struct GraphQLTests {
  static let query = GraphQLQuery(
    "query($login:String!){user(login:$login){login}}",
    variables: ["login": "octo\"org"])

  static func ask(
    _ answer: StubAnswer, host: GitHubHost = .gitHub
  ) async throws -> GraphQLAnswer<JSONValue> {
    let stubs = try StubManager.current
    stubs.stub(.post, "\(host.apiOrigin)\(host.graphQLTarget)", answer: answer)
    return try await GitHubClient.stubbed(stubs, host: host, token: "ghp_secret").graphQL(query) {
      reader throws(JSONReadError) in try reader.value()
    }
  }

  @Test func aQueryIsOnePostWithItsVariables() async throws {
    let answer = try await Self.ask(.text(#"{"data":{"user":{"login":"octo"}}}"#))
    #expect(answer.value == ["user": ["login": "octo"]])
    #expect(answer.errors == [])
    let request = try #require(try StubManager.current.requests.first)
    #expect(
      String(decoding: request.body, as: UTF8.self)
        == #"{"query":"query($login:String!){user(login:$login){login}}","#
        + #""variables":{"login":"octo\"org"}}"#)
    #expect(request.headers["Authorization"] == "Bearer ghp_secret")
    #expect(request.headers["Content-Type"] == "application/json")
  }

  @Test func anEnterpriseHostHasItsOwnTarget() async throws {
    let host = try GitHubHost(named: "ghe.example")
    _ = try await Self.ask(.text(#"{"data":{}}"#), host: host)
    #expect(try StubManager.current.requests.map(\.target) == ["/api/graphql"])
  }

  static let limit = RateLimitReport(
    kind: .primary, limit: 5000, resetsAt: Timestamp(secondsSinceEpoch: 2000),
    isAuthenticated: true)

  @Test(arguments: [
    (#"{"errors":[{"type":"RATE_LIMIT","message":"spent"}]}"#, APIError.rateLimited(limit)),
    (#"{"data":null,"errors":[{"type":"RATE_LIMITED","message":"spent"}]}"#, .rateLimited(limit)),
    (#"{"data":{"user":null},"errors":[{"type":"RATE_LIMITED"}]}"#, .rateLimited(limit)),
    (#"{"errors":[{"type":"NOT_FOUND","message":"no"}]}"#, .notFound),
    (
      #"{"data":null,"errors":[{"type":"FORBIDDEN","message":"SSO","path":["a",0],"#
        + #""extensions":{"saml_failure":true}}]}"#,
      .forbidden(
        message: "SSO", permissions: PermissionReport(needsSingleSignOn: true))
    ),
    (
      #"{"errors":[{"message":"Something went wrong"}]}"#,
      .queryFailed(message: "Something went wrong")
    ),
    (#"{"data":null}"#, .missingData),
    ("", .missingData),
    ("<html>", .unexpectedPage(status: 200)),
    ("[]", .undecodableData("expected object, found array")),
  ])
  func anAnswerWithoutDataIsAnError(_ body: String, _ expected: APIError) async throws {
    let answer = StubAnswer.text(
      body, headers: ["X-RateLimit-Limit": "5000", "X-RateLimit-Reset": "2000"])
    await #expect(throws: expected) { try await Self.ask(answer) }
  }

  @Test func errorsBesideDataAreReturned() async throws {
    let answer = try await Self.ask(
      .text(
        #"{"errors":[{"type":"FORBIDDEN","message":"SSO","path":["user","nodes",3],"#
          + #""extensions":{"saml_failure":true}},{"type":"NOT_FOUND","message":"gone"},"#
          + #"{"message":"?","type":"ODD","path":null}],"data":{"user":null}}"#))
    #expect(answer.value == ["user": nil])
    #expect(
      answer.errors == [
        GraphQLError(.forbidden(needsSSO: true), message: "SSO", path: ["user", "nodes", "3"]),
        GraphQLError(.notFound, message: "gone"), GraphQLError(.other("ODD"), message: "?"),
      ])
  }
}
