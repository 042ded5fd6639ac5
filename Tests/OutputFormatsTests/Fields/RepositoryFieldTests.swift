import MajorDomain
import OutputFormats
import Testing

@Suite struct RepositoryFieldTests {
  static let names = RepositoryField.allCases.map(\.name)

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
        "createdAt", "updatedAt", "pushedAt", "diskUsage", "starredAt", "weather",
      ])
    #expect(RepositoryField.everyField == RepositoryField.allCases.dropLast(2))
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
      pushedAt: time, diskUsage: 6, starredAt: time)
    #expect(
      RepositoryField.allCases.map { $0.value(of: repository, at: time) } == [
        .int(1), .text("n"), .text("o/n"), .text("o"), .text("d"), .text("u"), .text("h"),
        .int(2), .int(3), .int(4), .text("l"), .text("MIT"), .list(["t"]), .bool(true),
        .bool(true), .bool(true), .bool(true), .text("internal"), .text("main"),
        .timestamp(time), .timestamp(time), .timestamp(time), .int(6), .timestamp(time),
        .text("rainy"),
      ])
  }

  @Test func knowsWhatItNeedsOfARepository() {
    for field in RepositoryField.allCases where ![.starredAt, .weather].contains(field) {
      #expect(field.attributes.map(\.rawValue) == [field.name])
    }
    #expect(RepositoryField.starredAt.attributes == [])
    #expect(RepositoryField.weather.attributes == WeatherFacts.attributes)
  }

  @Test func servesRowsThatHoldRepositories() {
    struct Starred { var repository: Repository }
    let column = RepositoryField.name.column.of { (row: Starred) in row.repository }
    let row = Starred(repository: Repository(id: 1, owner: "o", name: "n"))
    #expect(column.value(at: SampleRows.now)(row) == .text("n"))
    #expect(column.link?(row) == "https://github.com/o/n")
  }
}
