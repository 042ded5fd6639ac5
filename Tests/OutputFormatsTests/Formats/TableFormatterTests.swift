import MajorDomain
import OutputFormats
import TerminalText
import Testing

@Suite struct TableFormatterTests {
  static func table(
    _ rows: [Repository], _ fields: [RepositoryField],
    columns: Int?, change: (inout FormatContext) -> Void = { _ in }
  ) -> String {
    var context = FormatContext(
      traits: TerminalTraits(isTerminal: columns != nil, columns: columns), now: SampleRows.now)
    change(&context)
    return TableFormatter().format(rows, columns: SampleRows.columns(fields), context: context)
  }

  static let rows = [
    Repository(
      id: 1, owner: "o", name: "long-name-of-it", description: "A description of many words",
      stargazerCount: 1_234_567, pushedAt: SampleRows.now),
    Repository(id: 2, owner: "o", name: "日本語", description: "短い", stargazerCount: 5),
  ]
  static let fields: [RepositoryField] = [.name, .stargazerCount, .description]

  @Test func cutsNothingThroughAPipe() {
    #expect(
      Self.table(Self.rows, Self.fields + [.pushedAt], columns: nil) == """
        NAME               STARS  DESCRIPTION                  PUSHED
        long-name-of-it  1234567  A description of many words  2026-01-01T00:00:00Z
        日本語                 5  短い

        """)
  }

  @Test(arguments: [
    (
      60,
      """
      NAME               STARS  DESCRIPTION
      long-name-of-it  1234567  A description of many words
      日本語                 5  短い

      """
    ),
    (
      40,
      """
      NAME               STARS  DESCRIPTION
      long-name-of-it  1234567  A description…
      日本語                 5  短い

      """
    ),
    (
      31,
      """
      NAME          STARS  DESCRIPTI…
      long-name…  1234567  A descrip…
      日本語            5  短い

      """
    ),
    (
      25,
      """
      NAME             STARS  …
      long-name-of…  1234567
      日本語               5

      """
    ),
    (15, "NAME          …\nlong-name-o…\n日本語\n"),
    (10, "NAME\nlong-name…\n日本語\n"), (4, "NAME\nlon…\n日…\n"), (1, "…\n…\n…\n"),
  ])
  func fitsTheTerminal(columns: Int, table: String) {
    let text = Self.table(Self.rows, Self.fields, columns: columns)
    #expect(text == table)
  }

  @Test(arguments: 1...130)
  func keepsEveryLineInsideTheWidth(columns: Int) {
    let text = Self.table(
      SampleRows.repositories, RepositoryField.allCases, columns: columns)
    for line in text.split(separator: "\n") {
      #expect(DisplayWidth.cells(of: String(line)) <= columns)
      #expect(line.last != " ")
    }
  }

  @Test func alignsEveryCellOfAColumn() {
    // A mark in a last column stands at the same cell in every line, whatever stands before it.
    let mark = Column<Repository>(name: "m", header: "|", kind: .text) { _ in .text("|") }
    for width in [nil, 40, 60, 200] as [Int?] {
      let context = FormatContext(
        traits: TerminalTraits(isTerminal: width != nil, columns: width), now: SampleRows.now)
      let text = TableFormatter().format(
        SampleRows.repositories,
        columns: SampleRows.columns([.name, .description, .stargazerCount]) + [mark],
        context: context)
      let widths = text.split(separator: "\n").map { DisplayWidth.cells(of: String($0)) }
      #expect(Set(widths).count == 1 && widths.count == 7)
    }
  }

  @Test func hasStylesLinksAndRelativeTimesOnATerminal() {
    let text = Self.table([Self.rows[0]], [.name, .pushedAt], columns: 80) {
      $0.traits.usesColor = true
      $0.traits.supportsLinks = true
    }
    #expect(
      text
        == "\u{1b}[2mNAME\u{1b}[0m             \u{1b}[2mPUSHED\u{1b}[0m\n"
        + "\u{1b}]8;;https://github.com/o/long-name-of-it\u{1b}\\"
        + "\u{1b}[1mlong-name-of-it\u{1b}[0m\u{1b}]8;;\u{1b}\\  \u{1b}[2mjust now\u{1b}[0m\n")
  }

  @Test func doesWhatTheOptionsSay() {
    let text = Self.table(Self.rows, Self.fields, columns: 10) {
      $0.truncates = false
      $0.showsHeader = false
      $0.showsHumanNumbers = true
    }
    #expect(
      text == "long-name-of-it  1.2M  A description of many words\n日本語              5  短い\n")
  }

  @Test func isNothingWithoutRows() {
    #expect(Self.table([], Self.fields, columns: 80) == "")
    #expect(Self.table(Self.rows, [], columns: 80) == "")
  }
}
