import HTTPStubs
import HTTPTransport
import Testing

@Suite struct URLPartsTests {
  @Test(arguments: [
    ("https://h", "https://h", "/"),
    ("HTTP://H:8080/a?b#c", "http://h:8080", "/a?b"),
    ("https://h:443?q", "https://h", "/?q"),
    ("http://[::1]:80/x", "http://[::1]", "/x"),
    ("http://[::1]/x", "http://[::1]", "/x"),
    ("https://h:/", "https://h", "/"),
  ])
  func takesApart(_ url: String, origin: String, target: String) throws {
    let parts = try #require(URLParts(url))
    #expect(parts.origin.description == origin)
    #expect(parts.target == target)
  }

  @Test(arguments: [
    "", "h/a", "/a", "ftp://h", "https://", "https://u@h/", "http://h:x/", "http://:1/",
  ])
  func refuses(_ url: String) { #expect(URLParts(url) == nil) }
}
