import GitHubAPIClient
import HTTPStubs
import HTTPStubsTesting
import HTTPTransport
import MajorDomain
import Testing

@Suite(.httpStubs) struct RepositoryLookupTests {
  func lookUp(_ text: String) async throws -> Result<Repository, APIError> {
    let name = try #require(RepositoryName(parsing: text))
    let client = GitHubClient.stubbed(try .current)
    do throws(APIError) {
      return .success(try await client.repository(name))
    } catch {
      return .failure(error)
    }
  }

  @Test func oneIsReadByItsName() async throws {
    try StubManager.current.stub(
      .get, "/repos/octo/r", answer: .text(#"{"id":7,"full_name":"octo/r","archived":true}"#))
    #expect(
      try await lookUp("octo/r")
        == .success(Repository(id: 7, owner: "octo", name: "r", isArchived: true)))
  }

  @Test func aRenamedOneTellsItsNewName() async throws {
    let stubs = try StubManager.current
    stubs.stub(
      .get, "/repos/octo/old",
      answer: .status(301, headers: ["Location": "https://api.github.com/repositories/7"]))
    stubs.stub(.get, "/repositories/7", answer: .text(#"{"id":7,"full_name":"octo/new"}"#))
    #expect(
      try await lookUp("octo/old") == .success(Repository(id: 7, owner: "octo", name: "new")))
  }

  @Test func aRedirectToAnotherOriginIsNotFollowed() async throws {
    try StubManager.current.stub(
      .get, "/repos/octo/r",
      answer: .status(301, headers: ["Location": "https://evil.example/repositories/7"]))
    #expect(try await lookUp("octo/r") == .failure(.foreignOrigin("https://evil.example")))
  }

  @Test(arguments: [
    (404, APIError.notFound), (451, .blocked(message: "m")), (200, .undecodableData("")),
  ])
  func failures(status: Int, error: APIError) async throws {
    let body = status == 200 ? "[]" : #"{"message":"m"}"#
    try StubManager.current.stub(.get, "/repos/octo/r", answer: .text(body, status: status))
    var result = try await lookUp("octo/r")
    if case .failure(.undecodableData) = result { result = .failure(.undecodableData("")) }
    #expect(result == .failure(error))
  }
}
