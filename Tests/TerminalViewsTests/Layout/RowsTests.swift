import Locking
import TerminalText
import TerminalViews
import Testing

/// Lists and tables: which rows are on the screen, and how they look.
@Suite struct RowsTests {
  @Test(arguments: [
    (nil as Int?, 0, "0\n1\n2"), (nil, 4, "4\n5\n6"), (nil, .max, "7\n8\n9"), (nil, -5, "0\n1\n2"),
  ])
  func theOffsetIsTheFirstRow(_ selection: Int?, _ offset: Int, _ shown: String) {
    let list = View.list(count: 10, selection: selection, offset: offset) { View.text("\($0)") }
    #expect(Screen(list, size: CellSize(width: 3, height: 3)).grid.plainText == shown)
  }

  @Test(arguments: [
    (0, 0, "> 0\n  1\n  2"), (2, 0, "  0\n  1\n> 2"), (3, 0, "  1\n  2\n> 3"),
    (9, 0, "  7\n  8\n> 9"), (1, 5, "> 1\n  2\n  3"), (99, 0, "  7\n  8\n> 9"),
  ])
  func theSelectionStaysOnTheScreen(_ selection: Int, _ offset: Int, _ shown: String) {
    let list = View.list(count: 10, selection: selection, offset: offset) { View.text("\($0)") }
    #expect(Screen(list, size: CellSize(width: 3, height: 3)).grid.plainText == shown)
  }

  @Test func highRowsAreCutAtTheBottomOnly() {
    let list = View.list(count: 9, selection: 2, rowHeight: 2) { View.text("a\($0)\nb\($0)") }
    #expect(
      Screen(list, size: CellSize(width: 4, height: 5)).grid.plainText
        == "  a1\n  b1\n> a2\n  b2\n  a3")
  }

  @Test func onlyRowsOnTheScreenAreMade() {
    let made = Locked([Int]())
    let list = View.list(count: 5_000, offset: 2_000) { index in
      made.withLock { $0.append(index) }
      return View.text("\(index)")
    }
    _ = Screen(list, size: CellSize(width: 9, height: 3)).grid
    #expect(made.withLock { $0 } == [2_000, 2_001, 2_002])
  }

  private static let columns = [
    TableColumn("NAME"), TableColumn("STARS", alignment: .trailing),
    TableColumn("ABOUT", width: .flexible),
  ]

  private static func table(selection: Int? = nil, showsMarks: Bool = false) -> View {
    View.table(columns: columns, count: 3, selection: selection, showsMarks: showsMarks) { index in
      TableRow(
        ["name\(index)", "\(index * 1_000)", "日本語の説明とながい文"], mark: index == 1 ? "*" : nil)
    }
  }

  private static let tables: [(View, String)] = [
    (
      table(),
      """
      NAME   STARS  ABOUT
      name0      0  日本語の…
      name1   1000  日本語の…
      name2   2000  日本語の…
      """
    ),
    (
      table(selection: 2, showsMarks: true),
      """
         NAME   STARS  ABOUT
         name0      0  日本語…
       * name1   1000  日本語…
      >  name2   2000  日本語…
      """
    ),
    (
      table(showsMarks: true),
      """
        NAME   STARS  ABOUT
        name0      0  日本語…
      * name1   1000  日本語…
        name2   2000  日本語…
      """
    ),
  ]

  @Test(arguments: tables)
  func tablesAlign(_ table: View, _ shown: String) {
    #expect(Screen(table, size: CellSize(width: 24, height: 4)).grid.plainText == shown)
  }

  @Test func styleOfASelectedRowFillsTheRow() {
    let grid = Screen(Self.table(selection: 0), size: CellSize(width: 30, height: 4)).grid
    let reversed = (0..<4).map { y in
      (0..<30).count { grid[CellPosition(x: $0, y: y)].style.reverse }
    }
    #expect(reversed == [0, 30, 0, 0])
  }

  @Test func rowsOfATableAreInspectedByTheirCells() throws {
    let screen = Screen(Self.table(showsMarks: true), size: CellSize(width: 24, height: 3))
    #expect(try screen.find(.table).text == "NAME STARS ABOUT")
    let rows = try screen.findAll(.tableRow)
    #expect(rows.map { $0.children[1].text } == ["0", "1000", "2000"])
    #expect(rows.map(\.isVisible) == [true, true, false])
    #expect(try screen.view(at: [1, 1]).area == CellArea(x: 9, y: 2, width: 5, height: 1))
    #expect(try screen.find(text: "1000").parent?.path == [1])
  }
}
