import MajorDomain
import Testing

@Suite struct RepositoryFilterTests {
  static let repository = Repository(
    id: 1, owner: "o", name: "n", stargazerCount: 50, language: "Swift", license: "MIT",
    topics: ["cli", "github"], isArchived: true, isFork: false, visibility: .public,
    pushedAt: Timestamp(secondsSinceEpoch: 100))

  @Test(arguments: [
    (RepositoryFilter(), true),
    (RepositoryFilter(minimumStars: 50), true),
    (RepositoryFilter(minimumStars: 51), false),
    (RepositoryFilter(language: "swift"), true),
    (RepositoryFilter(language: "c"), false),
    (RepositoryFilter(topics: ["CLI"]), true),
    (RepositoryFilter(topics: ["cli", "tui"]), false),
    (RepositoryFilter(license: "mit"), true),
    (RepositoryFilter(license: "gpl-3.0"), false),
    (RepositoryFilter(isFork: true), false),
    (RepositoryFilter(isFork: false), true),
    (RepositoryFilter(isArchived: true), true),
    (RepositoryFilter(isArchived: false), false),
    (RepositoryFilter(visibility: .public), true),
    (RepositoryFilter(visibility: .private), false),
    (RepositoryFilter(pushedSince: Timestamp(secondsSinceEpoch: 100)), true),
    (RepositoryFilter(pushedSince: Timestamp(secondsSinceEpoch: 101)), false),
  ])
  func eachRule(_ filter: RepositoryFilter, _ isWanted: Bool) {
    #expect(filter.matches(Self.repository) == isWanted)
  }

  @Test func whatIsUnknownIsNotWanted() {
    let bare = Repository(id: 1, owner: "o", name: "n")
    #expect(RepositoryFilter().matches(bare))
    for filter in [
      RepositoryFilter.major, RepositoryFilter(language: "c"), RepositoryFilter(topics: ["x"]),
      RepositoryFilter(license: "mit"), RepositoryFilter(visibility: .public),
      RepositoryFilter(pushedSince: Timestamp(secondsSinceEpoch: 0)),
    ] {
      #expect(!filter.matches(bare))
    }
  }
}
