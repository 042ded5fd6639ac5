import TerminalText

/// Aligned columns. On a terminal they fit its width and have styles, links and relative times;
/// through a pipe nothing is cut, and times are absolute. A header that ends with `…` has more
/// columns than fit. Without rows there is no header either.
package struct TableFormatter: Formatter {
  package init() {}

  package func append<Row>(
    _ rows: [Row], columns: [Column<Row>], context: FormatContext, to output: inout [UInt8]
  ) {
    guard !rows.isEmpty, !columns.isEmpty else { return }
    let traits = context.traits
    let cellText = CellText(
      showsHumanNumbers: context.showsHumanNumbers,
      now: traits.isTerminal ? context.now : nil)
    var cells = TableCells(columnCount: columns.count)
    cells.reserveCapacity(rows: rows.count + 1)
    if context.showsHeader {
      for column in columns { cells.append(.text(column.header), kind: .text, cellText) }
    }
    let (values, kinds) = (columns.map { $0.value(at: context.now) }, columns.map(\.kind))
    let links = columns.map { traits.supportsLinks ? $0.link : nil }
    for row in rows {
      for index in values.indices {
        cells.append(
          values[index](row), kind: kinds[index], link: links[index]?(row), cellText)
      }
    }
    let limit = traits.isTerminal && context.truncates ? traits.columns : nil
    let layout = TableLayout(
      natural: cells.columnWidths, isProse: columns.map(\.kind.isProse), limit: limit)
    let writer = TableWriter(
      cells: cells, layout: layout, alignments: columns.map(\.kind.alignment),
      styles: columns.map { traits.usesColor ? $0.style : .plain },
      headerStyle: traits.usesColor ? TextStyle(dim: true) : .plain)
    writer.append(hasHeader: context.showsHeader, to: &output)
  }
}
