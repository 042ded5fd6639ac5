import HTTPTransport
public import MajorDomain
import StrictJSON

/// `GET /users/{login}/starred` and `GET /user/starred` (GitHub REST, "Starring").
extension GitHubClient: StarredListing {
  /// One page, with the times of the stars.
  public func starred(by user: Login?, page: PageCursor?) async throws(APIError) -> RepositoryPage {
    let path = user.map { "/users/\($0)/starred" } ?? "/user/starred"
    var request = restRequest("\(path)?per_page=100")
    request.headers["Accept"] = "application/vnd.github.star+json"
    if let page { request = try self.request(following: page.text, from: request) }
    let response = try await send(request)
    let payload = try StarredPayload(response)
    var result = RepositoryPage(
      payload.repositories.map { ListedRepository($0, isStarred: user == nil ? true : nil) },
      next: response.headers["Link"].flatMap { LinkHeader($0).target(of: "next") }
        .map(PageCursor.init))
    if payload.danglingCount > 0 { result.omissions = [.dangling(count: payload.danglingCount)] }
    // Only GraphQL tells that a list of stars was cut, so it is asked once, where it can be.
    if page == nil, result.next != nil, token != nil, await isOverLimit(user) {
      result.omissions.append(.starsTruncated)
    }
    return result
  }

  /// Whether GitHub cuts the list of this account's stars; `false` when it does not say.
  private func isOverLimit(_ user: Login?) async -> Bool {
    let query =
      if let user {
        GraphQLQuery(
          "query($login:String!){user(login:$login){starredRepositories(first:1){isOverLimit}}}",
          variables: ["login": .string(user.text)])
      } else {
        GraphQLQuery("query{user:viewer{starredRepositories(first:1){isOverLimit}}}")
      }
    let answer = try? await graphQL(query) { reader throws(JSONReadError) in try reader.value() }
    return answer?.value["user"]?["starredRepositories"]?["isOverLimit"]?.bool ?? false
  }
}
