import MajorDomain
import OutputFormats
import TerminalText
import Testing
import VirtualTime

@Suite struct RandomTextTests {
  /// Every format takes every text; CSV and JSON give it back, and nothing active gets through.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func survivesEveryFormat(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rows = (0..<25).map { Self.repository($0, &random) }
    let columns = SampleRows.columns(RepositoryField.allCases)
    for format in OutputFormat.allCases {
      for var context in [SampleRows.pipe, SampleRows.terminal] {
        context.traits.columns = Int.random(in: 1...200, using: &random)
        context.traits.usesColor = false
        context.traits.supportsLinks = false
        context.guardsFormulas = false
        let text = format.formatter.format(rows, columns: columns, context: context)
        try Self.check(text, of: rows, as: format, context)
      }
    }
  }

  static func check(
    _ text: String, of rows: [Repository], as format: OutputFormat, _ context: FormatContext
  ) throws {
    let fields = RepositoryField.allCases
    let objects = rows.map { row in
      Dictionary(
        uniqueKeysWithValues: fields.map { ($0.name, $0.value(of: row, at: SampleRows.now)) })
    }
    switch format {
    case .json: #expect(try JSONReader.objects(text) == objects)
    case .ndjson:
      #expect(
        try text.split(separator: "\n").flatMap { try JSONReader.objects("[\($0)]") } == objects)
    case .csv:
      let cells = rows.map { row in fields.map { $0.value(of: row, at: SampleRows.now).plainText } }
      let expected = context.traits.isTerminal ? cells.map { $0.map(InertText.inert) } : cells
      #expect(try CSVReader.records(text) == [fields.map(\.name)] + expected)
    case .table:
      let width = context.traits.isTerminal ? context.traits.columns ?? 0 : .max
      #expect(
        text.split(separator: "\n").allSatisfy { DisplayWidth.cells(of: String($0)) <= width })
    case .tsv:
      #expect(
        text.split(separator: "\n").allSatisfy { $0.utf8.count { $0 == 9 } == fields.count - 1 })
    case .markdown: break
    }
    if format == .csv, !context.traits.isTerminal { return }
    let own: Set<Unicode.Scalar> =
      format == .csv ? ["\r", "\n"] : format == .tsv ? ["\t", "\n"] : ["\n"]
    let rest = String(String.UnicodeScalarView(text.unicodeScalars.filter { !own.contains($0) }))
    #expect(InertText.inert(rest) == rest)
  }

  static func repository(_ id: Int, _ random: inout SeededGenerator) -> Repository {
    Repository(
      id: id, owner: text(&random), name: text(&random), description: text(&random),
      url: text(&random), homepageUrl: text(&random),
      stargazerCount: Int.random(in: -(1 << 53)...(1 << 53), using: &random),
      language: Bool.random(using: &random) ? text(&random) : nil,
      topics: (0..<Int.random(in: 0...3, using: &random)).map { _ in text(&random) },
      defaultBranch: text(&random),
      createdAt: Timestamp(
        secondsSinceEpoch: Int.random(in: -60_000_000_000...250_000_000_000, using: &random)))
  }

  /// Half of the characters are those that mean something to some format.
  static func text(_ random: inout SeededGenerator) -> String {
    let special = Array(
      "\"\\,;|`[]<>&*_~#\r\n\t\u{b}\0\u{1b}\u{7f}\u{85}\u{9b}\u{202e}\u{2066}\u{2028}\u{61c} ='+-@日👩\u{200d}\u{301}\u{fe0f}🇩"
        .unicodeScalars)
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...20, using: &random) {
      if Bool.random(using: &random) {
        text.append(special[Int.random(in: 0..<special.count, using: &random)])
      } else if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
