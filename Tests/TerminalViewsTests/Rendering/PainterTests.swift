import TerminalText
import TerminalViews
import Testing

/// What exactly is sent.
@Suite struct PainterTests {
  private static let size = CellSize(width: 12, height: 2)

  private static func grid(_ first: StyledText, _ second: StyledText = "") -> CellGrid {
    let view = View.column {
      View.text(first, lineLimit: 1)
      View.text(second, lineLimit: 1)
    }
    return Screen(view, size: size).grid
  }

  private static let red = TextStyle(foreground: .red)

  private static let changes: [(CellGrid, CellGrid, String)] = [
    (grid("same", "old"), grid("same", "new"), "\u{1b}[2;1Hnew"),
    (grid("stars 12"), grid("stars 13"), "\u{1b}[1;8H3"),
    (grid("longer"), grid("long"), "\u{1b}[1;5H\u{1b}[K"),
    (grid("text"), grid(""), "\u{1b}[1;1H\u{1b}[K"),
    (grid("a....b......"), grid("b....a......"), "\u{1b}[1;1Hb....a"),
    (grid("a.....b....."), grid("b.....a....."), "\u{1b}[1;1Hb\u{1b}[1;7Ha"),
    (grid("red"), grid(StyledText("red", red)), "\u{1b}[1;1H\u{1b}[31mred\u{1b}[0m"),
    (
      grid(StyledText("red", red)), grid("red"), "\u{1b}[1;1Hred"
    ),
    (grid("日本"), grid("日語"), "\u{1b}[1;3H語"),
    (grid("日本"), grid(" 本本"), "\u{1b}[1;1H 本本"),
    // Whatever the terminal makes of the flag, the line is right after it.
    (grid("a🇩🇪 b"), grid("a🇩🇪 c"), "\u{1b}[1;5Hc\u{1b}[K"),
    (grid("a b c"), grid("🇩🇪 b c"), "\u{1b}[1;1H🇩🇪\u{1b}[1;3H b c\u{1b}[K"),
  ]

  @Test(arguments: changes)
  func onlyWhatChangedIsSent(_ old: CellGrid, _ new: CellGrid, _ sent: String) {
    let traits = TerminalTraits(isTerminal: true, usesColor: true)
    #expect(Painter.paint(new, over: old, traits: traits) == sent)
  }

  @Test func stylesAreNotSentWithoutColor() {
    let traits = TerminalTraits(isTerminal: true)
    let plain = Self.grid("red")
    let styled = Self.grid(StyledText("red", Self.red))
    #expect(Painter.paint(styled, over: plain, traits: traits) == "")
    #expect(
      Painter.paint(styled, over: nil, traits: traits)
        == "\u{1b}[0m\u{1b}[2J\u{1b}[1;1Hred\u{1b}[?25l")
  }

  @Test func theCursorStandsInTheFieldWithTheFocus() {
    let traits = TerminalTraits(isTerminal: true)
    func grid(_ input: TextInput, _ focus: ViewIdentity?) -> CellGrid {
      let view = View.textField(input) { _ in }.id("field")
      return Screen(view, size: CellSize(width: 5, height: 1), focus: focus).grid
    }
    let idle = grid(TextInput("日本"), nil)
    let focused = grid(TextInput("日本"), .id("field"))
    let moved = grid(TextInput("日本", cursor: 1), .id("field"))
    let longer = grid(TextInput("日本語"), .id("field"))
    #expect(idle.cursor == nil)
    #expect(longer.plainText == "本語")
    #expect(Painter.paint(focused, over: idle, traits: traits) == "\u{1b}[1;5H\u{1b}[?25h")
    #expect(Painter.paint(moved, over: focused, traits: traits) == "\u{1b}[1;3H")
    #expect(Painter.paint(idle, over: focused, traits: traits) == "\u{1b}[?25l")
  }

  @Test(arguments: [
    (TerminalTraits(), "sun\n\n-O-\n"),
    (TerminalTraits(usesColor: true), "\u{1b}[1msun\u{1b}[0m\n\n-\u{1b}[31mO\u{1b}[0m-\n"),
  ])
  func aGridIsPrintedAsLines(_ traits: TerminalTraits, _ text: String) {
    let image = CellImage(
      description: "sun", rows: ["-O-"], styles: [" r"], palette: ["r": Self.red])
    let view = View.column(spacing: 1) {
      View.text("sun").style(TextStyle(bold: true))
      View.image(image)
    }
    let grid = Screen(view, size: CellSize(width: 9, height: 3)).grid
    #expect(grid.rendered(for: traits) == text)
  }
}
