import MajorDomain
import Testing

@Suite struct ListLawTests {
  /// All hundred thousand where they are quick, and enough of them where they are not.
  static let seeds: Range<UInt64> = {
    #if DEBUG
    0..<4_000
    #else
    0..<100_000
    #endif
  }()

  @Test func inTheEndTheStateIsTheServers() {
    #expect(ListLaw.firstViolation(seeds: Self.seeds) == nil)
  }

  /// Without the rule that a newer wish supersedes the older answer, the last wish is lost.
  @Test func withoutTheSupersedeRuleOfStarsTheLawFails() {
    let violation = ListLaw.firstViolation(seeds: Self.seeds) { state, event in
      if case .starAnswered(let request, _) = event {
        state.stars[request.repository.id]?.wish = nil
      }
      return state.apply(event)
    }
    #expect(
      violation
        == "seed 5, starred []: open(0), deliver(0), set(1, true), flip(1): "
        + "2 was last wanted false, the server holds true")
  }

  /// Without the rule that a list from before a write does not tell its star, an old one shows.
  @Test func withoutTheRuleOfOldListsTheLawFails() {
    let violation = ListLaw.firstViolation(seeds: Self.seeds) { state, event in
      if case .loaded = event {
        for id in state.stars.keys { state.stars[id]?.lastWrite = 0 }
      }
      return state.apply(event)
    }
    #expect(
      violation
        == "seed 53, starred [2]: open(0), deliver(0), flip(0), flip(0), reload, deliver(0), serve(0), "
        + "set(1, false), deliver(1): 1 shows true, the server holds false")
  }

  /// Without the rule that only the newest load counts, a slow answer overwrites a newer query.
  @Test func withoutTheSupersedeRuleOfLoadsTheLawFails() {
    let violation = ListLaw.firstViolation(seeds: Self.seeds) { state, event in
      guard case .loaded(var load, let page) = event else { return state.apply(event) }
      load.number = state.currentLoad
      return state.apply(.loaded(load, page))
    }
    #expect(
      violation
        == "seed 24, starred []: open(0), open(1): [1, 2, 3, 4] is not what the server lists")
  }
}
