import TerminalText

/// A table in GitHub Flavored Markdown. What its text could mean in Markdown or HTML is escaped.
package struct MarkdownFormatter: Formatter {
  package init() {}

  package func append<Row>(
    _ rows: [Row], columns: [Column<Row>], context: FormatContext, to output: inout [UInt8]
  ) {
    guard !columns.isEmpty else { return }
    output.append(UInt8(ascii: "|"))
    for column in columns {
      output.append(UInt8(ascii: " "))
      Self.append(escaping: Array(column.header.utf8), to: &output)
      output.append(contentsOf: " |".utf8)
    }
    let rule = columns.map { $0.kind.alignment == .trailing ? " ---: |" : " --- |" }.joined()
    output.append(contentsOf: "\n|\(rule)\n".utf8)
    // A document outlives the day, so its times are absolute.
    let cellText = CellText(showsHumanNumbers: context.showsHumanNumbers, now: nil)
    let (values, kinds) = (columns.map { $0.value(at: context.now) }, columns.map(\.kind))
    var cell: [UInt8] = []
    for row in rows {
      output.append(UInt8(ascii: "|"))
      for index in values.indices {
        cell.removeAll(keepingCapacity: true)
        cellText.append(values[index](row), kind: kinds[index], to: &cell)
        output.append(UInt8(ascii: " "))
        if kinds[index].isProse {
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
      default:
        let needsBackslash =
          byte == UInt8(ascii: "|") || isMarkup(index, of: cell) || endsAutolink(index, of: cell)
        if needsBackslash { output.append(UInt8(ascii: "\\")) }
        output.append(byte)
      }
    }
  }

  /// Whether the byte could mean something inside a cell; a pipe, which ends one, is apart.
  private static func isMarkup(_ index: Int, of cell: [UInt8]) -> Bool {
    switch cell[index] {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "*"), UInt8(ascii: "~"), UInt8(ascii: "$"), UInt8(ascii: "&"),
      UInt8(ascii: "<"), UInt8(ascii: ">"):
      true
    case UInt8(ascii: "#"): index == 0
    case UInt8(ascii: "_"): !isInsideWord(index, of: cell)
    default: false
    }
  }

  /// Whether an address begins around the byte that cannot be left to become a link by itself: in
  /// such links (GFM section 6.9) escapes would be taken literally.
  private static func endsAutolink(_ index: Int, of cell: [UInt8]) -> Bool {
    let begins =
      cell[index] == UInt8(ascii: ":") && cell[index...].starts(with: "://".utf8)
      || cell[index] == UInt8(ascii: ".") && cell[..<index].suffix(3).elementsEqual("www".utf8)
    guard begins else { return false }
    let end = cell[index...].firstIndex(of: 0x20) ?? cell.count
    return (index..<end).contains { isMarkup($0, of: cell) }
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
