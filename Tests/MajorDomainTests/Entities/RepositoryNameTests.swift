import MajorDomain
import Testing

@Suite struct RepositoryNameTests {
  @Test(arguments: [
    "octo-org/aurora", "octo-org/aurora.git", "octo-org/aurora/",
    "https://github.com/octo-org/aurora", "http://github.com/octo-org/aurora/",
    "HTTPS://github.com/octo-org/aurora.git", "https://github.com/octo-org/aurora.git/",
    "https://github.com/octo-org/aurora?tab=readme#usage",
    "https://github.com/octo-org/aurora/blob/main/Sources/a%23b.swift",
    "https://github.com/octo-org/aurora/issues/1", "https://user@ghe.example:8443/octo-org/aurora",
    "ssh://git@github.com/octo-org/aurora.git", "ssh://git@ssh.github.com:443/octo-org/aurora.git",
    "git@github.com:octo-org/aurora.git", "git@github.com:octo-org/aurora",
    "https://api.github.com/repos/octo-org/aurora",
    "git@github.com:/octo-org/aurora.git", "git://github.com/octo-org/aurora",
    "github.com/octo-org/aurora", "www.github.com/octo-org/aurora/tree/main",
  ])
  func isReadAsPeopleHaveIt(_ text: String) throws {
    let name = try #require(RepositoryName(parsing: text))
    #expect(name.description == "octo-org/aurora")
  }

  @Test(arguments: [
    "a/b", "a_b/..c", "a/.github", "a/b.gitx", "a/b-._", "A/\(String(repeating: "r", count: 100))",
  ])
  func unusualNamesAreNames(_ text: String) {
    #expect(RepositoryName(parsing: text)?.description == text)
  }

  @Test(arguments: [
    "", "/", "a", "a/", "/a", "a//b", "a/b/c", "a/.", "a/..", "../b", "a/../b", "a/.git",
    "a/..git/..", "..%2f/b", "a/%2e%2e", "a/b?x=1", "a/b#c", "a b/c", "a/b c", "a/b\n", "\ta/b",
    "a/b\u{0}", "a\\b", "a/b\\..", "a/b\u{7F}", "a/bä", "-a/b/c", "a.b/c",
    "a/\(String(repeating: "r", count: 101))", "\(String(repeating: "o", count: 40))/r",
    "https://github.com/a", "https://github.com//a/b", "https:///a/b", "ftp://github.com/a/b",
    "https://github.com/a/../b", "https://github.com/a/b/../../c/d", "https://github.com/a/b/.",
    "https://github.com/a/b/%2E./c", "https://github.com/%2e%2e/b", "https://github.com/a/b%20c",
    "javascript://github.com/a/b", "git@github.com:a", "git@github.com:../a/b", "git@:",
    "https://github.com/orgs/a/repositories", "https://github.com/sponsors/a", "git@:a/b",
  ])
  func whatIsNoNameIsRefused(_ text: String) {
    #expect(RepositoryName(parsing: text) == nil)
  }

  @Test(arguments: [
    ("octo-org/aurora", nil), ("https://github.com/octo-org/aurora", "github.com"),
    ("www.GitHub.com/octo-org/aurora/tree/main", "github.com"),
    ("ssh://git@ssh.github.com:443/octo-org/aurora.git", "github.com"),
    ("https://api.github.com/repos/octo-org/aurora", "github.com"),
    ("git@gitlab.example:octo-org/aurora", "gitlab.example"),
    ("https://github.com.evil.example/octo-org/aurora", "github.com.evil.example"),
    ("https://github.com@evil.example/octo-org/aurora", "evil.example"),
  ])
  func anAddressKeepsItsHost(_ text: String, _ host: String?) {
    #expect(RepositoryName(parsing: text)?.addressHost == host)
  }

  @Test func namesAreComparedWithoutCase() {
    #expect(
      RepositoryName(parsing: "Octo-Org/Aurora") == RepositoryName(parsing: "octo-org/aurora"))
    #expect(Set(["A/b", "a/B", "a/c"].map { RepositoryName(parsing: $0) }).count == 2)
  }
}
