import Testing
import TypedFixtures

/// The fixtures of this target went through the plugin.
@Suite struct FixtureTests {
  struct Account: Decodable, Equatable {
    let id: Int
    var login: String?
  }

  @Test func foldersAndNames() {
    #expect(
      Fixtures.all.map(\.path) == [
        "1-pixel.png", "README.md", "README.txt", "empty", "events.ndjson", "default/class.json",
        "users/octo-org.json", "users/Users/list.json",
      ])
    #expect(Fixtures.Users.all == [Fixtures.Users.octoOrg, Fixtures.Users.Users.list])
    #expect(Fixtures.Default.all == [Fixtures.Default.`class`])
    #expect(Fixtures.all.prefix(2) == [Fixtures._1Pixel, Fixtures.readmeMd])
  }

  @Test(arguments: [
    (Fixtures._1Pixel, ["1-pixel", "png", "image/png"]),
    (Fixtures.readmeTxt, ["README", "txt", "text/plain"]),
    (Fixtures.empty, ["empty", "", "application/octet-stream"]),
    (Fixtures.Users.octoOrg, ["octo-org", "json", "application/json"]),
  ])
  func parts(_ fixture: Fixture, _ parts: [String]) {
    #expect([fixture.name, fixture.fileExtension, fixture.mimeType] == parts)
  }

  @Test func contentsAreTheBytesOfTheFile() {
    #expect(Fixtures._1Pixel.bytes == [0, 1, 0xFF, 0xFE, 0x80] + Array("PNG".utf8))
    #expect(Fixtures._1Pixel.string == "\u{0}\u{1}\u{FFFD}\u{FFFD}\u{FFFD}PNG")
    #expect(Fixtures.empty.bytes == [])
    let text =
      "a \"quoted\" \\(x) #\"raw\"# \\n\r\n\ttab \u{FEFF} e\u{301} 👩‍💻 \u{202E}\u{0}\u{7F}\"\"\"end"
    #expect(Fixtures.readmeTxt.bytes == Array(text.utf8))
    #expect(
      Fixtures.empty.sha256 == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  @Test func decodes() throws {
    #expect(try Fixtures.Users.octoOrg.decode() == Account(id: 1, login: "octo-org"))
    #expect(try Fixtures.events.decodeLines(Account.self) == [Account(id: 1), Account(id: 2)])
    #expect(Fixtures.events.lines == [#"{"id":1}"#, #"{"id":2}"#])
  }

  @Test func aFailureNamesTheFile() {
    let whole = #expect(throws: FixtureDecodingError.self) {
      try Fixtures.Users.Users.list.decode(Account.self)
    }
    #expect(whole?.description.hasPrefix("users/Users/list.json: ") == true)
    #expect(whole?.underlying is DecodingError)
    let line = #expect(throws: FixtureDecodingError.self) {
      try Fixtures.events.decodeLines(String.self)
    }
    #expect(line?.record == 1)
  }
}
