import Locking
import MajorDomain
import VirtualTime

/// A source whose repositories and failures a test sets as time goes on; what it is asked stands on
/// the clock's time line.
final class StubPolling: RepositoryPolling {
  struct State: Sendable {
    var list: Result<[Repository], APIError>
    var found: [String: Result<Repository, APIError>] = [:]
    var pace = ServerPace(isAuthenticated: true)
  }

  let state: Locked<State>
  private let clock: VirtualClock

  init(on clock: VirtualClock, _ repositories: [Repository]) {
    self.clock = clock
    state = Locked(State(list: .success(repositories)))
  }

  func set(_ change: @Sendable (inout State) -> Void) { state.withLock(change) }

  func pollRepositories(
    of owner: Login, at place: ListPlace?
  ) async throws(APIError) -> RepositoryPoll {
    clock.record(.request(place == nil ? "find \(owner)" : "list \(owner)"))
    let state = state.withLock { $0 }
    return RepositoryPoll(
      repositories: try state.list.get(), place: ListPlace(path: "/users/\(owner)/repos"),
      pace: state.pace)
  }

  func pollRepository(named name: RepositoryName) async throws(APIError) -> RepositoryPoll {
    clock.record(.request("look up \(name)"))
    let state = state.withLock { $0 }
    guard let answer = state.found["\(name)"] else { throw .notFound }
    return RepositoryPoll(repositories: [try answer.get()], pace: state.pace)
  }
}
