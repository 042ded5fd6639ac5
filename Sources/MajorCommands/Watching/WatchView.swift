import MajorDomain
import TerminalText
import TerminalViews

/// What `watch` shows, as a value.
struct WatchView: Sendable {
  /// What is watched.
  var title = ""
  /// The table.
  var rows: [Repository] = []
  /// When it was asked and will be.
  var status = "asking"
  /// Why the last poll failed.
  var failure: String?
  /// What changed at last.
  private var changed: Set<Int> = []
  /// The latest events, the newest last.
  private var log: [WatchEvent] = []

  /// So many events are kept.
  private static let longestLog = 200

  /// Takes events into the log, and marks what they are about.
  mutating func add(_ events: [WatchEvent]) {
    changed = Set(events.map(\.id))
    log = (log + events).suffix(Self.longestLog)
  }

  private static let columns = [
    TableColumn("NAME"), TableColumn("STARS", alignment: .trailing),
    TableColumn("FORKS", alignment: .trailing), TableColumn("LANGUAGE"),
    TableColumn("DESCRIPTION", width: .flexible),
  ]

  /// The view.
  var view: View {
    let (rows, changed, log) = (rows, changed, log)
    return View.column {
      View.table(columns: Self.columns, count: rows.count, showsMarks: true) { index in
        Self.row(rows[index], isChanged: changed.contains(rows[index].id))
      }
      View.spacer()
      View.text("\(title): \(failure ?? status)", lineLimit: 1)
        .role(.status).style(
          TextStyle(dim: failure == nil, foreground: failure == nil ? nil : .red))
      View.list(count: log.count, offset: .max) { View.text(log[$0].line, lineLimit: 1) }
        .role(.log).size(height: 8)
    }
  }

  private static func row(_ repository: Repository, isChanged: Bool) -> TableRow {
    TableRow(
      [
        StyledText(repository.nameWithOwner), count(repository.stargazerCount),
        count(repository.forkCount), StyledText(repository.language ?? ""),
        StyledText(repository.description ?? ""),
      ], mark: isChanged ? "*" : nil,
      style: isChanged ? TextStyle(bold: true, foreground: .green) : .plain)
  }

  private static func count(_ number: Int?) -> StyledText {
    StyledText(number.map { "\($0)" } ?? "")
  }
}
