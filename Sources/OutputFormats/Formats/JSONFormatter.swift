import TerminalText

/// One JSON array of objects: with line breaks and indents on a terminal, without them elsewhere.
package struct JSONFormatter: Formatter {
  package init() {}

  package func append<Row>(
    _ rows: [Row], columns: [Column<Row>], context: FormatContext, to output: inout [UInt8]
  ) {
    let isPretty = context.traits.isTerminal
    let writer = JSONObjectWriter(columns: columns, now: context.now, indent: isPretty ? 2 : nil)
    var separator = isPretty ? "[\n  " : "["
    for row in rows {
      output.append(contentsOf: separator.utf8)
      writer.append(row, to: &output)
      separator = isPretty ? ",\n  " : ","
    }
    let end = rows.isEmpty ? "[]\n" : isPretty ? "\n]\n" : "]\n"
    output.append(contentsOf: end.utf8)
  }
}
