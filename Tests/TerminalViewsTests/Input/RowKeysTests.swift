import Locking
import TerminalViews
import Testing

/// Keys and taps in lists and tables.
@Suite struct RowKeysTests {
  private static let moves: [(Int?, KeyEvent, [Int])] = [
    (nil, .down, [0]), (nil, .up, [9]), (0, .down, [1]), (0, .up, []), (9, .down, []),
    (0, .pageDown, [4]), (9, .pageUp, [5]), (3, .home, [0]), (3, .end, [9]), (3, .enter, [103]),
    (nil, .pageDown, [4]),
  ]

  @Test(arguments: moves, [true, false])
  func keysSelect(_ move: (selection: Int?, key: KeyEvent, selected: [Int]), _ isTable: Bool) throws
  {
    let selected = Locked([Int]())
    let select: @Sendable (Int) -> Void = { row in selected.withLock { $0.append(row) } }
    let activate: @Sendable (Int) -> Void = { row in selected.withLock { $0.append(100 + row) } }
    let view =
      isTable
      ? View.table(
        columns: [TableColumn("A")], count: 10, selection: move.selection, onSelect: select,
        onActivate: activate
      ) { TableRow(["\($0)"]) }
      : View.list(
        count: 10, selection: move.selection, onSelect: select, onActivate: activate
      ) {
        View.text("\($0)")
      }
    let screen = Screen(view, size: CellSize(width: 9, height: isTable ? 5 : 4))
    #expect(screen.send(move.key))
    #expect(selected.withLock { $0 } == move.selected)
    #expect(!screen.send(.character("x")))
  }

  @Test func aTapSelectsTheRow() throws {
    let selected = Locked([Int]())
    let view = View.table(
      columns: [TableColumn("A"), TableColumn("B")], count: 3,
      onSelect: { row in selected.withLock { $0.append(row) } }
    ) { TableRow(["a\($0)", "b\($0)"], id: "row\($0)") }
    let screen = Screen(view, size: CellSize(width: 9, height: 4))
    try screen.find(.tableRow, text: "a1 b1").tap()
    try screen.find(text: "b2").tap()
    try screen.find(id: "row0").tap()
    #expect(selected.withLock { $0 } == [1, 2, 0])
  }
}
