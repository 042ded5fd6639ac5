/// One look at everything that is watched: the polls, and the second looks at what is missing.
struct PollRound: Sendable {
  /// What polls keep in mind from one to the next.
  struct Memory: Sendable {
    var places: [Login: ListPlace] = [:]
    var lists: [WatchTarget: [Repository]] = [:]
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
    var (entries, missing) = ([Int: AccountSnapshot.Entry](), [AccountSnapshot.Entry]())
    var isSame = old != nil
    for target in targets {
      let before = memory.lists[target]
      switch target {
      case .owner(let login): try await poll(login, into: &entries)
      case .repository(let name): try await poll(name, into: &entries)
      }
      isSame = isSame && before != nil && before == memory.lists[target]
    }
    if let old {
      missing = old.entries.values.filter { entries[$0.id] == nil && $0.watchedName == nil }
        .sorted { $0.id < $1.id }
      guard !isSame || !missing.isEmpty else { return }
      try await lookAgain(for: missing, into: &entries)
    }
    result.snapshot = AccountSnapshot(targets: Set(targets), entries: Array(entries.values))
  }

  private mutating func poll(
    _ owner: Login, into entries: inout [Int: AccountSnapshot.Entry]
  ) async throws(APIError) {
    do throws(APIError) {
      let poll = try await source.pollRepositories(of: owner, at: memory.places[owner])
      note(poll)
      memory.places[owner] = poll.place
      remember(poll.repositories, .owner(owner))
      for repository in poll.repositories { add(repository, nil, to: &entries) }
    } catch {
      // An account that was there and is not may come back; of others something can be told.
      guard let old, [.notFound].contains(error) || error.isBlocked else { throw error }
      result.lost = error
      result.requests += 1
      for entry in old.entries.values where entry.watchedName == nil && entry.owner == owner {
        entries[entry.id] = entry
      }
    }
  }

  private mutating func poll(
    _ name: RepositoryName, into entries: inout [Int: AccountSnapshot.Entry]
  ) async throws(APIError) {
    let known = old?.entries.values.first { $0.watchedName == name }
    let present = known.flatMap { RepositoryName(parsing: $0.nameWithOwner) } ?? name
    do throws(APIError) {
      let poll = try await source.pollRepository(named: present)
      note(poll)
      remember(poll.repositories, .repository(name))
      for repository in poll.repositories { add(repository, name, to: &entries) }
    } catch {
      guard var known, error == .notFound || error.isBlocked else { throw error }
      result.requests += 1
      remember([], .repository(name))
      known.goneStatus = error == .notFound ? 404 : 451
      entries[known.id] = known
    }
  }

  /// The array that is kept stays the same one while nothing changes, so that comparing is cheap.
  private mutating func remember(_ repositories: [Repository], _ target: WatchTarget) {
    if memory.lists[target] != repositories { memory.lists[target] = repositories }
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
    for (looks, entry) in missing.enumerated() {
      guard isBelieved, looks < mostSecondLooks,
        let name = RepositoryName(parsing: entry.nameWithOwner)
      else {
        entries[entry.id] = entry
        continue
      }
      guard let repository = try await find(name, id: entry.id) else { continue }
      let found = AccountSnapshot.Entry(
        repository, isWanted: entry.isWanted, watchedName: nil)
      entries[entry.id] = found
      isBelieved = found.owner != entry.owner
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
