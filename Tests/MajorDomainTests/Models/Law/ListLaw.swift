import MajorDomain

/// The law of the list: whatever happens in whatever order, in the end the state shows what the
/// server holds, and a star that met no error is as it was last wanted.
struct ListLaw {
  /// How an event changes the state: the real rules, or a variant that lacks one.
  typealias Rules = (inout RepositoryListState, RepositoryListState.Event) ->
    [RepositoryListState.Effect]

  private let rules: Rules
  private var state = RepositoryListState()
  private var server: ModelServer
  private var wanted: [Int: Bool] = [:]
  private var opened: RepositoryListSource?

  /// What is broken in the end; `nil` when the law holds.
  static func violation(
    in interleaving: Interleaving, rules: @escaping Rules = { $0.apply($1) }
  ) -> String? {
    var law = ListLaw(rules: rules, server: ModelServer(starred: interleaving.starred))
    for step in interleaving.steps { law.take(step) }
    return law.settle() ? law.violation : "it never comes to rest"
  }

  /// Runs the law over seeds and reports the first that breaks it, shrunk.
  static func firstViolation(
    seeds: Range<UInt64>, rules: @escaping Rules = { $0.apply($1) }
  ) -> String? {
    for seed in seeds {
      let whole = Interleaving(seed: seed)
      guard violation(in: whole, rules: rules) != nil else { continue }
      let small = whole.shrunk { violation(in: $0, rules: rules) != nil }
      let reason = violation(in: small, rules: rules) ?? ""
      let steps = small.steps.map { "\($0)" }.joined(separator: ", ")
      return "seed \(seed), starred \(small.starred.sorted()): \(steps): \(reason)"
    }
    return nil
  }

  private init(rules: @escaping Rules, server: ModelServer) {
    self.rules = rules
    self.server = server
  }

  private mutating func apply(_ event: RepositoryListState.Event) {
    server.send(rules(&state, event))
  }

  private mutating func take(_ step: Interleaving.Step) {
    switch step {
    case .open(let number):
      let source = ModelServer.sources[number % ModelServer.sources.count]
      opened = source
      apply(.open(source))
    case .reload: apply(.reload)
    case .loadMore: apply(.loadMore)
    case .flip(let number): wish(.flip, number)
    case .set(let number, let value): wish(.set(value), number)
    case .serve(let number): withFlight(number) { $0.server.serve($1, tellsCount: number % 2 == 0) }
    case .deliver(let number):
      withFlight(number) { $0.deliver($1, tellsCount: number % 2 == 0) }
    case .refuse(let number):
      withFlight(number) { law, index in
        // What the server has done already it cannot refuse: then the answer is lost.
        let isDone = law.server.flights[index].answer != nil
        law.fail(index, isDone ? .unreachable(.connectionLost) : .forbidden(message: nil))
      }
    case .lose(let number): withFlight(number) { $0.fail($1, .unreachable(.timedOut)) }
    }
  }

  private mutating func wish(_ wish: StarStatus.Wish, _ number: Int) {
    let ids = state.repositories.map(\.id)
    guard !ids.isEmpty else { return }
    let id = ids[number % ids.count]
    apply(.wish(wish, id: id))
    wanted[id] = state.stars[id]?.isStarred
  }

  private mutating func withFlight(_ number: Int, _ act: (inout ListLaw, Int) -> Void) {
    if !server.flights.isEmpty { act(&self, number % server.flights.count) }
  }

  private mutating func deliver(_ index: Int, tellsCount: Bool) {
    server.serve(index, tellsCount: tellsCount)
    if let answer = server.flights.remove(at: index).answer { apply(answer) }
  }

  private mutating func fail(_ index: Int, _ error: APIError) {
    switch server.flights.remove(at: index).effect {
    case .load(let load): apply(.loadFailed(load, error))
    case .star(let request):
      wanted[request.repository.id] = nil
      apply(.starFailed(request, error))
    }
  }

  /// Everything in flight arrives, and all that follows from it.
  private mutating func settle() -> Bool {
    for _ in 0..<200 {
      guard !server.flights.isEmpty else { return true }
      deliver(0, tellsCount: true)
    }
    return false
  }

  private var violation: String? {
    if state.source != opened { return "another list is shown than was opened last" }
    if state.loading != .none { return "it still says that it loads" }
    let ids = state.repositories.map(\.id)
    if let opened, !Array(server.identifiers(of: opened)).starts(with: ids) {
      return "\(ids) is not what the server lists"
    }
    if ids.isEmpty, opened != nil, state.error == nil { return "a failed load looks empty" }
    for (id, star) in state.stars.sorted(by: { $0.key < $1.key }) {
      if let violation = violation(of: star, id) { return violation }
    }
    return nil
  }

  private func violation(of star: StarStatus, _ id: Int) -> String? {
    guard star.isSettled else { return "\(id) still wants something" }
    // An answer was lost, and then the question what became of it failed too.
    guard star.doubted == nil else { return nil }
    let held = server.starred.contains(id)
    if let shown = star.isStarred, shown != held {
      return "\(id) shows \(shown), the server holds \(held)"
    }
    if let count = star.stargazerCount, count != server.count(id) {
      return "\(id) shows \(count) stars, the server counts \(server.count(id))"
    }
    if let wanted = wanted[id], wanted != held {
      return "\(id) was last wanted \(wanted), the server holds \(held)"
    }
    return nil
  }
}
