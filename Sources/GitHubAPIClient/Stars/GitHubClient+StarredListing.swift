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
    let count = payload.repositories.count + payload.danglingCount
    var result = RepositoryPage(
      payload.repositories.map { ListedRepository($0, isStarred: user == nil ? true : nil) },
      next: Self.nextPage(response, after: request, isFull: count >= 100))
    if payload.danglingCount > 0 { result.omissions = [.dangling(count: payload.danglingCount)] }
    let hidden = SingleSignOn.hiddenOrganizations(response.headers)
    if !hidden.isEmpty { result.omissions.append(.hiddenBySSO(organizations: hidden)) }
    // Only GraphQL tells how many there are and whether the list was cut, so it is asked once,
    // where it can be.
    if page == nil, result.next != nil, token != nil, let stars = await stars(user) {
      result.totalCount = stars["totalCount"]?.int
      if stars["isOverLimit"]?.bool == true { result.omissions.append(.starsTruncated) }
    }
    return result
  }

  private static func nextPage(
    _ response: HTTPResponse, after request: HTTPRequest, isFull: Bool
  ) -> PageCursor? {
    let link = LinkHeader(response.headers["Link"] ?? "")
    if let next = link.target(of: "next") { return PageCursor(next) }
    guard isFull else { return nil }
    return PageAddresses.unlinked(after: request, link).following.map { PageCursor($0.target) }
  }

  /// What GraphQL says about an account's stars; `nil` when it does not answer.
  private func stars(_ user: Login?) async -> JSONValue? {
    let fields = "starredRepositories(first:1){totalCount isOverLimit}"
    let query =
      if let user {
        GraphQLQuery(
          "query($login:String!){user(login:$login){\(fields)}}",
          variables: ["login": .string(user.text)])
      } else {
        GraphQLQuery("query{user:viewer{\(fields)}}")
      }
    let answer = try? await graphQL(query) { reader throws(JSONReadError) in try reader.value() }
    return answer?.value["user"]?["starredRepositories"]
  }
}
