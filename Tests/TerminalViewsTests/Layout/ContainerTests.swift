import TerminalText
import TerminalViews
import Testing

/// Where rows, columns and stacks put what they hold. Screens are compared as a whole.
@Suite struct ContainerTests {
  private static let rows: [(String, View, String)] = [
    (
      "spacers share what is left",
      View.row(spacing: 0) {
        View.text("a")
        View.spacer()
        View.text("b")
        View.spacer()
        View.text("c")
      }, "a    b    c"
    ),
    (
      "the first one gets what cannot be shared",
      View.row(spacing: 0) {
        View.text("ab")
        View.spacer()
        View.text("b")
        View.spacer()
        View.text("c")
      }, "ab    b   c"
    ),
    ("spacing", View.row(spacing: 2) { ["a", "b"].map { View.text($0) } }, "a  b"),
    (
      "the widest gives way",
      View.row {
        View.text("abc")
        View.text("long words here", lineLimit: 1)
      }, "abc long w…"
    ),
    (
      "equally wide ones give way together",
      View.row(spacing: 1) {
        View.text("aaaaaaaa", lineLimit: 1)
        View.text("bbbbbbbb", lineLimit: 1)
      }, "aaaa… bbbb…"
    ),
    (
      "a fixed width",
      View.row(spacing: 0) {
        View.text("a").size(width: 4)
        View.text("b")
      }, "a   b"
    ),
    (
      "a hidden view keeps its room",
      View.row {
        View.text("aa").hidden()
        View.text("b")
      }, "   b"
    ),
    ("a long button", View.button("Search More swift") {}, "[ Searc… ]"),
    (
      "a disabled button",
      View.button("OK") {}
        .disabled(), "( OK )"
    ),
    ("a small spinner", View.spinner(tick: 1, label: "Loading"), "⠙ Loading"),
    ("a turned spinner", View.spinner(tick: -1), "⠏"),
  ]

  @Test(arguments: rows)
  func rowsFill(_ name: String, _ row: View, _ shown: String) {
    let width = name == "a long button" ? 10 : 11
    #expect(Screen(row, size: CellSize(width: width, height: 1)).grid.plainText == shown, "\(name)")
  }

  @Test(arguments: [
    (Alignment.start, "a\nlong"), (Alignment.center, " a\nlong"), (Alignment.end, "   a\nlong"),
  ])
  func columnsAlign(_ alignment: Alignment, _ shown: String) {
    let column = View.column(alignment: alignment) {
      View.text("a")
      View.text("long")
    }
    #expect(Screen(column, size: CellSize(width: 4, height: 2)).grid.plainText == shown)
  }

  @Test(arguments: [
    (3, "0\n1\n2\nend"), (100, "0\n1\n2\n3\n4\nend"), (0, "end\n\n\n\n\n"),
  ])
  func listsGiveWayInAColumn(_ count: Int, _ shown: String) {
    let column = View.column {
      View.list(count: count) { View.text("\($0)") }
      View.text("end")
    }
    let height = count == 3 ? 4 : 6
    #expect(Screen(column, size: CellSize(width: 4, height: height)).grid.plainText == shown)
  }

  @Test func aSpacerPushesTheLastLineDown() {
    let column = View.column {
      View.list(count: 1) { View.text("\($0)") }
      View.spacer()
      View.text("end")
    }
    #expect(Screen(column, size: CellSize(width: 4, height: 4)).grid.plainText == "0\n\n\nend")
  }

  @Test func tooMuchIsCutAtTheBottom() {
    let column = View.column(spacing: 1) { ["a", "b", "c"].map { View.text($0) } }
    #expect(Screen(column, size: CellSize(width: 1, height: 3)).grid.plainText == "a\n\nb")
  }

  @Test func stacksLieOverEachOther() {
    let stack = View.stack(alignment: .center) {
      View.text("aaaaa")
      View.text("b")
    }
    #expect(Screen(stack, size: CellSize(width: 5, height: 1)).grid.plainText == "aabaa")
  }

  @Test func theLargeSpinnerIsARing() {
    let view = View.stack(alignment: .center) {
      View.spinner(tick: 2, label: "Loading", isLarge: true)
    }
    #expect(
      Screen(view, size: CellSize(width: 9, height: 4)).grid.plainText == """
          · · ●
          ·   ·
          · · ·
         Loading
        """)
  }

  @Test func anAlertIsABoxInTheMiddle() {
    let alert = View.stack(alignment: .center) {
      View.text("behind behind behind behind behind behind\n")
      View.alert("Error", message: "The network is down.") {
        View.button("Retry") {}
        View.button("OK") {}
      }
    }
    #expect(
      Screen(alert, size: CellSize(width: 30, height: 6)).grid.plainText == """
           ┌──────────────────────┐
        beh│ Error                │
        beh│ The network is down. │
           │                      │
           │ [ Retry ] [ OK ]     │
           └──────────────────────┘
        """)
  }

  @Test func aSmallScreenKeepsTheButtonsOfAnAlert() {
    let alert = View.alert("Error", message: "one two three four five") { View.button("OK") {} }
    #expect(
      Screen(alert, size: CellSize(width: 12, height: 5)).grid.plainText == """
        ┌──────────┐
        │ Error    │
        │ one two… │
        │ [ OK ]   │
        └──────────┘
        """)
  }
}
