import HTTPTransport
import Testing

@Suite struct HTTPOriginTests {
  @Test func defaultPortsAndCaseAreNormalised() {
    let origin = HTTPOrigin(scheme: "HTTPS", host: "API.github.com")
    #expect(origin == HTTPOrigin(scheme: "https", host: "api.github.com", port: 443))
    #expect(origin.description == "https://api.github.com")
    #expect(HTTPOrigin(scheme: "http", host: "127.0.0.1", port: 8080).authority == "127.0.0.1:8080")
  }

  @Test(arguments: [
    HTTPOrigin(scheme: "http", host: "api.github.com"),
    HTTPOrigin(scheme: "https", host: "api.github.com", port: 8443),
    HTTPOrigin(scheme: "https", host: "github.com"),
  ])
  func anyDifferenceIsAnotherOrigin(_ other: HTTPOrigin) {
    #expect(other != HTTPOrigin(scheme: "https", host: "api.github.com"))
  }

  @Test func requestSplitsItsTarget() {
    let origin = HTTPOrigin(scheme: "https", host: "h")
    let request = HTTPRequest(.get, origin, "/a%20b?x=1?2")
    #expect(request.path == "/a%20b")
    #expect(request.query == "x=1?2")
    #expect(request.url == "https://h/a%20b?x=1?2")
    #expect(HTTPRequest(.get, origin, "/a").query == nil)
  }
}
