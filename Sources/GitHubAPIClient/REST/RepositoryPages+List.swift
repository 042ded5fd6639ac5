import HTTPTransport
import MajorDomain

/// Which of REST's three lists has all that the token may see, and how long it should be.
extension RepositoryPages {
  /// `/users/{login}/repos` shows public repositories of users and organisations alike. With a
  /// token private ones may be there too: one's own in `/user/repos`, an organisation's in
  /// `/orgs/{org}/repos`. Two look-ups at once tell which.
  func list() async throws(APIError) -> List {
    let login = request.owner.text
    let publicList = List(path: "/users/\(login)/repos")
    guard client.token != nil else { return publicList }
    async let viewing = viewer()
    let account = try await account("/users/\(login)")
    if let viewer = try await viewing.get(), viewer.login.lowercased() == login.lowercased() {
      return List(
        path: "/user/repos", query: "&affiliation=owner", expectedCount: viewer.ownedCount)
    }
    if account.isOrganization {
      return List(
        path: "/orgs/\(login)/repos", query: "&type=all", expectedCount: account.ownedCount)
    }
    return List(path: publicList.path, expectedCount: account.publicRepositories)
  }

  /// How many repositories the list should have; `nil` when the account cannot be asked, which is
  /// no reason to fail.
  func expectedCount(_ list: List) async -> Int? {
    guard list.expectedCount == nil else { return list.expectedCount }
    do throws(APIError) {
      return try await account("/users/\(request.owner.text)").publicRepositories
    } catch {
      return nil
    }
  }

  /// The token's user; `nil` for a token that belongs to no user.
  private func viewer() async -> Result<AccountPayload?, APIError> {
    do throws(APIError) {
      return .success(try await account("/user"))
    } catch {
      switch error {
      case .forbidden, .notFound: return .success(nil)
      default: return .failure(error)
      }
    }
  }

  private func account(_ path: String) async throws(APIError) -> AccountPayload {
    try AccountPayload(try await client.send(client.restRequest(path)))
  }
}

extension AccountPayload {
  /// All that it owns, as far as the token may know.
  fileprivate var ownedCount: Int? { publicRepositories.map { $0 + (privateRepositories ?? 0) } }
}
