import SampleData
import StrictJSON
import Testing
import TypedFixtures

@Suite struct SampleAccountTests {
  private static let parsed = Result { () throws(JSONSyntaxError) in
    try SampleAccount.exchanges.map { (file) throws(JSONSyntaxError) in
      try JSONValue(parsing: file.bytes)
    }
  }

  private let exchanges: [JSONValue]
  private let repositories: [JSONValue]

  init() throws {
    exchanges = try Self.parsed.get()
    repositories = exchanges.prefix(2).flatMap { $0["response"]?["json"]?.array ?? [] }
  }

  @Test func exchangesAreInOrder() {
    #expect(exchanges.map { $0["sequence"]?.int } == [1, 2, 3, 4, 5, 6])
    let api = "https://api.github.com"
    let query = "per_page=100&sort=created&direction=asc"
    #expect(
      exchanges.map { $0["request"]?["url"]?.string } == [
        "\(api)/users/octo-org/repos?\(query)", "\(api)/user/2340117/repos?\(query)&page=2",
        "\(api)/users/octo-org", "\(api)/repos/octo-org/awesome-code-review",
        "\(api)/repos/octo-org/json-torture", "\(api)/repos/octo-org/terminal-safe",
      ])
  }

  @Test func theFirstPageLinksToTheSecond() {
    let link = exchanges[0]["response"]?["headers"]?["Link"]?.string
    let next = exchanges[1]["request"]?["url"]?.string
    #expect(link == next.map { "<\($0)>; rel=\"next\", <\($0)>; rel=\"last\"" })
  }

  /// Recordings are written by this package in this form, so a new one changes what it must.
  @Test(arguments: SampleAccount.exchanges)
  func filesAreWrittenAsTheRecorderWrites(_ file: Fixture) throws {
    #expect(try JSONValue(parsing: file.bytes).prettyText + "\n" == file.string)
  }

  @Test func repositoriesStandOnBothSidesOfTheBorder() {
    let stars = repositories.compactMap { $0["stargazers_count"]?.int }
    #expect(stars.count == 137)
    #expect(stars.filter { $0 >= 50 }.count == 49)
    #expect(Set(stars).isSuperset(of: [0, 48, 49, 50, 51, 52]))
    #expect(stars.filter { $0 == 51 }.count == 5)
  }

  @Test func repositoriesAreInOrderAndUnique() {
    let created = repositories.compactMap { $0["created_at"]?.string }
    #expect(created == created.sorted())
    #expect(Set(repositories.compactMap { $0["id"]?.int }).count == 137)
    #expect(Set(repositories.compactMap { $0["full_name"]?.string }).count == 137)
  }

  @Test func datesAreInOrder() {
    for repository in repositories {
      let dates = ["created_at", "pushed_at", "updated_at"].compactMap { repository[$0]?.string }
      #expect(dates + ["2026-11-02"] == (dates + ["2026-11-02"]).sorted())
    }
  }

  @Test func everyKindOfRepositoryIsThere() {
    func count(_ condition: (JSONValue) -> Bool) -> Int { repositories.count(where: condition) }
    #expect(count { $0["fork"]?.bool == true && ($0["stargazers_count"]?.int ?? 0) > 500 } == 1)
    #expect(count { $0["archived"]?.bool == true } > 5)
    #expect(count { $0["is_template"]?.bool == true } > 5)
    #expect(count { $0["size"]?.int == 0 && $0["pushed_at"]?.isNull == true } == 1)
    for name in ["language", "description", "license", "homepage"] {
      #expect(count { $0[name]?.isNull == true } > 2, "\(name)")
    }
    let text = repositories.compactMap { $0["description"]?.string }.joined(separator: " ")
    for part in ["\n", "\t", "\u{1B}", "\u{202E}", "\u{200D}", "\u{1F1EF}", "技", "\"", ","] {
      #expect(text.unicodeScalars.contains(part.unicodeScalars), "\(part.debugDescription)")
    }
  }

  /// What one repository's own answer says, the list says too.
  @Test(arguments: 3..<6)
  func singleRepositoriesAgreeWithTheList(_ index: Int) throws {
    let single = try #require(exchanges[index]["response"]?["json"])
    let listed = try #require(repositories.first { $0["id"] == single["id"] })
    #expect(single.contains(listed))
  }

  @Test func theAccountCountsItsRepositories() {
    let account = exchanges[2]["response"]?["json"]
    #expect(account?["login"]?.string == SampleAccount.login)
    #expect(account?["public_repos"]?.int == repositories.count)
  }
}
