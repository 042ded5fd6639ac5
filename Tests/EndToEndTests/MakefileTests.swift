import Foundation
import HTTPLoopback
import HTTPTransport
import Locking
import SystemFiles
import Testing

/// The Makefiles of README, run by a real make with the built program.
@Suite(.enabled(if: MakeFolder.make != nil, "there is no make in PATH"))
struct MakefileTests {
  /// A server whose accounts can be changed while it runs.
  final class Accounts: Sendable {
    private let state = Locked((status: 200, stars: 60))

    func answer(_ request: HTTPRequest) -> LoopbackAnswer {
      let (status, stars) = state.withLock { $0 }
      let owner = request.path.split(separator: "/").dropFirst().first ?? ""
      let item = "{\"id\":1,\"full_name\":\"\(owner)/r\",\"stargazers_count\":\(stars)}"
      // The limit resets long after the program would wait.
      let limit: HTTPFields =
        status == 429 ? ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "9999999999"] : [:]
      return LoopbackAnswer(
        HTTPResponse(status: status, headers: limit, body: Array("[\(item)]".utf8)))
    }

    func change(status: Int = 200, stars: Int) {
      state.withLock { $0 = (status, stars) }
    }
  }

  @Test func whatDependsOnAnUnchangedFileIsNotMadeAgain() async throws {
    let accounts = Accounts()
    try await LoopbackServer.serving {
      accounts.answer($0)
    } during: { server in
      let folder = try MakeFolder(readmeBlock: 0, server)
      try await folder.writeScript("echo >> rendered\ncat\n", to: "render")
      #expect(try await folder.make("report.html") == 0)
      let first = try folder.text("report.html")
      #expect(first.contains("\"stargazerCount\":60"))

      try folder.makeOld("majors.json", "report.html")
      #expect(try await folder.make("report.html") == 0)
      #expect(try folder.text("rendered") == "\n")

      accounts.change(stars: 61)
      #expect(try await folder.make("report.html") == 0)
      #expect(try folder.text("rendered") == "\n\n")
      #expect(try folder.text("report.html").contains("\"stargazerCount\":61"))
      #expect(server.requests.count == 3)
    }
  }

  @Test func theStatusDecidesWhetherTheOldFileIsGoodEnough() async throws {
    let accounts = Accounts()
    try await LoopbackServer.serving {
      accounts.answer($0)
    } during: { server in
      let folder = try MakeFolder(readmeBlock: 0, server)
      accounts.change(status: 429, stars: 60)
      #expect(try await folder.make("majors.json") == 2)
      #expect(!folder.has("majors.json"))

      accounts.change(stars: 60)
      #expect(try await folder.make("majors.json") == 0)
      let old = try folder.text("majors.json")
      for (status, result) in [(429, 0), (404, 2)] {
        accounts.change(status: status, stars: 61)
        #expect(try await folder.make("majors.json") == Int32(result))
        #expect(try folder.text("majors.json") == old)
      }
    }
  }

  @Test func aStampSparesTheRequestsForAnUnchangedFile() async throws {
    let accounts = Accounts()
    try await LoopbackServer.serving {
      accounts.answer($0)
    } during: { server in
      let folder = try MakeFolder(readmeBlock: 1, server)
      try folder.write("octo-org\nocto-user\n", to: "owners.txt")
      #expect(try await folder.make("majors.csv") == 0)
      #expect(try folder.text("majors.csv").split(separator: "\r\n").count == 2)
      #expect(server.requests.count == 2)

      // As if the owners had been edited since, without another result.
      try folder.makeOld("majors.csv", "majors.stamp")
      #expect(try await folder.make("majors.csv") == 0)
      #expect(server.requests.count == 4)
      #expect(try folder.isOld("majors.csv"))
      #expect(try !folder.isOld("majors.stamp"))

      #expect(try await folder.make("majors.csv") == 0)
      #expect(server.requests.count == 4)
    }
  }
}
