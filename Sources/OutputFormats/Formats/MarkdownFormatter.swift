import TerminalText

/// A table in GitHub Flavored Markdown. What its text could mean in Markdown or HTML is escaped.
package struct MarkdownFormatter: Formatter {
  package init() {}

  package func append<Row>(
    _ rows: [Row], columns: [Column<Row>], context: FormatContext, to output: inout [UInt8]
  ) {
    guard !columns.isEmpty else { return }
    let header = columns.map { " \($0.header) |" }.joined()
    let rule = columns.map { $0.kind.alignment == .trailing ? " ---: |" : " --- |" }.joined()
    output.append(contentsOf: "|\(header)\n|\(rule)\n".utf8)
    // A document outlives the day, so its times are absolute.
    let cellText = CellText(showsHumanNumbers: context.showsHumanNumbers, now: nil)
    var cell: [UInt8] = []
    for row in rows {
      output.append(UInt8(ascii: "|"))
      for column in columns {
        cell.removeAll(keepingCapacity: true)
        cellText.append(column.value(row), kind: column.kind, to: &cell)
        output.append(UInt8(ascii: " "))
        if column.kind.isProse {
          Self.append(escaping: cell, to: &output)
        } else {
          output.append(contentsOf: cell)
        }
        output.append(contentsOf: " |".utf8)
      }
      output.append(UInt8(ascii: "\n"))
    }
  }

  /// Escapes by GFM sections 2.4 (backslash) and 2.5 (entities).
  private static func append(escaping cell: [UInt8], to output: inout [UInt8]) {
    for (index, byte) in cell.enumerated() {
      switch byte {
      case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\\"), UInt8(ascii: "|"), UInt8(ascii: "`"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "*"), UInt8(ascii: "~"), UInt8(ascii: "$"),
        UInt8(ascii: "#") where index == 0,
        UInt8(ascii: "_") where !isInsideWord(index, of: cell):
        output.append(UInt8(ascii: "\\"))
        output.append(byte)
      default: output.append(byte)
      }
    }
  }

  /// An underscore between letters or digits marks nothing (GFM section 6.4).
  private static func isInsideWord(_ index: Int, of cell: [UInt8]) -> Bool {
    guard index > 0, index + 1 < cell.count else { return false }
    return isWordByte(cell[index - 1]) && isWordByte(cell[index + 1])
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
