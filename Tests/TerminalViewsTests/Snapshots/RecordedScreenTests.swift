import TerminalText
import TerminalViews
import Testing

/// The search screen in each of its states, as recorded, at several widths.
@Suite struct RecordedScreenTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let state: SearchScreen
    var focus: ViewIdentity?

    var testDescription: String { name }
  }

  private static let found = SearchScreen(
    query: TextInput("日本"), results: (0..<9).map { "日本語-repository-\($0)" }, hasMore: true,
    hasSearched: true)

  private static let cases = [
    Case(name: "begin", state: SearchScreen(), focus: .id("query")),
    Case(name: "loading", state: SearchScreen(query: TextInput("swift"), isLoading: true, tick: 3)),
    Case(name: "found", state: found, focus: .path([0, 2])),
    Case(
      name: "loading-more",
      state: SearchScreen(
        query: TextInput("swift"), results: ["a", "b"], hasMore: true, isLoading: true)),
    Case(name: "nothing", state: SearchScreen(query: TextInput("xyzzy"), hasSearched: true)),
    Case(
      name: "error",
      state: SearchScreen(
        query: TextInput("swift"), results: ["swift"],
        error: "The network is down; nothing was found.")),
  ]

  @Test(arguments: cases)
  func screensAreAsRecorded(_ recorded: Case) throws {
    let view = recorded.state.view { _ in }
    let grids = [16, 30, 60].map { width in
      Screen(view, size: CellSize(width: width, height: 9), focus: recorded.focus).grid
    }
    let outcome = try Golden.screens.check(recorded.name, Snapshot(of: grids))
    #expect(outcome == .matched, "\(outcome)")
  }

  @Test func noRecordedScreenIsObsolete() throws {
    #expect(try Golden.screens.obsolete(used: Self.cases.map(\.name)) == [])
  }
}
