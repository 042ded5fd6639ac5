import HTTPStubs
import HTTPTransport
import Locking
import StrictJSON
import Testing

/// What only looks like a secret at first sight is recorded.
@Suite struct HarmlessTextTests {
  private func isRecorded(_ request: HTTPRequest, _ response: HTTPResponse) async throws -> Bool {
    let stubs = StubManager()
    stubs.stub(.anything, answer: .response(response))
    let count = Locked(0)
    let recording = RecordingTransport(
      of: stubs.transport, secrets: ["", "live-secret"], now: { 0 }
    ) {
      _, _ in count.withLock { $0 += 1 }
    }
    #expect(try await recording.send(request) == response)
    return count.withLock { $0 } == 1
  }

  @Test(arguments: [
    "A basic bearer of news", "Basic auth and Bearer tokens for servers", "basic QWxhZGRpbg",
    "Digest of the week", "tokens: bearer, basic, digest", "token", "ghp_",
    "GHS_ and ghr_ prefixes",
    "laughs_at_everything", "graphs_2", "see https://github.com/octo-org?tab=repositories",
    "https://api.github.com/repos/octo-org/hello/{archive_format}{/ref}?token={token}",
    "mail me: someone@example.com", "https://example.com:8080/@someone", "a=1;b=2&tokens=3",
    "MDEwOlJlcG9zaXRvcnkxMjk2MjY5", "R_kgDOABPHjQ==", "6dcb09b5b57875f334f61aebed695e2e4193db5e",
  ])
  func wordsInBodiesAreRecorded(_ text: String) async throws {
    let body = JSONValue.array([.object([.init("description", .string(text))])])
    let response = HTTPResponse(
      status: 200, headers: ["Content-Type": "application/json"], body: Array(body.compactText.utf8)
    )
    let request = HTTPRequest.api(.post, "/graphql", body: body.compactText)
    #expect(try await isRecorded(request, response))
  }

  @Test(arguments: [
    "<https://api.github.com/search/repositories?q=basic%20token%20ring&page=2>; rel=\"next\"",
    "public, max-age=60", "Accept, Authorization, Cookie, X-GitHub-OTP",
    "W/\"basic\"", "application/vnd.github.basic+json; charset=utf-8", "token",
  ])
  func headerValuesAreRecorded(_ value: String) async throws {
    let response = HTTPResponse(status: 200, headers: ["Link": value])
    #expect(try await isRecorded(.api("/search/repositories?q=basic+token%20ring"), response))
  }

  @Test(arguments: [
    ("Basic QWxhZGRpbg==", "credentials of the scheme basic"),
    ("a, BEARER\tx", "credentials of the scheme bearer"),
    ("token 1", "credentials of the scheme token"),
    ("Digest username=\"x\"", "credentials of the scheme digest"),
    ("Negotiate YII=", "credentials of the scheme negotiate"),
    ("https://user:pass@example.com/", "an address with a password"),
    ("/a?x=1&access_token=1", "a query item access_token"),
    ("/a?Token=ABCDEF", "a query item token"),
    ("github_pat_1", "a text in the form of a token (github_pat_…)"),
    ("xghs_0123456789abcdef", "a text in the form of a token (ghs_…)"),
    ("a live-secret", "a token that is in use"),
  ])
  func headerValuesWithSecretsAreNot(_ value: String, finding: String) async throws {
    let message =
      "GET https://api.github.com is not recorded: the response header Location holds "
      + finding
    await #expect(throws: TransportError.recordingFailed(message)) {
      try await isRecorded(.api("/"), HTTPResponse(status: 302, headers: ["Location": value]))
    }
  }
}
