import Foundation
import HTTPLoopback
import HTTPTransport
import Locking
import Testing

/// The built program watches an account of a server in this process, and keeps its state in a file.
@Suite struct WatchEndToEndTests {
  static func item(_ id: Int, _ name: String, stars: Int) -> String {
    "{\"id\":\(id),\"full_name\":\"o/\(name)\",\"stargazers_count\":\(stars)}"
  }

  /// A folder for one test, removed at its end.
  func inFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  @Test func theStateIsComparedAndReplaced() async throws {
    let list = Locked([Self.item(1, "a", stars: 60), Self.item(2, "b", stars: 5)])
    try await LoopbackServer.serving { request in
      let items = list.withLock { $0.joined(separator: ",") }
      return request.path == "/users/o/repos"
        ? StarEndToEndTests.response(200, "[\(items)]") : StarEndToEndTests.response(404)
    } during: { server in
      try await inFolder { folder in
        let state = folder.appendingPathComponent("state.json").path
        let told = folder.appendingPathComponent("told").path
        func run() async throws -> BuiltProgram.Run {
          try await BuiltProgram.run(
            [
              "watch", "o", "--once", "--state", state, "--exit-code", "--exec",
              "cat >> '\(told)'; printf '%s>%s\\n' $GH_MAJOR_EVENT_FROM $GH_MAJOR_EVENT_TO",
              "--format", "tsv", "--fields", "event,nameWithOwner,from,to", "--no-header",
            ], environment: ["GH_MAJOR_API_URL": "\(server.origin)"])
        }
        #expect(try await run() == .init(status: 0, output: "", error: ""))
        let first = try String(contentsOfFile: state, encoding: .utf8)

        list.withLock { $0 = [Self.item(1, "c", stars: 61)] }
        let second = try await run()
        #expect(
          second
            == .init(
              status: 3,
              output: "starsChanged\to/c\t60\t61\nrenamed\to/c\to/a\to/c\nremoved\to/b\t\t\n",
              error: "60>61\no/a>o/c\n>\n"))
        #expect(try String(contentsOfFile: state, encoding: .utf8) != first)
        let lines = try String(contentsOfFile: told, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.first?.contains(#""event":"starsChanged""#) == true)

        #expect(try await run() == .init(status: 0, output: "", error: ""))
        #expect(
          server.requests.map(\.request.path) == [
            "/users/o/repos", "/users/o/repos", "/repos/o/b", "/users/o/repos",
          ])
      }
    }
  }
}
