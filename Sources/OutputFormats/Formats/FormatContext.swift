package import MajorDomain
package import TerminalText

/// What a format has to know besides the rows.
package struct FormatContext: Sendable, Hashable {
  /// What the output goes to.
  package var traits: TerminalTraits
  /// What "3 days ago" is counted from.
  package var now: Timestamp
  /// Counts as `1.2k` in tables and Markdown (`--human`).
  package var showsHumanNumbers: Bool
  /// Whether a table is cut to fit the terminal (`--no-truncate` turns it off).
  package var truncates: Bool
  /// Whether tables, CSV and TSV begin with a header (`--no-header` turns it off).
  package var showsHeader: Bool
  /// Whether CSV guards text that a spreadsheet would take for a formula (`--csv-safe`).
  package var guardsFormulas: Bool

  package init(
    traits: TerminalTraits = TerminalTraits(), now: Timestamp, showsHumanNumbers: Bool = false,
    truncates: Bool = true, showsHeader: Bool = true, guardsFormulas: Bool = false
  ) {
    self.traits = traits
    self.now = now
    self.showsHumanNumbers = showsHumanNumbers
    self.truncates = truncates
    self.showsHeader = showsHeader
    self.guardsFormulas = guardsFormulas
  }
}
