/// The formats that rows can be written in: the values of `--format`.
package enum OutputFormat: String, Sendable, Hashable, CaseIterable {
  case table, json, ndjson, csv, tsv, markdown

  /// One line for help.
  package var summary: String {
    switch self {
    case .table: "aligned columns to read"
    case .json: "one JSON array of objects (RFC 8259)"
    case .ndjson: "one JSON object a line"
    case .csv: "comma-separated values (RFC 4180)"
    case .tsv: "tab-separated values, every row on one line"
    case .markdown: "a table for Markdown as GitHub renders it"
    }
  }

  package var formatter: any Formatter {
    switch self {
    case .table: TableFormatter()
    case .json: JSONFormatter()
    case .ndjson: NDJSONFormatter()
    case .csv: CSVFormatter()
    case .tsv: TSVFormatter()
    case .markdown: MarkdownFormatter()
    }
  }
}
