import MajorDomain
import OutputFormats
import Testing

@Suite struct CSVFormatterTests {
  static func csv(
    _ descriptions: [String?], fields: [RepositoryField] = [.name, .description],
    _ context: FormatContext = SampleRows.pipe
  ) -> String {
    let rows = descriptions.map { Repository(id: 1, owner: "o", name: "n", description: $0) }
    return CSVFormatter().format(rows, columns: SampleRows.columns(fields), context: context)
  }

  @Test(
    arguments: [
      (nil, "n,\r\n"), ("", "n,\r\n"), ("a b", "n,a b\r\n"), ("a,b", "n,\"a,b\"\r\n"),
      ("say \"hi\"", "n,\"say \"\"hi\"\"\"\r\n"), ("a\nb", "n,\"a\nb\"\r\n"),
      ("a\rb", "n,\"a\rb\"\r\n"), ("a\tb", "n,a\tb\r\n"), ("=1+1", "n,=1+1\r\n"),
      ("\u{1b}[2J", "n,\u{1b}[2J\r\n"),
    ] as [(String?, String)])
  func quotesWhatHasToBe(description: String?, line: String) {
    #expect(Self.csv([description]) == "name,description\r\n" + line)
  }

  @Test func readsBackToTheSameRows() throws {
    let fields = RepositoryField.allCases
    let text = CSVFormatter().format(
      SampleRows.repositories, columns: SampleRows.columns(fields), context: SampleRows.pipe)
    let cells = SampleRows.repositories.map { repository in
      fields.map { $0.value(of: repository, at: SampleRows.now).plainText }
    }
    #expect(try CSVReader.records(text) == [fields.map(\.name)] + cells)
  }

  @Test func isInertOnATerminal() {
    #expect(
      Self.csv(["\u{1b}[2J\u{202e}a\r\nb\tc,"], SampleRows.terminal)
        == "name,description\r\nn,\"\\u{1b}[2J\\u{202e}a b c,\"\r\n")
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@a", "'@a"), ("\ta", "'\ta"),
    ("\ra", "\"'\ra\""), ("\na", "\"'\na\""), ("＝1", "'＝1"), ("  =1", "'  =1"), ("a=1", "a=1"),
    ("'=1", "'=1"), ("=\"a\",b", "\"'=\"\"a\"\",b\""), ("", ""), (" ", " "),
  ])
  func guardsFormulas(description: String, cell: String) {
    var context = SampleRows.pipe
    context.guardsFormulas = true
    #expect(Self.csv([description], context) == "name,description\r\nn,\(cell)\r\n")
  }

  @Test func guardsNoNumbers() {
    var context = SampleRows.pipe
    context.guardsFormulas = true
    context.showsHeader = false
    let row = Repository(id: -7, owner: "o", name: "n", stargazerCount: -5)
    let text = CSVFormatter().format(
      [row], columns: SampleRows.columns([.id, .stargazerCount]), context: context)
    #expect(text == "-7,-5\r\n")
  }

  @Test func writesNoEmptyLineForARow() {
    #expect(Self.csv([nil, "a"], fields: [.description]) == "description\r\n\"\"\r\na\r\n")
  }

  @Test func hasAHeaderWithoutRows() {
    #expect(Self.csv([]) == "name,description\r\n")
  }
}

extension FieldValue {
  /// What a cell of CSV should hold.
  var plainText: String {
    switch self {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .text(let text): text
    case .timestamp(let time): time.rfc3339
    case .list(let items): items.joined(separator: ",")
    }
  }
}
