import TerminalText

/// Writes measured cells as lines. No line ends with spaces.
struct TableWriter {
  let cells: TableCells
  let layout: TableLayout
  let alignments: [TextAlignment]
  let styles: [TextStyle]
  let headerStyle: TextStyle

  func append(hasHeader: Bool, to output: inout [UInt8]) {
    let marks = styles.map(Marks.init)
    let headerMarks = Marks(headerStyle)
    let columnCount = cells.columnWidths.count
    cells.text.withUnsafeBufferPointer { text in
      for start in stride(from: 0, to: cells.cells.count, by: columnCount) {
        let isHeader = hasHeader && start == 0
        var spaces = 0
        for column in layout.widths.indices {
          let cell = cells.cells[start + column]
          let limit = layout.widths[column]
          let width = min(cell.width, limit)
          let missing = limit - width
          let isTrailing = alignments[column] == .trailing
          if isTrailing { spaces += missing }
          if cell.end > cell.start {
            output.append(contentsOf: repeatElement(0x20, count: spaces))
            spaces = 0
            let link = cell.link.flatMap { Hyperlink.openingSequence(to: cells.links[$0]) }
            append(
              cell, of: text, toCells: limit, isHeader ? headerMarks : marks[column],
              link: link, to: &output, spaces: &spaces)
          } else {
            spaces += width
          }
          if !isTrailing { spaces += missing }
          spaces += TableLayout.gutter
        }
        if isHeader, layout.marksOmission {
          output.append(contentsOf: repeatElement(0x20, count: spaces))
          output.append(contentsOf: headerMarks.opening + "…".utf8 + headerMarks.closing)
        }
        output.append(UInt8(ascii: "\n"))
      }
    }
  }

  private func append(
    _ cell: TableCells.Cell, of text: UnsafeBufferPointer<UInt8>, toCells limit: Int,
    _ marks: Marks, link: String?, to output: inout [UInt8], spaces: inout Int
  ) {
    if let link { output.append(contentsOf: link.utf8) }
    output.append(contentsOf: marks.opening)
    let content = UnsafeBufferPointer(rebasing: text[cell.start..<cell.end])
    if cell.width > limit {
      let cut = String(decoding: content, as: UTF8.self).truncated(toCells: limit)
      output.append(contentsOf: cut.utf8)
      // A wide character that did not fit whole leaves a cell free.
      spaces += limit - DisplayWidth.cells(of: cut)
    } else {
      output.append(contentsOf: content)
    }
    output.append(contentsOf: marks.closing)
    if link != nil { output.append(contentsOf: Hyperlink.closingSequence.utf8) }
  }
}

/// What goes around the text of a style.
private struct Marks {
  let opening: [UInt8]
  let closing: [UInt8]

  init(_ style: TextStyle) {
    opening = Array(style.openingSequence.utf8)
    closing = Array(style.closingSequence.utf8)
  }
}
