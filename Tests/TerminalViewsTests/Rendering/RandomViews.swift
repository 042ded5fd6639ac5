import TerminalText
import TerminalViews

/// Views without sense, made of everything that there is and of text that is hard to lay out.
struct RandomViews {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private static let pieces = [
    "plain words ", "日本語", "e\u{301}", "\u{301}lone", "👩‍👩‍👧‍👦", "🇩🇪", "🇩", "❤\u{FE0F}", "\u{FE0F}",
    "\u{1b}[2J", "\n", "\r\n", "\t", "\u{200D}", "가\u{11A8}", "\u{1100}", "\u{1161}", "नि",
    "שלום", "\u{202E}", "\u{600}", "ａ", "½", "👍🏽", "\u{0}", "", " ", "|",
  ]

  private static let styles = [
    TextStyle.plain, TextStyle(bold: true), TextStyle(underline: true, foreground: .red),
    TextStyle(dim: true, background: .blue), TextStyle(reverse: true),
  ]

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(0...values.count - 1)]
  }

  private mutating func string() -> String {
    (0..<number(0...6)).map { _ in pick(Self.pieces) }.joined()
  }

  private mutating func text() -> StyledText {
    StyledText((0..<number(0...3)).map { _ in StyledText.Run(string(), pick(Self.styles)) })
  }

  mutating func size() -> CellSize { CellSize(width: number(0...24), height: number(0...8)) }

  mutating func screen(_ size: CellSize) -> Screen {
    let focus: [ViewIdentity?] = [nil, .path([]), .path([0]), .path([1]), .path([0, 0])]
    return Screen(view(depth: 3), size: size, focus: pick(focus))
  }

  mutating func view(depth: Int) -> View {
    var view = depth == 0 || number(0...3) == 0 ? leaf() : container(depth: depth)
    if number(0...4) == 0 { view = view.style(pick(Self.styles)) }
    if number(0...9) == 0 { view = view.size(width: number(0...12)) }
    if number(0...9) == 0 { view = view.size(height: number(0...4)) }
    if number(0...14) == 0 { view = view.hidden() }
    if number(0...9) == 0 { view = view.disabled() }
    return view
  }

  private mutating func container(depth: Int) -> View {
    let children = (0..<number(0...3)).map { _ in view(depth: depth - 1) }
    let alignment = pick(Alignment.allCases)
    switch number(0...3) {
    case 0: return View.row(spacing: number(0...2), alignment: alignment) { children }
    case 1: return View.column(spacing: number(0...1), alignment: alignment) { children }
    case 2: return View.stack(alignment: alignment) { children }
    default:
      let selection = pick([nil, 0, 3])
      return View.list(count: children.count * 3, selection: selection, rowHeight: number(1...2)) {
        children[$0 % children.count]
      }
    }
  }

  private mutating func leaf() -> View {
    switch number(0...8) {
    case 0: return View.button(text()) {}
    case 1:
      let input = TextInput(string(), cursor: number(0...9))
      return View.textField(input, placeholder: string()) { _ in }
    case 2: return View.spinner(tick: number(-9...9), label: text(), isLarge: number(0...1) == 0)
    case 3:
      let buttons = (0..<number(0...2)).map { _ in View.button(text()) {} }
      return View.alert(text(), message: text()) { buttons }
    case 4:
      return View.image(CellImage(description: "", rows: (0..<number(0...3)).map { _ in text() }))
    case 5: return View.spacer(minimum: number(0...2))
    case 6: return table()
    default: return View.text(text(), lineLimit: pick([nil, 1, 2]))
    }
  }

  private mutating func table() -> View {
    let widths = [TableColumn.Width.fitting, .flexible, .fixed(3)]
    let columns = (0..<number(0...3)).map { _ in
      TableColumn(string(), width: pick(widths), alignment: pick([.leading, .trailing]))
    }
    let rows = (0..<number(0...5)).map { _ in
      TableRow(
        (0..<number(0...3)).map { _ in text() }, mark: pick([nil, "*", "日", "\u{301}"]),
        style: pick(Self.styles))
    }
    return View.table(
      columns: columns, count: rows.count, selection: pick([nil, 1]), showsMarks: number(0...1) == 0
    ) { rows[$0] }
  }
}
