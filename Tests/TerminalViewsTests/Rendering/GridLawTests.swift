import TerminalText
import TerminalViews
import Testing

/// What is true of every view, tried on random ones.
@Suite struct GridLawTests {
  @Test(arguments: 0..<20)
  func noViewBreaksTheGrid(_ batch: UInt64) {
    for seed in batch * 50..<(batch + 1) * 50 {
      var views = RandomViews(seed: seed)
      let size = views.size()
      #expect(Self.faults(of: views.screen(size).grid, size) == [], "seed \(seed)")
    }
  }

  /// Every cell has as many cells as its character, and every wide one its right half.
  private static func faults(of grid: CellGrid, _ size: CellSize) -> [String] {
    var faults = grid.size == size ? [] : ["size \(grid.size)"]
    for y in 0..<size.height {
      var x = 0
      while x < size.width {
        let cell = grid[CellPosition(x: x, y: y)]
        let width = DisplayWidth.cells(of: cell.character)
        let isWhole =
          cell.cells == width && x + width <= size.width
          && (width != 2 || grid[CellPosition(x: x + 1, y: y)].cells == 0)
        if !isWhole { faults.append("\(cell) at \(x),\(y)") }
        x += max(cell.cells, 1)
      }
    }
    return faults
  }

  @Test(arguments: 0..<20)
  func layoutIsDeterministicAndInspectionAgreesWithIt(_ batch: UInt64) {
    for seed in batch * 20..<(batch + 1) * 20 {
      var views = RandomViews(seed: seed)
      let screen = views.screen(CellSize(width: 20, height: 8))
      #expect(screen.grid == Screen(screen.view, size: screen.size, focus: screen.focus).grid)
      #expect(screen.inspected.treeDescription.isEmpty == false)
      #expect(screen.focusOrder.count == Set(screen.focusOrder).count, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<20, [true, false])
  func paintingOverTheOldGridGivesTheNewOne(_ batch: UInt64, _ usesColor: Bool) {
    let traits = TerminalTraits(isTerminal: true, usesColor: usesColor)
    for seed in batch * 20..<(batch + 1) * 20 {
      var views = RandomViews(seed: seed)
      let size = views.size()
      var terminal = TinyTerminal(size, filledWith: "#")
      var shown: CellGrid?
      for step in 0..<4 {
        let grid = views.screen(size).grid
        terminal.feed(Painter.paint(grid, over: shown, traits: traits))
        #expect(Self.faults(of: terminal, grid, usesColor) == [], "seed \(seed), step \(step)")
        #expect(Painter.paint(grid, over: grid, traits: traits) == "")
        shown = grid
      }
    }
  }

  @Test(arguments: 0..<50)
  func anotherSizePaintsTheWholeScreen(_ seed: UInt64) {
    let traits = TerminalTraits(isTerminal: true, usesColor: true)
    var views = RandomViews(seed: seed)
    let old = views.screen(views.size()).grid
    let size = CellSize(width: old.size.width + 1, height: old.size.height)
    let grid = views.screen(size).grid
    var terminal = TinyTerminal(size, filledWith: "#")
    terminal.feed(Painter.paint(grid, over: old, traits: traits))
    #expect(Self.faults(of: terminal, grid, true) == [])
  }

  private static func faults(
    of terminal: TinyTerminal, _ grid: CellGrid, _ usesColor: Bool
  ) -> [String] {
    var faults = terminal.errors
    for y in 0..<grid.size.height {
      for x in 0..<grid.size.width {
        let wanted = grid[CellPosition(x: x, y: y)]
        let cell = TinyTerminal.TerminalCell(
          text: String(wanted.character), cells: wanted.cells,
          style: usesColor ? wanted.style : .plain)
        if terminal.lines[y][x] != cell {
          faults.append("\(terminal.lines[y][x]) at \(x),\(y), not \(cell)")
        }
      }
    }
    if terminal.cursor != grid.cursor { faults.append("cursor at \(terminal.cursor as Any)") }
    return faults
  }
}
