import MajorDomain
import OutputFormats
import Testing

@Suite struct RepositoryFieldTests {
  static let names = RepositoryField.allCases.map(\.name)

  @Test(
    arguments: [
      ("name", [.name]), ("url,name", [.url, .name]), (" url , name ", [.url, .name]),
      ("name,url,name", [.name, .url]), ("all", RepositoryField.allCases),
      ("pushedAt,all", [.pushedAt] + RepositoryField.allCases.filter { $0 != .pushedAt }),
      ("full_name,stargazers_count,html_url", [.nameWithOwner, .stargazerCount, .url]),
      (
        "primaryLanguage,licenseInfo,repositoryTopics,stargazersCount,fullName",
        [.language, .license, .topics, .stargazerCount, .nameWithOwner]
      ),
      ("stargazersCount,stargazerCount", [.stargazerCount]),
    ] as [(String, [RepositoryField])])
  func parses(list: String, fields: [RepositoryField]) throws {
    #expect(try RepositoryField.parse(list: list) == fields)
  }

  @Test(arguments: [
    ("", FieldListError.missingName(known: names)), (",", .missingName(known: names)),
    ("name,", .missingName(known: names)), ("name, ,url", .missingName(known: names)),
    ("stars", .unknownName("stars", known: names)), ("Name", .unknownName("Name", known: names)),
    ("name,x y", .unknownName("x y", known: names)),
  ])
  func refuses(list: String, error: FieldListError) {
    #expect(throws: error) { try RepositoryField.parse(list: list) }
  }

  @Test func saysWhatTheFieldsAre() {
    #expect(
      FieldListError.unknownName("x", known: ["a", "b"]).description
        == "unknown field \"x\"; the fields are a, b")
    #expect(
      FieldListError.missingName(known: ["a", "b"]).description
        == "a field name is missing; the fields are a, b")
  }

  @Test func hasNamesAndAliasesThatMeanOneFieldEach() {
    let words = RepositoryField.allCases.flatMap { [$0.name] + $0.aliases } + ["all"]
    #expect(words.count == Set(words).count)
  }

  @Test func keepsTheNamesInOrder() {
    #expect(
      Self.names == [
        "id", "name", "nameWithOwner", "owner", "description", "url", "homepageUrl",
        "stargazerCount", "forkCount", "openIssueCount", "language", "license", "topics",
        "isArchived", "isFork", "isPrivate", "isTemplate", "visibility", "defaultBranch",
        "createdAt", "updatedAt", "pushedAt", "diskUsage",
      ])
  }

  @Test(arguments: [
    (OutputFormat.table, "NAME STARS FORKS LANGUAGE PUSHED DESCRIPTION"),
    (.markdown, "NAME STARS FORKS LANGUAGE PUSHED DESCRIPTION"),
  ])
  func hasHeaders(format: OutputFormat, headers: String) {
    let fields = RepositoryField.defaults(for: format)
    #expect(fields.map(\.header).joined(separator: " ") == headers)
  }

  @Test(arguments: [OutputFormat.json, .ndjson, .csv, .tsv])
  func hasDefaultsForPrograms(format: OutputFormat) {
    #expect(
      RepositoryField.defaults(for: format).map(\.name) == [
        "nameWithOwner", "stargazerCount", "forkCount", "language", "license", "isArchived",
        "isFork", "pushedAt", "url", "description",
      ])
  }

  @Test func readsEveryFieldOfItsKind() {
    let time = Timestamp(secondsSinceEpoch: 5)
    let repository = Repository(
      id: 1, owner: "o", name: "n", description: "d", url: "u", homepageUrl: "h",
      stargazerCount: 2, forkCount: 3, openIssueCount: 4, language: "l", license: "MIT",
      topics: ["t"], isArchived: true, isFork: true, isPrivate: true, isTemplate: true,
      visibility: .internal, defaultBranch: "main", createdAt: time, updatedAt: time,
      pushedAt: time, diskUsage: 6)
    #expect(
      RepositoryField.allCases.map { $0.value(of: repository) } == [
        .int(1), .text("n"), .text("o/n"), .text("o"), .text("d"), .text("u"), .text("h"),
        .int(2), .int(3), .int(4), .text("l"), .text("MIT"), .list(["t"]), .bool(true),
        .bool(true), .bool(true), .bool(true), .text("internal"), .text("main"),
        .timestamp(time), .timestamp(time), .timestamp(time), .int(6),
      ])
  }

  @Test func servesRowsThatHoldRepositories() {
    struct Starred { var repository: Repository }
    let column = RepositoryField.name.column.of { (row: Starred) in row.repository }
    let row = Starred(repository: Repository(id: 1, owner: "o", name: "n"))
    #expect(column.value(row) == .text("n"))
    #expect(column.link?(row) == "https://github.com/o/n")
  }
}
