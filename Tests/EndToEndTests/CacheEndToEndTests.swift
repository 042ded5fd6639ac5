import Foundation
import HTTPLoopback
import HTTPTransport
import Testing

/// Two runs of the built program that share a cache, against a server that knows entity tags.
@Suite struct CacheEndToEndTests {
  static func pages(_ request: HTTPRequest) -> LoopbackAnswer {
    if request.path == "/user" {
      return LoopbackAnswer(
        HTTPResponse(
          status: 200, headers: ["ETag": "\"user\""], body: Array("{\"login\":\"octocat\"}".utf8)))
    }
    if request.path == "/rate_limit" {
      return LoopbackAnswer(HTTPResponse(status: 200, body: Array("{}".utf8)))
    }
    let isSecond = request.query?.contains("page=2") == true
    let tag = isSecond ? "W/\"second\"" : "W/\"first\""
    if request.headers["If-None-Match"] == tag {
      return LoopbackAnswer(HTTPResponse(status: 304, headers: ["ETag": tag]))
    }
    var headers: HTTPFields = ["ETag": tag]
    if !isSecond {
      headers["Link"] = "<\(request.origin)/organizations/7/repos?page=2>; rel=\"next\""
    }
    return LoopbackAnswer(
      HTTPResponse(
        status: 200, headers: headers,
        body: ListEndToEndTests.page(isSecond ? [50, 51] : [48, 49])))
  }

  @Test func theSecondRunIsTheSameAndCostsNoBodies() async throws {
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("gh-major-tests-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: home) }
    try await LoopbackServer.serving {
      Self.pages($0)
    } during: { server in
      var runs: [BuiltProgram.Run] = []
      for arguments in [[], [], ["--no-cache"]] {
        runs.append(
          try await BuiltProgram.run(
            ["list", "octo-org", "--via", "rest", "--format", "json"] + arguments,
            environment: [
              "GH_MAJOR_API_URL": "\(server.origin)", "XDG_CACHE_HOME": home.path,
            ]))
      }
      #expect(runs[0].status == 0)
      #expect(runs[0].output.contains("octo-org/r51"))
      #expect(runs[1] == runs[0])
      #expect(runs[2] == runs[0])
      #expect(
        server.requests.map { $0.request.headers["If-None-Match"] } == [
          nil, nil, "W/\"first\"", "W/\"second\"", nil, nil,
        ])
      let doctor = try await BuiltProgram.run(
        ["doctor"],
        environment: [
          "GH_MAJOR_API_URL": "\(server.origin)", "GH_TOKEN": "ghp_planted",
          "XDG_CACHE_HOME": home.path,
        ])
      #expect(doctor.status == 0)
      #expect(doctor.output.contains("3 answers"))
    }
    let folder = home.appendingPathComponent("gh-major")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(files.filter { $0.hasPrefix("answers/") }.count == 3)
    for file in files {
      #expect(!file.contains("planted"))
      let content = try? Data(contentsOf: folder.appendingPathComponent(file))
      #expect(content?.range(of: Data("ghp_planted".utf8)) == nil)
    }
    let words = try String(contentsOf: folder.appendingPathComponent("words"), encoding: .utf8)
    #expect(words == "octo-org\nocto-org/r51\nocto-org/r50\n")
  }
}
