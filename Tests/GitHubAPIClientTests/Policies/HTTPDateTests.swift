import GitHubAPIClient
import MajorDomain
import Testing

@Suite struct HTTPDateTests {
  @Test(arguments: [
    ("Wed, 21 Oct 2026 07:28:00 GMT", "2026-10-21T07:28:00Z"),
    ("Thu, 01 Jan 1970 00:00:00 GMT", "1970-01-01T00:00:00Z"),
  ])
  func read(_ text: String, _ expected: String) {
    #expect(HTTPDate.parse(text)?.rfc3339 == expected)
  }

  @Test(arguments: ["", "abc", "Wed, 21 Oct 2026", "Wed, 99 Oct 2026 07:28:00 GMT", "-5"])
  func refused(_ text: String) { #expect(HTTPDate.parse(text) == nil) }
}
