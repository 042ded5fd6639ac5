/// The fields of the rows of one type: the table of which headers, keys, `--fields`, its completion
/// and its help are made. The cases stand in the order of `--fields all`.
package protocol RowField: SelectableField, CaseIterable, Hashable, Sendable
where AllCases == [Self] {
  associatedtype Row

  /// One line for help.
  var summary: String { get }
  /// The field as a column.
  var column: Column<Row> { get }
  /// What a format shows unless told otherwise.
  static func defaults(for format: OutputFormat) -> [Self]
}

extension RepositoryField: RowField {}
