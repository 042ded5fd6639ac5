import Foundation
import Locking
import TerminalText
import TerminalViews
import Testing

/// Snapshots: what they look like, what they say, and when they are written.
@Suite struct SnapshotTests {
  private static let view = View.column {
    View.text("日本 octo").style(TextStyle(bold: true))
    View.text(StyledText([.init("a"), .init("b", TextStyle(foreground: .red, background: .blue))]))
  }

  private static let text = """
    9x2
    |日本 octo|aaaaaaaaa
    |ab       |.b

    4x2
    |日本|aaaa
    |octo|aaaa

    a bold
    b red on blue

    """

  private static let sizes = [CellSize(width: 9, height: 2), CellSize(width: 4, height: 2)]

  private static func folder(
    _ files: Locked<[String: String]>, isRecording: Bool = false
  ) -> SnapshotFolder {
    SnapshotFolder(
      isRecording: isRecording, advice: "ask for it",
      names: { files.withLock { Array($0.keys) } },
      read: { name in files.withLock { $0[name] } },
      write: { name, text in files.withLock { $0[name] = text } })
  }

  @Test func stylesStandBesideTheText() {
    #expect(Snapshot(of: Self.view, sizes: Self.sizes).text == Self.text)
  }

  @Test func snapshotsAreOnlyWrittenOnRequest() throws {
    let files = Locked(["old": ""])
    let snapshot = Snapshot(of: Self.view, sizes: Self.sizes)
    #expect(
      try Self.folder(files).check("new", snapshot) == .missing(name: "new", advice: "ask for it"))
    #expect(
      try Self.folder(files, isRecording: true).check("new", snapshot) == .recorded(name: "new"))
    #expect(try Self.folder(files).check("new", snapshot) == .matched)
    #expect(files.withLock { $0 } == ["old": "", "new": Self.text])
    #expect(try Self.folder(files).obsolete(used: ["new"]) == ["old"])
  }

  private static func cell(_ column: Int) -> String {
    ["\"a\" plain", "\"b\" red on blue"].dropFirst(column).first ?? "\" \" plain"
  }

  private static let edits: [(String, String, [String])] = [
    ("|ab  ", "|xb  ", ["9x2, line 1, column 0: \"a\" plain, recorded \"x\" plain"]),
    ("|.b", "|.a", ["9x2, line 1, column 1: \"b\" red on blue, recorded \"b\" bold"]),
    (
      "|日本|aaaa", "|日  |aaaa",
      [
        "4x2, line 0, column 2: \"本\" bold, recorded \" \" bold",
        "4x2, line 0, column 3: \"\" bold, recorded \" \" bold",
      ]
    ),
    ("|octo|aaaa\n", "|octo|aaaa\ncursor 1,1\n", ["4x2, cursor: none, recorded 1,1"]),
    ("4x2", "4x3", ["sizes are 9x2 4x2, recorded 9x2 4x3"]),
    (
      "b red on blue\n", "b red on blue\nc dim\n",
      ["the files differ, but no cell does: record it again"]
    ),
    (
      "|ab       |.b\n", "",
      (0..<9).map { "9x2, line 1, column \($0): \(cell($0)), recorded nothing" }
    ),
  ]

  @Test(arguments: edits)
  func differencesAreCells(_ part: String, _ edit: String, _ differences: [String]) {
    let recorded = Self.text.replacingOccurrences(of: part, with: edit)
    let snapshot = Snapshot(of: Self.view, sizes: Self.sizes)
    #expect(snapshot.differences(from: Snapshot(recorded: recorded)) == differences)
  }

  @Test func theMessageShowsTheFirstTen() throws {
    let files = Locked(["long": "12x1\n|bbbbbbbbbbbb|\n"])
    let outcome = try Self.folder(files).check(
      "long", Snapshot(of: .text("aaaaaaaaaaaa"), sizes: [CellSize(width: 12, height: 1)]))
    let cells = (0..<10).map {
      "  12x1, line 0, column \($0): \"a\" plain, recorded \"b\" plain\n"
    }
    #expect(
      outcome.description == "snapshot long differs: ask for it\n" + cells.joined()
        + "  and 2 more")
  }
}
