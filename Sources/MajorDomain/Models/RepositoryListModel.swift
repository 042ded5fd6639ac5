import Locking

/// What a screen shows of one account: loads by way of a client that is passed in, and publishes
/// every state.
///
/// ```swift
/// let model = RepositoryListModel(client: client, user: login)
/// await model.load()
/// print(model.state.majors.map(\.name))
/// ```
public final class RepositoryListModel: Sendable {
  /// Everything that can be shown, as one value.
  public struct State: Sendable, Hashable {
    /// The account's name.
    public var name: String
    /// All repositories that the client returned.
    public var repositories: [Repository] = []
    /// Those that are major, most stars first.
    public var majors: [Repository] = []
    /// Whether a load is under way.
    public var isLoading = false
    /// Why the last load failed. With an error the lists are empty: a failure never looks like an
    /// account without repositories.
    public var error: APIError?

    /// The state before the first load.
    public init(name: String) { self.name = name }
  }

  private struct Guarded {
    var state: State
    var generation = 0
    var observers: [Int: AsyncStream<State>.Continuation] = [:]
    var nextObserver = 0
  }

  private let client: any RepositoryListing
  private let user: Login
  private let filter: RepositoryFilter
  private let guarded: Locked<Guarded>

  /// Creates a model that has loaded nothing yet.
  public init(client: any RepositoryListing, user: Login, filter: RepositoryFilter = .major) {
    self.client = client
    self.user = user
    self.filter = filter
    guarded = Locked(Guarded(state: State(name: user.text)))
  }

  deinit {
    for observer in guarded.withLock({ $0.observers.values }) { observer.finish() }
  }

  /// The current state.
  public var state: State { guarded.withLock { $0.state } }

  /// The current state and each later one, until the model is released.
  public func states() -> AsyncStream<State> {
    let (stream, continuation) = AsyncStream<State>.makeStream()
    let number = guarded.withLock { guarded in
      defer { guarded.nextObserver += 1 }
      guarded.observers[guarded.nextObserver] = continuation
      continuation.yield(guarded.state)
      return guarded.nextObserver
    }
    continuation.onTermination = { [weak self] _ in
      self?.guarded.withLock { $0.observers[number] = nil }
    }
    return stream
  }

  /// Loads by the async form. A newer load supersedes the answer of an older one.
  public func load() async {
    let generation = begin()
    do throws(APIError) {
      finish(
        generation, .success(try await client.fetchRepositories(user: user, matching: filter)))
    } catch {
      finish(generation, .failure(error))
    }
  }

  /// Loads by the form with a completion handler, which is called once the state is published.
  @discardableResult
  public func load(
    executor: (any TaskExecutor)? = nil, completion: @escaping @Sendable () -> Void = {}
  ) -> Task<Void, Never> {
    let generation = begin()
    return client.fetchRepositories(user: user, matching: filter, executor: executor) { result in
      self.finish(generation, result)
      completion()
    }
  }

  private func begin() -> Int {
    publish { guarded in
      guarded.generation += 1
      guarded.state.isLoading = true
      guarded.state.error = nil
      return guarded.generation
    }
  }

  private func finish(_ generation: Int, _ result: Result<RepositoryList, APIError>) {
    publish { guarded in
      guard guarded.generation == generation else { return }
      guarded.state.isLoading = false
      switch result {
      case .success(let list):
        guarded.state.repositories = list.repositories
        guarded.state.majors = RepositoryOrder.mostStarsFirst.sorted(
          list.repositories.filter(filter.matches))
      case .failure(let error):
        guarded.state.repositories = []
        guarded.state.majors = []
        guarded.state.error = error
      }
    }
  }

  private func publish<Value>(_ change: (inout Guarded) -> Value) -> Value {
    guarded.withLock { guarded in
      let before = guarded.state
      let value = change(&guarded)
      if guarded.state != before {
        for observer in guarded.observers.values { observer.yield(guarded.state) }
      }
      return value
    }
  }
}
