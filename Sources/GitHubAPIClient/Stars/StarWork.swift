import HTTPTransport
import MajorDomain

/// One kind of work on stars: how many of its items are asked for in one GraphQL request, and how
/// a single one is over REST.
protocol StarWork: Sendable {
  associatedtype Item: Sendable
  associatedtype Value: Sendable

  var client: GitHubClient { get }
  /// Items in one GraphQL request, at most.
  static var batchSize: Int { get }
  /// Whether it changes anything, so that it has to keep the pace of writes.
  static var isWrite: Bool { get }

  /// One request for several items; `nil` when one of them can only be asked for over REST.
  func query(_ items: [Item]) -> GraphQLQuery?
  /// What the answer tells of an item; `nil` when it does not.
  func value(_ payload: StarPayload) -> Value?
  /// One item over REST.
  func rest(_ item: Item) async throws(APIError) -> Value
}

/// Repositories by their names.
struct LookUpWork: StarWork {
  static let batchSize = 100
  static let isWrite = false
  let client: GitHubClient

  func query(_ names: [RepositoryName]) -> GraphQLQuery? { StarQueries.lookUp(names) }

  func value(_ payload: StarPayload) -> ListedRepository? { payload.listed }

  func rest(_ name: RepositoryName) async throws(APIError) -> ListedRepository {
    let response = try await client.send(
      client.restRequest("/repos/\(name.owner)/\(name.name)"))
    let repository = try RepositoryPayload.one(response)
    return ListedRepository(
      repository, isStarred: try await client.isStarredByREST(repository.nameWithOwner))
  }
}

/// Whether repositories are starred.
struct LookWork: StarWork {
  static let batchSize = 100
  static let isWrite = false
  let client: GitHubClient

  func query(_ requests: [StarRequest]) -> GraphQLQuery? {
    let ids = requests.compactMap(\.repository.nodeID)
    return ids.count == requests.count ? StarQueries.looks(ids) : nil
  }

  func value(_ payload: StarPayload) -> StarAnswer? { payload.answer }

  func rest(_ request: StarRequest) async throws(APIError) -> StarAnswer {
    StarAnswer(
      isStarred: try await client.isStarredByREST(request.repository.repository.nameWithOwner))
  }
}

/// Stars that are set and removed.
struct WriteWork: StarWork {
  static let batchSize = 25
  static let isWrite = true
  let client: GitHubClient

  func query(_ requests: [StarRequest]) -> GraphQLQuery? {
    let writes = requests.compactMap { request in
      request.repository.nodeID.map { (id: $0, isStarred: request.wanted) }
    }
    return writes.count == requests.count ? StarQueries.writes(writes) : nil
  }

  func value(_ payload: StarPayload) -> StarAnswer? { payload.answer }

  func rest(_ request: StarRequest) async throws(APIError) -> StarAnswer {
    var write = client.restRequest(
      "/user/starred/\(request.repository.repository.nameWithOwner)")
    write.method = request.wanted ? .put : .delete
    _ = try await client.send(write)
    return StarAnswer(isStarred: request.wanted)
  }
}

extension StarRequest {
  fileprivate var wanted: Bool { action == .write(true) }
}

extension GitHubClient {
  /// `GET /user/starred/{owner}/{repo}` (GitHub REST, "Check if a repository is starred by the
  /// authenticated user"): 404 is the answer no.
  fileprivate func isStarredByREST(_ nameWithOwner: String) async throws(APIError) -> Bool {
    do throws(APIError) {
      _ = try await send(restRequest("/user/starred/\(nameWithOwner)"))
      return true
    } catch .notFound {
      return false
    }
  }
}
