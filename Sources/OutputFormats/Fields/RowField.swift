/// The fields of the rows of one type: the table of which headers, keys, `--fields`, its completion
/// and its help are made. The cases stand in the order of `--fields all`.
package protocol RowField: CaseIterable, Hashable, Sendable where AllCases == [Self] {
  associatedtype Row

  /// The key in JSON, the header in CSV and TSV, and the word for `--fields`.
  var name: String { get }
  /// Other spellings of the name.
  var aliases: [String] { get }
  /// One line for help.
  var summary: String { get }
  /// The field as a column.
  var column: Column<Row> { get }
  /// What a format shows unless told otherwise.
  static func defaults(for format: OutputFormat) -> [Self]
  /// What `all` stands for.
  static var everyField: [Self] { get }
}

extension RowField {
  package static var everyField: [Self] { allCases }
}

extension RepositoryField: RowField {}
