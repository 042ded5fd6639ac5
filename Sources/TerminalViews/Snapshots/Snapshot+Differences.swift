import TerminalText

extension Snapshot {
  /// What is other than in a recorded snapshot, cell by cell; empty when nothing is.
  ///
  ///     snapshot.differences(from: recorded).first
  ///       == "30x3, line 1, column 5: \"a\" bold, recorded \"b\" plain"
  public func differences(from recorded: Snapshot) -> [String] {
    if text == recorded.text { return [] }
    let sections = SnapshotSection.parse(text)
    let others = SnapshotSection.parse(recorded.text)
    if sections.map(\.size) != others.map(\.size) {
      let sizes = [sections, others].map { $0.map(\.size).joined(separator: " ") }
      return ["sizes are \(sizes[0]), recorded \(sizes[1])"]
    }
    let found = zip(sections, others).flatMap { $0.differences(from: $1) }
    return found.isEmpty ? ["the files differ, but no cell does: record it again"] : found
  }
}

/// The part of a snapshot that shows one grid.
private struct SnapshotSection {
  struct Cell: Equatable {
    var text: String
    var style: String

    var description: String { "\(ViewSummary.quoted(text)) \(style)" }
  }

  let size: String
  var lines: [[Cell]] = []
  var cursor = "none"

  static func parse(_ text: String) -> [SnapshotSection] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let parts = lines.split(whereSeparator: \.isEmpty)
    let isSection: (ArraySlice<Substring>) -> Bool = { part in
      part.count == 1
        ? part.first?.first?.isNumber == true
        : part.dropFirst().first?.first == "|"
          || part.first?.first?.isNumber == true
    }
    var legend: [Character: String] = [".": "plain"]
    for line in parts.filter({ !isSection($0) }).joined() {
      if let letter = line.first { legend[letter] = String(line.dropFirst(2)) }
    }
    return parts.filter(isSection).map { SnapshotSection($0, legend) }
  }

  private init(_ part: ArraySlice<Substring>, _ legend: [Character: String]) {
    size = part.first.map { String($0) } ?? ""
    let width = size.split(separator: "x").first.flatMap { Int($0) } ?? 0
    for line in part.dropFirst() {
      if line.hasPrefix("cursor ") {
        cursor = String(line.dropFirst("cursor ".count))
      } else {
        lines.append(SnapshotSection.cells(of: line.dropFirst(), width: width, legend))
      }
    }
  }

  /// A cell for each of the line's, those behind a wide character without text.
  private static func cells(
    of line: Substring, width: Int, _ legend: [Character: String]
  ) -> [Cell] {
    var cells: [Cell] = []
    var rest = line
    while cells.count < width, let character = rest.popFirst() {
      cells.append(Cell(text: String(character), style: "plain"))
      if DisplayWidth.cells(of: character) == 2 { cells.append(Cell(text: "", style: "plain")) }
    }
    // The bar, and then the letters.
    for (index, letter) in rest.dropFirst().enumerated() where index < cells.count {
      cells[index].style = legend[letter] ?? "style \(letter)"
    }
    return cells
  }

  func differences(from recorded: SnapshotSection) -> [String] {
    var found: [String] = []
    for y in 0..<max(lines.count, recorded.lines.count) {
      let line = y < lines.count ? lines[y] : []
      let other = y < recorded.lines.count ? recorded.lines[y] : []
      for x in 0..<max(line.count, other.count) {
        let cell = x < line.count ? line[x] : nil
        let recorded = x < other.count ? other[x] : nil
        if cell == recorded { continue }
        found.append(
          "\(size), line \(y), column \(x): \(cell?.description ?? "nothing"), "
            + "recorded \(recorded?.description ?? "nothing")")
      }
    }
    if cursor != recorded.cursor {
      found.append("\(size), cursor: \(cursor), recorded \(recorded.cursor)")
    }
    return found
  }
}
