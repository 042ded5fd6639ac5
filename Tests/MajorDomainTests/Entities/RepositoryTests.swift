import MajorDomain
import Testing

@Suite struct RepositoryTests {
  @Test func identityGivesNameAndPage() {
    let repository = Repository(id: 1, owner: "octo-org", name: "one")
    #expect(repository.nameWithOwner == "octo-org/one")
    #expect(repository.url == "https://github.com/octo-org/one")
    #expect(repository.stargazerCount == nil)
  }
}
