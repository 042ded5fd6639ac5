package import MajorDomain
package import TerminalText

/// A field of the rows of one type: what it is called, and how it is read.
package struct Column<Row>: Sendable {
  /// The key in JSON, the header in CSV and TSV, and the word for `--fields`.
  package var name: String
  /// The header in tables and Markdown.
  package var header: String
  /// Other spellings that `--fields` takes.
  package var aliases: [String]
  package var kind: FieldKind
  /// How the values look on a terminal; it carries no information.
  package var style: TextStyle
  private var values: @Sendable (_ now: Timestamp) -> @Sendable (Row) -> FieldValue
  /// Where the cell leads, on terminals that have links.
  package var link: (@Sendable (Row) -> String?)?

  package init(
    name: String, header: String, aliases: [String] = [], kind: FieldKind,
    style: TextStyle = .plain, link: (@Sendable (Row) -> String?)? = nil,
    value: @escaping @Sendable (Row) -> FieldValue
  ) {
    self.init(
      name: name, header: header, aliases: aliases, kind: kind, style: style, link: link,
      values: { _ in value })
  }

  /// Creates a column whose values depend on the time.
  package init(
    name: String, header: String, aliases: [String] = [], kind: FieldKind,
    style: TextStyle = .plain, link: (@Sendable (Row) -> String?)? = nil,
    values: @escaping @Sendable (_ now: Timestamp) -> @Sendable (Row) -> FieldValue
  ) {
    self.name = name
    self.header = header
    self.aliases = aliases
    self.kind = kind
    self.style = style
    self.values = values
    self.link = link
  }

  /// What reads the values, as they are at a time.
  package func value(at now: Timestamp) -> @Sendable (Row) -> FieldValue { values(now) }

  /// The same column of rows that hold the present ones.
  package func of<Outer>(_ row: @escaping @Sendable (Outer) -> Row) -> Column<Outer> {
    var outerLink: (@Sendable (Outer) -> String?)?
    if let link { outerLink = { link(row($0)) } }
    return Column<Outer>(
      name: name, header: header, aliases: aliases, kind: kind, style: style, link: outerLink,
      values: { [values] now in
        let value = values(now)
        return { value(row($0)) }
      })
  }
}
