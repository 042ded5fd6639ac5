import HTTPStubs
import HTTPTransport
import Testing

@Suite struct RequestMatcherTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var matcher: RequestMatcher
    var accepted: [HTTPRequest]
    var refused: [HTTPRequest]
    var testDescription: String { name }
  }

  @Test(arguments: addressCases + queryCases + contentCases + combinedCases)
  func acceptsAndRefuses(_ table: Case) {
    #expect(table.accepted.filter { !table.matcher.matches($0) } == [])
    #expect(table.refused.filter { table.matcher.matches($0) } == [])
  }

  static let otherHost = HTTPRequest(.get, HTTPOrigin(scheme: "http", host: "localhost"), "/user")

  static let addressCases = [
    Case(
      name: "method", matcher: .method(.put), accepted: [.api(.put, "/user")],
      refused: [.api(.get, "/user"), .api(.post, "/user")]),
    Case(
      name: "scheme", matcher: .scheme("HTTPS"), accepted: [.api("/")], refused: [otherHost]),
    Case(
      name: "host", matcher: .host("API.github.com"), accepted: [.api("/")],
      refused: [otherHost]),
    Case(name: "port", matcher: .port(443), accepted: [.api("/")], refused: [otherHost]),
    Case(
      name: "path", matcher: .path("/a b"), accepted: [.api("/a%20b"), .api("/a%20b?x=1")],
      refused: [.api("/a"), .api("/a%20b/"), .api("/a+b"), .api("/A%20b")]),
    Case(
      name: "an escaped slash is no slash", matcher: .path("/a/b"), accepted: [.api("/a/b")],
      refused: [.api("/a%2Fb"), .api("/a%252Fb")]),
    Case(
      name: "escapes have no case", matcher: .path("/caf%c3%a9/%2f%ff"),
      accepted: [.api("/caf%C3%A9/%2F%FF"), .api("/café/%2F%FF")], refused: [.api("/caf/%2F%FF")]),
    Case(
      name: "prefix", matcher: .path(prefix: "/users/"), accepted: [.api("/users/octocat")],
      refused: [.api("/users"), .api("/v3/users/")]),
    Case(
      name: "suffix", matcher: .path(suffix: "/repos"), accepted: [.api("/users/octocat/repos?a")],
      refused: [.api("/users/octocat/repos/1")]),
    Case(
      name: "pattern within segments", matcher: .path(pattern: "/repos/*/*-cli/issues"),
      accepted: [.api("/repos/octo-org/hello-cli/issues"), .api("/repos/o/-cli/issues")],
      refused: [.api("/repos/octo-org/issues"), .api("/repos/a/b/c-cli/issues"), .api("/repos")]),
    Case(
      name: "pattern across segments", matcher: .path(pattern: "/repos/**/issues"),
      accepted: [.api("/repos/a/b/c/issues"), .api("/repos//issues")],
      refused: [.api("/repos/issues"), .api("/repos/a/issues/1")]),
    Case(
      name: "url", matcher: .url("https://api.github.com/users/a?b=1&c=2"),
      accepted: [.api("/users/a?c=2&b=1")],
      refused: [.api("/users/a"), .api("/users/a?b=1"), .api("/users/a?b=1&c=2&d=3"), otherHost]),
    Case(
      name: "url without a query", matcher: .url("/user"), accepted: [.api("/user"), otherHost],
      refused: [.api("/user?page=1")]),
    Case(
      name: "url with a port", matcher: .url("http://localhost:80/user"), accepted: [otherHost],
      refused: [.api("/user")]),
    Case(
      name: "url that is none", matcher: .url("api.github.com/user"), accepted: [],
      refused: [.api("/user")]),
  ]

  static let queryCases = [
    Case(
      name: "subset", matcher: .query(["q": "swift stars:>50", "page": "2"]),
      accepted: [
        .api("/s?x=1&page=2&q=swift%20stars%3A%3E50"), .api("/s?q=swift+stars:>50&page=2"),
      ],
      refused: [.api("/s?q=swift%2Bstars:>50&page=2"), .api("/s?page=2"), .api("/s")]),
    Case(
      name: "repeated names count", matcher: .query(["a": "1", "a": "1"]),
      accepted: [.api("/?a=1&a=1"), .api("/?a=1&a=2&a=1")], refused: [.api("/?a=1&a=2")]),
    Case(
      name: "exact", matcher: .query(exactly: ["a": "1", "b": ""]),
      accepted: [.api("/?b&a=1"), .api("/?a=1&b=")], refused: [.api("/?a=1"), .api("/?a=1&b&c")]),
    Case(
      name: "none", matcher: .query(exactly: [:]), accepted: [.api("/"), .api("/?")],
      refused: [.api("/?a")]),
    Case(
      name: "name", matcher: .query(has: "page"), accepted: [.api("/?page=7"), .api("/?page")],
      refused: [.api("/?pages=7"), .api("/page")]),
  ]

  static let contentCases = [
    Case(
      name: "header present", matcher: .header("if-none-match"),
      accepted: [.api("/", headers: ["If-None-Match": ""])], refused: [.api("/")]),
    Case(
      name: "header equal", matcher: .header("Accept", "a, b"),
      accepted: [
        .api("/", headers: ["ACCEPT": "a, b"]), .api("/", headers: ["Accept": "a", "accept": "b"]),
      ],
      refused: [.api("/"), .api("/", headers: ["Accept": "a"])]),
    Case(
      name: "header contains", matcher: .header("Accept", contains: "json"),
      accepted: [.api("/", headers: ["Accept": "application/vnd.github+json"])],
      refused: [.api("/", headers: ["Accept": "text/html"])]),
    Case(
      name: "body bytes", matcher: .body([0x61, 0x62]), accepted: [.api(.post, "/", body: "ab")],
      refused: [.api("/"), .api(.post, "/", body: "abc")]),
    Case(
      name: "no body", matcher: .body([]), accepted: [.api("/")],
      refused: [.api(.post, "/", body: "a")]),
    Case(
      name: "body text", matcher: .body(text: "é"), accepted: [.api(.post, "/", body: "é")],
      refused: [.api(.post, "/", body: "e")]),
  ]

  static let combinedCases = [
    Case(
      name: "and", matcher: .method(.get) && .path("/a"), accepted: [.api("/a")],
      refused: [.api(.put, "/a"), .api("/b")]),
    Case(
      name: "or", matcher: .path("/a") || .path("/b"), accepted: [.api("/a"), .api("/b")],
      refused: [.api("/c")]),
    Case(
      name: "not", matcher: !.header("Authorization"), accepted: [.api("/")],
      refused: [.api("/", headers: ["authorization": "x"])]),
    Case(
      name: "not of and", matcher: .not(.method(.get) && .path("/a")),
      accepted: [.api("/b"), .api(.put, "/a")], refused: [.api("/a")]),
    Case(name: "all of none", matcher: .anything, accepted: [.api("/")], refused: []),
    Case(name: "any of none", matcher: .any(of: []), accepted: [], refused: [.api("/")]),
    Case(
      name: "where", matcher: .where("short") { $0.body.count < 2 },
      accepted: [.api(.post, "/", body: "a")], refused: [.api(.post, "/", body: "ab")]),
  ]
}
