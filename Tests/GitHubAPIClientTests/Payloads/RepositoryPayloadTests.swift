import GitHubAPIClient
import HTTPTransport
import MajorDomain
import Testing

@Suite struct RepositoryPayloadTests {
  func decode(_ text: String) throws(APIError) -> [Repository] {
    try RepositoryPayload.list(HTTPResponse(status: 200, body: Array(text.utf8)))
  }

  @Test func everyField() throws {
    let text = """
      [{"id": 9007199254740993, "node_id": "x", "name": "one", "full_name": "octo-org/one",
        "owner": {"login": "octo-org", "id": 7}, "private": true, "visibility": "internal",
        "html_url": "https://github.com/octo-org/one", "description": "A \\"quoted\\" one\\n",
        "fork": true, "archived": true, "is_template": true, "homepage": "https://octo.example",
        "stargazers_count": 50, "forks_count": 3, "open_issues_count": 4, "size": 1024,
        "language": "C++", "license": {"key": "mit", "spdx_id": "MIT"}, "topics": ["a", "b"],
        "default_branch": "main", "created_at": "2020-01-02T03:04:05Z",
        "updated_at": "2021-01-02T03:04:05Z", "pushed_at": "2022-01-02T03:04:05Z",
        "brand_new": {"x": [1, 2, {"y": null}]}}]
      """
    let expected = Repository(
      id: 9_007_199_254_740_993, owner: "octo-org", name: "one",
      description: "A \"quoted\" one\n", url: "https://github.com/octo-org/one",
      homepageUrl: "https://octo.example", stargazerCount: 50, forkCount: 3, openIssueCount: 4,
      language: "C++", license: "MIT", topics: ["a", "b"], isArchived: true, isFork: true,
      isPrivate: true, isTemplate: true, visibility: .internal, defaultBranch: "main",
      createdAt: Timestamp(rfc3339: "2020-01-02T03:04:05Z"),
      updatedAt: Timestamp(rfc3339: "2021-01-02T03:04:05Z"),
      pushedAt: Timestamp(rfc3339: "2022-01-02T03:04:05Z"), diskUsage: 1024)
    #expect(try decode(text) == [expected])
  }

  @Test func missingKeysAndNulls() throws {
    let nulls = """
      [{"id": 1, "name": "a", "full_name": "u/a", "stargazers_count": 60, "description": null,
        "language": null, "license": null, "pushed_at": null, "homepage": null, "topics": null,
        "archived": null, "owner": null, "visibility": null}]
      """
    #expect(
      try decode(nulls) == [Repository(id: 1, owner: "u", name: "a", stargazerCount: 60)])
    #expect(
      try decode(#"[{"id":2,"full_name":"u/b"}]"#) == [Repository(id: 2, owner: "u", name: "b")])
    #expect(
      try decode(#"[{"id":3,"name":"c","owner":{"login":"u"}}]"#)
        == [Repository(id: 3, owner: "u", name: "c")])
  }

  @Test func theVisibilityOfAnOldAnswerIsThatOfItsPrivacy() throws {
    #expect(try decode(#"[{"id":1,"full_name":"u/a","private":false}]"#)[0].visibility == .public)
    #expect(try decode(#"[{"id":1,"full_name":"u/a","private":true}]"#)[0].visibility == .private)
    #expect(try decode(#"[{"id":1,"full_name":"u/a"}]"#)[0].visibility == nil)
  }

  @Test(arguments: [
    ("[{\"id\":1,\"full_name\":\"u/a\"},{\"id\":2", "cut"),
    ("{\"message\":\"x\"}", "object"), ("[null]", "null"), ("[\"a\"]", "string"),
    ("7", "number"), ("null", "null"), ("[{}]", "no id"), ("[{\"id\":1}]", "no name"),
    ("[{\"id\":\"1\",\"full_name\":\"u/a\"}]", "id of another type"),
    ("[{\"id\":1,\"full_name\":\"a\"}]", "name without owner"),
    ("[{\"id\":1,\"full_name\":\"u/a\",\"stargazers_count\":99999999999999999999}]", "too big"),
    ("[] []", "trailing text"),
  ])
  func isNeverAPartOfAList(_ text: String, _ what: String) {
    let error = #expect(throws: APIError.self) { try decode(text) }
    guard case .undecodableData = error else {
      Issue.record("\(what): \(String(describing: error))")
      return
    }
  }

  @Test func theErrorSaysWhere() {
    #expect(
      throws: APIError.undecodableData(
        "[1].stargazers_count: expected 64-bit integer, found string")
    ) {
      try decode(#"[{"id":1,"full_name":"u/a"},{"id":2,"stargazers_count":"x"}]"#)
    }
  }
}
