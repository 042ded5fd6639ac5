import TerminalText
import TerminalViews

// usage: measure-frames
//
// Lays out, draws and paints a table of 5,000 rows again and again, a few of them changed each
// time, and prints the time of a frame and what is sent, for two sizes of terminal.
let names = (0..<5_000).map { "repository-\($0 * 7_919 % 9_973)-of-many" }
let descriptions = [
  "A small library that does one thing, and does it well", "日本語のドキュメント、翻訳とサンプルコード集",
  "Ein schönes Werkzeug für Müßiggänger", "🚀 Blazing fast parser for everything",
]
let columns = [
  TableColumn("NAME"), TableColumn("STARS", alignment: .trailing),
  TableColumn("LANGUAGE", width: .fixed(12)), TableColumn("DESCRIPTION", width: .flexible),
]
let traits = TerminalTraits(isTerminal: true, columns: 120, usesColor: true)

for size in [CellSize(width: 80, height: 24), CellSize(width: 200, height: 60)] {
  var shown = screen(0, size).grid
  var sent = 0
  // The best of many is what the work itself takes, whatever else the machine does.
  let times = (1...2_000).map { tick in
    ContinuousClock().measure {
      let grid = screen(tick, size).grid
      sent += Painter.paint(grid, over: shown, traits: traits).utf8.count
      shown = grid
    }
  }.sorted()
  let whole = Painter.paint(shown, over: nil, traits: traits).utf8.count
  print(
    "\(size.width)x\(size.height): a frame takes \(times[0]), the median \(times[times.count / 2]),",
    "and sends \(sent / times.count) bytes; the whole screen has \(whole)")
}

/// The screen at a time: each tick changes the stars of two rows in sight, and the status line.
func screen(_ tick: Int, _ size: CellSize) -> Screen {
  let view = View.column {
    View.table(columns: columns, count: names.count, offset: 1_000, showsMarks: true) { row in
      let isChanged = (row + tick) % 20 < 2
      return TableRow(
        [
          StyledText(names[row]), "\(isChanged ? 100_000 + tick : 90_000 - row)", "Swift",
          StyledText(descriptions[row % descriptions.count]),
        ], mark: isChanged ? "*" : nil,
        style: isChanged ? TextStyle(bold: true, foreground: .green) : .plain)
    }
    View.text("Poll \(tick), 12 requests, 4988 left").role(.status)
    View.list(count: 1_000, offset: .max) { View.text("12:00:00 event \($0 + tick)") }
      .size(height: 6)
  }
  return Screen(view, size: size)
}
