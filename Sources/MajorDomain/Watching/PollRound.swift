/// One look at everything that is watched: the polls, and the second looks at what is missing.
struct PollRound: Sendable {
  /// What polls keep in mind from one to the next.
  struct Memory: Sendable {
    var places: [Login: ListPlace] = [:]
    var lists: [WatchTarget: [Repository]] = [:]
    /// What a repository that is watched by name is called by now.
    var names: [RepositoryName: RepositoryName] = [:]
    /// Why one that is watched by name is not there.
    var goneStatuses: [RepositoryName: Int] = [:]
    /// Whether a list lacked something that is kept all the same.
    var hasDoubts = false
  }

  /// What a round found.
  struct Result: Sendable {
    /// `nil` when everything is as it was.
    var snapshot: AccountSnapshot?
    var pace = ServerPace()
    var requests = 0
    /// A watched account that cannot be found any more; what was known of it is kept.
    var lost: APIError?
  }

  let source: any RepositoryPolling
  let targets: [WatchTarget]
  let filter: RepositoryFilter
  let old: AccountSnapshot?
  /// How many second looks one round may take.
  let mostSecondLooks: Int
  private(set) var memory: Memory
  private(set) var result = Result()

  init(
    source: any RepositoryPolling, targets: [WatchTarget], filter: RepositoryFilter,
    old: AccountSnapshot?, mostSecondLooks: Int, memory: Memory
  ) {
    self.source = source
    self.targets = targets
    self.filter = filter
    self.old = old
    self.mostSecondLooks = mostSecondLooks
    self.memory = memory
  }

  /// Polls all targets.
  ///
  /// - Throws: What failed; then nothing is known of any of them.
  mutating func run() async throws(APIError) {
    var isSame = old != nil && !memory.hasDoubts
    for target in targets {
      let (list, before) = (memory.lists[target], memory.goneStatuses)
      switch target {
      case .owner(let login): try await ask(login)
      case .repository(let name): try await ask(name)
      }
      isSame =
        isSame && list != nil && list == memory.lists[target] && before == memory.goneStatuses
    }
    // Most polls end here, so nothing is built before.
    guard !isSame else { return }
    var entries = entries()
    if let old {
      let missing = old.entries.values
        .filter { entries[$0.id] == nil && $0.watchedName == nil }.sorted { $0.id < $1.id }
      try await lookAgain(for: missing, into: &entries)
    }
    for entry in entries.values {
      guard let name = entry.watchedName else { continue }
      memory.names[name] = RepositoryName(parsing: entry.nameWithOwner)
    }
    result.snapshot = AccountSnapshot(targets: Set(targets), entries: Array(entries.values))
  }

  private mutating func ask(_ owner: Login) async throws(APIError) {
    do throws(APIError) {
      let poll = try await source.pollRepositories(of: owner, at: memory.places[owner])
      note(poll)
      if memory.places[owner] != poll.place { memory.places[owner] = poll.place }
      remember(poll.repositories, .owner(owner))
    } catch {
      // An account that was there and is not may come back; of others something can be told.
      guard old != nil, error == .notFound || error.isBlocked else { throw error }
      result.lost = error
      result.requests += 1
    }
  }

  private mutating func ask(_ name: RepositoryName) async throws(APIError) {
    let known = old?.entries.values.first { $0.watchedName == name }
    let present =
      memory.names[name] ?? known.flatMap { RepositoryName(parsing: $0.nameWithOwner) } ?? name
    do throws(APIError) {
      let poll = try await source.pollRepository(named: present)
      note(poll)
      remember(poll.repositories, .repository(name))
      memory.goneStatuses[name] = nil
    } catch {
      guard known != nil, error == .notFound || error.isBlocked else { throw error }
      result.requests += 1
      remember([], .repository(name))
      memory.goneStatuses[name] = error == .notFound ? 404 : 451
    }
  }

  /// The array that is kept stays the same one while nothing changes, so that comparing is cheap.
  private mutating func remember(_ repositories: [Repository], _ target: WatchTarget) {
    if memory.lists[target] != repositories { memory.lists[target] = repositories }
  }

  /// Everything that the polls found, and what is gone but watched by name.
  private func entries() -> [Int: AccountSnapshot.Entry] {
    var entries: [Int: AccountSnapshot.Entry] = [:]
    for target in targets {
      let name: RepositoryName? = if case .repository(let name) = target { name } else { nil }
      for repository in memory.lists[target] ?? [] { add(repository, name, to: &entries) }
      guard let name, let status = memory.goneStatuses[name],
        var known = old?.entries.values.first(where: { $0.watchedName == name })
      else { continue }
      known.goneStatus = status
      entries[known.id] = known
    }
    return entries
  }

  private func add(
    _ repository: Repository, _ name: RepositoryName?,
    to entries: inout [Int: AccountSnapshot.Entry]
  ) {
    // What is watched by its name as well keeps that name.
    let name = name ?? entries[repository.id]?.watchedName
    entries[repository.id] = AccountSnapshot.Entry(
      repository, isWanted: name != nil || filter.matchesApartFromStars(repository),
      watchedName: name)
  }

  private mutating func note(_ poll: RepositoryPoll) {
    result.requests += poll.requests
    let pace = poll.pace
    result.pace.isAuthenticated = pace.isAuthenticated
    result.pace.limit = pace.limit ?? result.pace.limit
    result.pace.remaining = pace.remaining ?? result.pace.remaining
    result.pace.minimumInterval = [pace.minimumInterval, result.pace.minimumInterval]
      .compactMap(\.self).max()
  }

  /// A list may be wrong, so what it lacks is looked up. Once a look contradicts it, it is not
  /// believed about the rest.
  private mutating func lookAgain(
    for missing: [AccountSnapshot.Entry], into entries: inout [Int: AccountSnapshot.Entry]
  ) async throws(APIError) {
    var isBelieved = true
    memory.hasDoubts = false
    for (looks, entry) in missing.enumerated() {
      guard isBelieved, looks < mostSecondLooks,
        let name = RepositoryName(parsing: entry.nameWithOwner)
      else {
        entries[entry.id] = entry
        memory.hasDoubts = true
        continue
      }
      guard let repository = try await find(name, id: entry.id) else { continue }
      let found = AccountSnapshot.Entry(
        repository, isWanted: entry.isWanted, watchedName: nil)
      entries[entry.id] = found
      isBelieved = found.owner != entry.owner
      memory.hasDoubts = memory.hasDoubts || !isBelieved
    }
  }

  private mutating func find(
    _ name: RepositoryName, id: Int
  ) async throws(APIError) -> Repository? {
    do throws(APIError) {
      let poll = try await source.pollRepository(named: name)
      note(poll)
      return poll.repositories.first { $0.id == id }
    } catch {
      guard error == .notFound || error.isBlocked else { throw error }
      result.requests += 1
      return nil
    }
  }
}

extension APIError {
  var isBlocked: Bool { if case .blocked = self { true } else { false } }
}
