import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import MajorCommands
import MajorTesting
import Testing

/// What is kept between runs of the whole program, and when.
@Suite(.httpStubs) struct CacheTests {
  func harness() throws -> CommandHarness {
    var harness = CommandHarness(try .current)
    harness.environment["HOME"] = "/home/octo"
    return harness
  }

  static let page = ListCommandTests.page(
    ListCommandTests.item(1, stars: 50), headers: ["ETag": "\"1\""])

  @Test func theSecondRunIsConfirmed() async throws {
    let stub = try StubManager.current.stub(
      .get, ListCommandTests.firstPage, inOrder: Self.page, .status(304))
    let harness = try harness()
    let first = await harness.run("list", "octo-org", "--format", "json")
    #expect(await harness.run("list", "octo-org", "--format", "json") == first)
    #expect(stub.requests.map { $0.headers["If-None-Match"] } == [nil, "\"1\""])
    #expect(harness.cache.words() == ["octo-org", "octo-org/r1"])
  }

  @Test(arguments: [["--no-cache"], ["--record", "rec"]])
  func nothingIsKept(_ arguments: [String]) async throws {
    try StubManager.current.stub(.get, ListCommandTests.firstPage, answer: Self.page)
    let harness = try harness()
    _ = await harness.run(["list", "octo-org"] + arguments)
    #expect(harness.cache.entries.isEmpty)
    #expect(harness.cache.words() == [])
  }

  @Test(
    arguments: [
      ([:], nil), (["HOME": "/home/octo"], "/home/octo/.cache/gh-major"),
      (["HOME": "/home/octo", "XDG_CACHE_HOME": "/c"], "/c/gh-major"),
      (["HOME": "/home/octo", "XDG_CACHE_HOME": "c"], "/home/octo/.cache/gh-major"),
      (["XDG_CACHE_HOME": ""], nil),
    ] as [([String: String], String?)])
  func place(_ environment: [String: String], _ folder: String?) {
    #expect(CachePlace.folder(Environment(environment)) == folder)
  }
}
