import CommandGrammar
import MajorCommands
import OutputFormats
import Testing

@Suite struct FieldSelectionTests {
  typealias Selection = FieldSelection<RepositoryField>

  static func selections(_ words: String) throws -> [Selection] {
    try words.split(separator: ",").map { try Selection(argument: String($0)) }
  }

  @Test(
    arguments: [
      ("name", [.name]), ("url,name", [.url, .name]), ("name,url,name", [.name, .url]),
      ("all", RepositoryField.everyField),
      ("pushedAt,all", [.pushedAt] + RepositoryField.everyField.filter { $0 != .pushedAt }),
      ("full_name,stargazers_count,html_url", [.nameWithOwner, .stargazerCount, .url]),
      (
        "primaryLanguage,licenseInfo,repositoryTopics,stargazersCount,fullName",
        [.language, .license, .topics, .stargazerCount, .nameWithOwner]
      ),
      ("stargazersCount,stargazerCount", [.stargazerCount]),
    ] as [(String, [RepositoryField])])
  func everyWordOnceInItsOrder(_ words: String, _ fields: [RepositoryField]) throws {
    #expect(Selection.fields(try Self.selections(words)) == fields)
  }

  @Test func allOfAListOfStarsHasTheirTimes() throws {
    let all = RepositoryField.everyField + [.starredAt]
    #expect(Selection.fields(try Self.selections("name,all"), all: all).last == .starredAt)
  }

  @Test(arguments: ["stars", "Name", "x y", ""]) func refuses(_ word: String) {
    #expect(throws: ArgumentRejection.notOneOf(Selection.choices.map(\.value))) {
      try Selection(argument: word)
    }
  }
}
