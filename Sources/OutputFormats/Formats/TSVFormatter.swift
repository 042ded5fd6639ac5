import TerminalText

/// Tab-separated values: text is made inert, so that no cell has a tab or a line break.
package struct TSVFormatter: Formatter {
  package init() {}

  package func append<Row>(
    _ rows: [Row], columns: [Column<Row>], context: FormatContext, to output: inout [UInt8]
  ) {
    if context.showsHeader {
      output.append(contentsOf: columns.map(\.name).joined(separator: "\t").utf8)
      output.append(UInt8(ascii: "\n"))
    }
    let values = columns.map { $0.value(at: context.now) }
    for row in rows {
      for index in values.indices {
        if index > 0 { output.append(UInt8(ascii: "\t")) }
        let value = values[index](row)
        if let text = value.text(joinedBy: ",") {
          InertText.append(text, to: &output)
        } else {
          value.appendPlain(to: &output)
        }
      }
      output.append(UInt8(ascii: "\n"))
    }
  }
}
