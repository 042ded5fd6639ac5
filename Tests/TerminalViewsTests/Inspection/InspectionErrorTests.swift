import TerminalText
import TerminalViews
import Testing

/// What failed searches and refused actions say, as whole messages.
@Suite struct InspectionErrorTests {
  private let screen = Screen(
    View.column {
      View.row {
        View.text("Repositories").role(.heading)
        View.button("Reload") {}.id("reload").disabled()
      }
      View.list(count: 5_000, selection: 1, onSelect: { _ in }) { View.text("row \($0)") }
        .id("rows")
      View.column { View.button("Secret") {} }.hidden()
      View.text("the end").size(height: 0)
    }, size: CellSize(width: 30, height: 4), focus: .id("rows"))

  private let tree = """
    tree:
      column
        0: row
          0: text "Repositories", role heading
          1: button "Reload" with id "reload", disabled
        1: list with id "rows", focused
          0: text "row 0"
          1: text "row 1"
          and 4998 of 5000 rows off screen
        2: column, hidden
          0: button "Secret"
        3: text "the end", off screen
    """

  private func message(_ body: () throws -> Void) -> String? {
    (#expect(throws: InspectionError.self) { try body() })?.description
  }

  @Test func aSearchSaysWhatItSoughtAndWhatThereIs() {
    #expect(
      message { _ = try screen.find(.button, text: "Relaod") } == """
        no view is a button with the text "Relaod"
        nearest:
          button "Reload" with id "reload" at [0, 1]: its text is "Reload"
        \(tree)
        """)
  }

  /// Something that throws, and what it then says.
  struct Case: Sendable {
    let message: String
    let act: @Sendable (Screen) throws -> Void

    init(_ message: String, _ act: @escaping @Sendable (Screen) throws -> Void) {
      self.message = message
      self.act = act
    }
  }

  private static let searches = [
    Case("no view is an alert\n") { _ = try $0.find(.alert) },
    Case(
      "no view is anything with a text containing \"xyz\" and the role status "
        + "and the id \"state\"\n"
    ) { _ = try $0.findAll(containing: "xyz", role: .status, id: "state") },
    Case(
      """
      no view is a text with the text "Reload"
      nearest:
        button "Reload" with id "reload" at [0, 1]: it is a button
        text "the end" at [3]: its text is "the end"
        text "Repositories" at [0, 0]: its text is "Repositories"

      """
    ) { _ = try $0.find(.text, text: "Reload") },
    Case("no view is at [0, 2]: row at [0] has 2 children\n") { _ = try $0.view(at: [0, 2]) },
  ]

  @Test(arguments: searches)
  func everySearchPrintsTheTree(_ search: Case) {
    #expect(message { try search.act(screen) } == search.message + tree)
  }

  private static let idle = "neither it nor a view around it does anything then"

  private static let refusals = [
    Case("cannot tap button \"Reload\" with id \"reload\" at [0, 1]: it is disabled") {
      try $0.find(id: "reload").tap()
    },
    Case("cannot tap button \"Secret\" at [2, 0]: column at [2] is hidden") {
      try $0.find(.button, text: "Secret").tap()
    },
    Case(
      "cannot tap text \"row 2500\" at [1, 2500]: list with id \"rows\" at [1] does not show it"
    ) { try $0.find(text: "row 2500").tap() },
    Case("cannot tap text \"the end\" at [3]: it has no room") {
      try $0.find(text: "the end").tap()
    },
    Case("cannot tap text \"Repositories\" at [0, 0]: \(idle)") {
      try $0.find(role: .heading).tap()
    },
    Case("cannot type into list with id \"rows\" at [1]: \(idle)") {
      try $0.find(.list).type("a")
    },
    Case("cannot press control-c in list with id \"rows\" at [1]: \(idle)") {
      try $0.find(.list).press(.control("c"))
    },
  ]

  @Test(arguments: refusals)
  func refusalsNameWhatBlocks(_ refusal: Case) {
    #expect(message { try refusal.act(screen) } == refusal.message)
  }
}
