/// Writes rows in one format.
package protocol Formatter: Sendable {
  /// Appends the rows as UTF-8, a whole document with the line break at its end.
  func append<Row>(
    _ rows: [Row], columns: [Column<Row>], context: FormatContext, to output: inout [UInt8])
}

extension Formatter {
  /// The rows as a whole document.
  package func format<Row>(
    _ rows: [Row], columns: [Column<Row>], context: FormatContext
  ) -> String {
    var output: [UInt8] = []
    append(rows, columns: columns, context: context, to: &output)
    return String(decoding: output, as: UTF8.self)
  }
}
