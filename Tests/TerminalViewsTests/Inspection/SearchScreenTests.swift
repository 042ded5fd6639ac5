import Locking
import TerminalViews
import Testing

/// System S2: what is on the search screen in each state, and what its views do.
@Suite struct SearchScreenTests {
  private let actions = Locked([SearchScreen.Action]())

  private func screen(
    _ state: SearchScreen, width: Int = 30, height: Int = 8, focus: ViewIdentity? = nil
  ) -> Screen {
    let actions = actions
    let view = state.view { action in actions.withLock { $0.append(action) } }
    return Screen(view, size: CellSize(width: width, height: height), focus: focus)
  }

  private var sent: [SearchScreen.Action] { actions.withLock { $0 } }

  private let found = SearchScreen(
    query: TextInput("swift"), results: ["apple/swift", "swiftlang/swift"], hasMore: true,
    hasSearched: true)

  @Test func theButtonSearchesForMore() throws {
    try screen(found).find(.button, text: "Search More swift").tap()
    #expect(sent == [.searchMore])
  }

  @Test func theButtonTurnsIntoAnIndicatorWhileItLoads() throws {
    var state = found
    #expect(!screen(state).contains(.spinner))
    state.isLoading = true
    #expect(!screen(state).contains(.button))
    #expect(try screen(state).find(.spinner).path == [0, 2])
    #expect(try screen(state).view(at: [0, 2]).kind == .spinner)
  }

  @Test func anEmptyListShowsALargeIndicator() throws {
    let state = SearchScreen(query: TextInput("swift"), isLoading: true)
    let indicator = try screen(state).find(role: .indicator)
    #expect(indicator.area.size == CellSize(width: 9, height: 4))
    #expect(indicator.text == "Searching")
  }

  @Test func nothingFoundIsSaid() throws {
    #expect(!screen(SearchScreen()).contains(text: "No results found"))
    #expect(screen(SearchScreen(hasSearched: true)).contains(.text, text: "No results found"))
  }

  @Test func anErrorIsAnAlertOverTheRest() throws {
    var state = found
    state.error = "The network is down."
    let screen = screen(state)
    let alert = try screen.find(.alert)
    #expect(alert.text == "Error")
    #expect(alert.children.map(\.text) == ["Error", "The network is down.", "OK"])
    try alert.find(.button).tap()
    #expect(sent == [.dismissError])
    let error = #expect(throws: InspectionError.self) {
      try screen.find(.button, text: "Search More swift").tap()
    }
    #expect(
      error?.description
        == "cannot tap button \"Search More swift\" at [0, 2]: alert \"Error\" at [1] covers it")
  }

  @Test func typingEditsTheQuery() throws {
    try screen(found).find(.textField).type("UI")
    try screen(found).find(id: "query").press(.backspace)
    try screen(found).find(id: "query").press(.enter)
    #expect(sent == [.edit(TextInput("swiftUI")), .edit(TextInput("swif")), .search])
  }

  @Test func unusedKeysGoOutwards() throws {
    try screen(found).find(.textField).press(.escape)
    #expect(sent == [.quit])
  }

  @Test func keysGoToTheFocus() {
    let button = ViewIdentity.path([0, 2])
    let screen = screen(found, focus: button)
    #expect(screen.focusOrder == [.id("query"), button])
    #expect(screen.nextFocus() == .id("query"))
    #expect(screen.nextFocus(backwards: true) == .id("query"))
    #expect(screen.send(.enter))
    #expect(screen.send(.escape))
    #expect(!screen.send(.tab))
    #expect(self.screen(found, focus: .id("query")).send(.character("!")))
    #expect(self.screen(found).send(.enter))
    #expect(sent == [.searchMore, .quit, .edit(TextInput("swift!")), .search])
  }

  @Test func anAlertHasTheKeys() {
    var state = found
    state.error = "The network is down."
    let screen = screen(state, focus: .id("query"))
    #expect(screen.focusOrder == [.path([1, 2])])
    #expect(screen.send(.enter))
    #expect(sent == [.dismissError])
  }
}
