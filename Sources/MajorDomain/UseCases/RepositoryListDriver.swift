import Locking

/// Runs a list: keeps its state, carries out the effects of each event by way of the roles that it
/// was given, and feeds their answers back.
///
/// ```swift
/// let driver = RepositoryListDriver(roles: .init(search: client, starring: client))
/// driver.send(.open(.search(RepositoryQuery("language:swift"))))
/// await driver.settled()
/// print(driver.state.rows.map(\.repository.nameWithOwner))
/// ```
public final class RepositoryListDriver: Sendable {
  /// Who answers the effects; without one, its effects fail as something that was not recorded.
  public struct Roles: Sendable {
    /// Lists what an account owns.
    public var listing: (any RepositoryListing)?
    /// Lists what an account has starred.
    public var starred: (any StarredListing)?
    /// Searches.
    public var search: (any RepositorySearch)?
    /// Looks up names, asks for stars and changes them.
    public var starring: (any Starring)?

    /// Creates roles.
    public init(
      listing: (any RepositoryListing)? = nil, starred: (any StarredListing)? = nil,
      search: (any RepositorySearch)? = nil, starring: (any Starring)? = nil
    ) {
      self.listing = listing
      self.starred = starred
      self.search = search
      self.starring = starring
    }
  }

  private struct Guarded {
    var state = RepositoryListState()
    var running = 0
    var isStopped = false
    var waiting: [CheckedContinuation<Void, Never>] = []
    var lookUps: [RepositoryName: Result<ListedRepository, APIError>] = [:]
  }

  private let roles: Roles
  private let pageSize: Int
  private let executor: (any TaskExecutor)?
  private let onChange: @Sendable (RepositoryListState) -> Void
  private let guarded = Locked(Guarded())

  /// Creates a driver of an empty list.
  ///
  /// - Parameters:
  ///   - pageSize: How many results a page of a search has, 1 to 100.
  ///   - executor: Where the work runs; a test passes the one of its virtual time.
  ///   - onChange: Is called with every new state, in order; it must not block, and must not send
  ///     an event itself.
  public init(
    roles: Roles, pageSize: Int = 100, executor: (any TaskExecutor)? = nil,
    onChange: @escaping @Sendable (RepositoryListState) -> Void = { _ in }
  ) {
    self.roles = roles
    self.pageSize = pageSize
    self.executor = executor
    self.onChange = onChange
  }

  /// The state now.
  public var state: RepositoryListState { guarded.withLock { $0.state } }

  /// What came of looking up names; one that was not asked for before a stop is not in it.
  public var lookUps: [RepositoryName: Result<ListedRepository, APIError>] {
    guarded.withLock { $0.lookUps }
  }

  /// Lets events happen, in order. Requests that follow from them together are sent together.
  public func send(_ events: RepositoryListState.Event...) { send(events) }

  /// Lets events happen, in order.
  public func send(_ events: [RepositoryListState.Event]) {
    let effects = guarded.withLock { guarded in
      events.flatMap { event in
        let before = guarded.state
        let effects = guarded.state.apply(event)
        if guarded.state != before { onChange(guarded.state) }
        return effects
      }
    }
    var stars: [StarRequest] = []
    for effect in effects {
      switch effect {
      case .load(let load): run { await self.answer(load) }
      case .star(let request): stars.append(request)
      }
    }
    if !stars.isEmpty { run { [stars] in await self.answer(stars) } }
  }

  /// Sends nothing more after the requests in flight.
  public func stop() { guarded.withLock { $0.isStopped = true } }

  /// Returns when everything in flight is answered.
  public func settled() async {
    await withCheckedContinuation { continuation in
      let isIdle = guarded.withLock { guarded in
        if guarded.running > 0 { guarded.waiting.append(continuation) }
        return guarded.running == 0
      }
      if isIdle { continuation.resume() }
    }
  }

  private func run(_ work: @escaping @Sendable () async -> Void) {
    guarded.withLock { $0.running += 1 }
    Task(executorPreference: executor) {
      await work()
      let waiting = self.guarded.withLock { guarded in
        guarded.running -= 1
        guard guarded.running == 0 else { return [CheckedContinuation<Void, Never>]() }
        defer { guarded.waiting = [] }
        return guarded.waiting
      }
      for continuation in waiting { continuation.resume() }
    }
  }

  private var pursuit: Pursuit { guarded.withLock { $0.isStopped } ? .stop : .goOn }
}

extension RepositoryListDriver {
  private func answer(_ load: RepositoryListLoad) async {
    do throws(APIError) {
      send(.loaded(load, try await page(load)))
    } catch {
      send(.loadFailed(load, error))
    }
  }

  private func page(_ load: RepositoryListLoad) async throws(APIError) -> RepositoryPage {
    switch load.source {
    case .owner(let login):
      guard let listing = roles.listing else { throw Self.missing("listing") }
      let list = try await listing.fetchRepositories(user: login)
      return RepositoryPage(
        list.repositories.map { ListedRepository($0) }, totalCount: list.totalCount,
        omissions: list.omissions)
    case .starred(let login):
      guard let starred = roles.starred else { throw Self.missing("starred") }
      return try await starred.starred(by: login, page: load.page)
    case .search(let query):
      guard let search = roles.search else { throw Self.missing("search") }
      return try await search.search(query, page: load.page, size: pageSize)
    case .names(let names):
      guard let starring = roles.starring else { throw Self.missing("starring") }
      return await lookUp(names, starring)
    }
  }

  private func lookUp(_ names: [RepositoryName], _ starring: any Starring) async -> RepositoryPage {
    await starring.lookUp(names) { outcomes in
      self.guarded.withLock { guarded in
        for outcome in outcomes { guarded.lookUps[outcome.name] = outcome.result }
      }
      return self.pursuit
    }
    let lookUps = lookUps
    return RepositoryPage(names.compactMap { try? lookUps[$0]?.get() }, totalCount: names.count)
  }

  private func answer(_ requests: [StarRequest]) async {
    let answered = Locked<Set<StarRequest>>([])
    if let starring = roles.starring, pursuit == .goOn {
      await starring.perform(requests) { outcomes in
        answered.withLock { $0.formUnion(outcomes.map(\.request)) }
        self.send(outcomes.map(Self.event))
        return self.pursuit
      }
    }
    let done = answered.withLock { $0 }
    send(requests.filter { !done.contains($0) }.map { .starNotSent($0) })
  }

  private static func event(_ outcome: StarOutcome) -> RepositoryListState.Event {
    switch outcome.result {
    case .success(let answer): .starAnswered(outcome.request, answer)
    case .failure(let error): .starFailed(outcome.request, error)
    }
  }

  private static func missing(_ role: String) -> APIError {
    .notRecorded("nobody fills the role \(role)")
  }
}
