/// One JSON object a line. Rows may be appended one at a time, as they come.
package struct NDJSONFormatter: Formatter {
  package init() {}

  package func append<Row>(
    _ rows: [Row], columns: [Column<Row>], context: FormatContext, to output: inout [UInt8]
  ) {
    let writer = JSONObjectWriter(columns: columns, now: context.now, indent: nil)
    for row in rows {
      writer.append(row, to: &output)
      output.append(UInt8(ascii: "\n"))
    }
  }
}
