/// A table that help, manual and README render: environment, exit statuses, fields, formats.
package struct ReferenceTopic: Sendable, Hashable {
  package struct Row: Sendable, Hashable {
    package var name: String
    package var text: Prose

    package init(_ name: String, _ text: Prose) {
      self.name = name
      self.text = text
    }
  }

  /// As typed after `help`.
  package var name: String
  /// The heading: "Environment".
  package var title: String
  package var summary: Prose
  /// The heads of the two columns.
  package var heads: (name: String, text: String) { (nameHead, textHead) }
  package var introduction: [Prose]
  package var rows: [Row]
  /// Whether it is about every command; other topics stand in the pages of commands that name
  /// them.
  package var isGeneral: Bool
  private var nameHead: String
  private var textHead: String

  package init(
    name: String, title: String, summary: Prose, heads: (name: String, text: String),
    introduction: [Prose] = [], rows: [Row], isGeneral: Bool = true
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.introduction = introduction
    self.rows = rows
    self.isGeneral = isGeneral
    nameHead = heads.name
    textHead = heads.text
  }
}
