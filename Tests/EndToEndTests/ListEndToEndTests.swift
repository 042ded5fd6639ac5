import HTTPLoopback
import HTTPTransport
import Testing

/// The built program against a server in this process: what is sent, and what comes out.
@Suite struct ListEndToEndTests {
  static func page(_ stars: [Int]) -> [UInt8] {
    let items = stars.map { count in
      "{\"id\":\(count),\"full_name\":\"octo-org/r\(count)\",\"stargazers_count\":\(count)}"
    }
    return Array("[\(items.joined(separator: ","))]".utf8)
  }

  /// What the API says about the token's user and about the account.
  static func account(_ request: HTTPRequest) -> LoopbackAnswer? {
    guard request.path == "/user" || request.path == "/users/octo-org" else { return nil }
    let login = request.path == "/user" ? "someone" : "octo-org"
    let body = "{\"login\":\"\(login)\",\"type\":\"User\",\"public_repos\":5}"
    return LoopbackAnswer(HTTPResponse(status: 200, body: Array(body.utf8)))
  }

  /// Two pages; the second one is chunked and compressed.
  static func twoPages(_ request: HTTPRequest) -> LoopbackAnswer {
    if let account = account(request) { return account }
    if request.query?.contains("page=2") == true, request.path == "/organizations/7/repos" {
      return LoopbackAnswer(
        HTTPResponse(status: 200, body: page([50, 51, 52])), framing: .chunked(bytes: 7),
        coding: .gzip)
    }
    let next = "<\(request.origin)/organizations/7/repos?per_page=100&page=2>; rel=\"next\""
    return LoopbackAnswer(
      HTTPResponse(status: 200, headers: ["Link": next], body: page([48, 49])))
  }

  func run(
    _ server: LoopbackServer, _ arguments: String..., token: String? = nil
  ) async throws -> BuiltProgram.Run {
    var environment = ["GH_MAJOR_API_URL": "\(server.origin)"]
    environment["GH_TOKEN"] = token
    return try await BuiltProgram.run(
      ["list", "octo-org", "--max-wait", "0"] + arguments, environment: environment)
  }

  @Test func listsBothPagesAndSendsWhatGitHubAsksFor() async throws {
    try await LoopbackServer.serving {
      Self.twoPages($0)
    } during: { server in
      let result = try await run(
        server, "--via", "rest", "--fields", "nameWithOwner", "--no-header", token: "ghp_secret")
      #expect(
        result
          == .init(status: 0, output: "octo-org/r52\nocto-org/r51\nocto-org/r50\n", error: ""))
      #expect(
        server.requests.dropFirst(2).map(\.request.target) == [
          "/users/octo-org/repos?per_page=100&sort=created&direction=asc",
          "/organizations/7/repos?per_page=100&page=2",
        ])
      for received in server.requests {
        #expect(received.request.headers["Authorization"] == "Bearer ghp_secret")
        #expect(received.request.headers["Accept"] == "application/vnd.github+json")
        #expect(received.request.headers["X-GitHub-Api-Version"] == "2022-11-28")
        #expect(received.request.headers["User-Agent"] == "gh-major/0.1.0")
      }
    }
  }

  enum Detour: String, CaseIterable, Sendable { case redirect, nextLink }

  @Test(arguments: Detour.allCases)
  func noTokenAndNoRequestReachesAnotherServer(_ detour: Detour) async throws {
    try await LoopbackServer.serving { _ in
      LoopbackAnswer(HTTPResponse(status: 200, body: Self.page([99])))
    } during: { other in
      let elsewhere = "\(other.origin)/x"
      try await LoopbackServer.serving { request in
        if let account = Self.account(request), detour == .nextLink { return account }
        return switch detour {
        case .redirect:
          LoopbackAnswer(HTTPResponse(status: 302, headers: ["Location": elsewhere]))
        case .nextLink:
          LoopbackAnswer(
            HTTPResponse(
              status: 200, headers: ["Link": "<\(elsewhere)>; rel=next"], body: Self.page([60])))
        }
      } during: { server in
        let result = try await run(server, "--via", "rest", token: "ghp_secret")
        #expect(result.status == 7)
        #expect(result.output.isEmpty)
        #expect(result.error.contains("points to another server, \(other.origin)"))
        #expect(other.requests.isEmpty)
      }
    }
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let answer: LoopbackAnswer
    let status: Int32
    let error: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Fault(
      name: "401 with a challenge",
      answer: LoopbackAnswer(
        HTTPResponse(
          status: 401, headers: ["WWW-Authenticate": "Basic realm=\"GitHub\""],
          body: Array("{\"message\":\"Bad credentials\"}".utf8))),
      status: 4, error: "refused the token from GH_TOKEN (Bad credentials)"),
    Fault(
      name: "404", answer: LoopbackAnswer(HTTPResponse(status: 404)), status: 5,
      error: "the account octo-org does not exist"),
    Fault(
      name: "cut body",
      answer: LoopbackAnswer(
        HTTPResponse(status: 200, body: page([60, 61])), cut: .body(bytes: 20, by: .close)),
      status: 7, error: "the answer was cut short"),
    Fault(
      name: "garbage", answer: LoopbackAnswer(bytes: Array("nonsense\r\n\r\n".utf8)), status: 7,
      error: "gh-major: "),
    Fault(
      name: "HTML", answer: LoopbackAnswer(HTTPResponse(status: 200, body: Array("<html>".utf8))),
      status: 7, error: "sent a web page (status 200) instead of JSON"),
  ])
  func aFaultIsAStatusAndNeverAShortList(_ fault: Fault) async throws {
    try await LoopbackServer.serving { _ in
      fault.answer
    } during: { server in
      let result = try await run(server, "--format", "json", token: "ghp_secret")
      #expect(result.status == fault.status)
      #expect(result.output.isEmpty)
      #expect(result.error.contains(fault.error))
      #expect(!result.error.contains("ghp_secret"))
    }
  }

  @Test func nobodyListens() async throws {
    let nobody = try RefusedOrigin()
    let result = try await BuiltProgram.run(
      ["list", "octo-org", "--max-wait", "0"],
      environment: ["GH_MAJOR_API_URL": "\(nobody.origin)"])
    #expect(result.status == 7)
    #expect(result.error.contains("no connection"))
  }

  @Test func theSampleNeedsNoNetwork() async throws {
    let result = try await BuiltProgram.run(
      ["list", "octo-org", "--replay", "sample", "-L", "1", "--json", "name,stargazerCount"],
      environment: ["GH_MAJOR_API_URL": "http://127.0.0.1:1"])
    #expect(
      result
        == .init(
          status: 0, output: "[{\"name\":\"awesome-code-review\",\"stargazerCount\":3120}]\n",
          error: ""))
  }
}
