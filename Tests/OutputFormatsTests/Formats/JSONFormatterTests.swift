import Foundation
import MajorDomain
import OutputFormats
import TerminalText
import Testing

@Suite struct JSONFormatterTests {
  static func json(
    _ rows: [Repository], _ fields: [RepositoryField], _ context: FormatContext = SampleRows.pipe
  ) -> String {
    JSONFormatter().format(rows, columns: SampleRows.columns(fields), context: context)
  }

  static let rows = [
    Repository(
      id: 1, owner: "o", name: "a", stargazerCount: -3, topics: ["x", "y/z"], isFork: true),
    Repository(id: 2, owner: "o", name: "b", topics: []),
  ]
  static let fields: [RepositoryField] = [.url, .stargazerCount, .topics, .isFork, .language]

  @Test func isCompactThroughAPipe() {
    #expect(
      Self.json(Self.rows, Self.fields)
        == #"[{"url":"https://github.com/o/a","stargazerCount":-3,"topics":["x","y/z"],"#
        + #""isFork":true,"language":null},"#
        + #"{"url":"https://github.com/o/b","stargazerCount":null,"topics":[],"isFork":false,"#
        + #""language":null}]"# + "\n")
  }

  @Test func isPrettyOnATerminal() {
    #expect(
      Self.json(Self.rows, [.name, .topics], SampleRows.terminal) == """
        [
          {
            "name": "a",
            "topics": [
              "x",
              "y/z"
            ]
          },
          {
            "name": "b",
            "topics": []
          }
        ]

        """)
  }

  @Test(arguments: [SampleRows.pipe, SampleRows.terminal])
  func isAnArrayWithoutRowsAndAnObjectWithoutFields(context: FormatContext) {
    #expect(Self.json([], Self.fields, context) == "[]\n")
    #expect(
      Self.json(Self.rows, []).filter { $0 != "\n" && $0 != " " } == "[{},{}]")
  }

  @Test(arguments: [
    ("plain/ü日😀", "plain/ü日😀"), ("\"\\", #"\"\\"#), ("\u{8}\t\n\u{c}\r", #"\b\t\n\f\r"#),
    ("\0\u{1b}\u{1f}", #"\u0000\u001b\u001f"#), ("\u{7f}\u{80}\u{9b}", #"\u007f\u0080\u009b"#),
    ("\u{202e}\u{2066}\u{61c}", #"\u202e\u2066\u061c"#), ("\u{2028}", #"\u2028"#),
    ("\u{a0}\u{200d}\u{d9}", "\u{a0}\u{200d}\u{d9}"),
  ])
  func escapes(text: String, escaped: String) {
    let row = Repository(id: 1, owner: "o", name: "n", description: text)
    #expect(Self.json([row], [.description]) == "[{\"description\":\"\(escaped)\"}]\n")
  }

  @Test(arguments: [SampleRows.pipe, SampleRows.terminal])
  func readsBackToTheSameRows(context: FormatContext) throws {
    let fields = RepositoryField.allCases
    let text = Self.json(SampleRows.repositories, fields, context)
    let lines = NDJSONFormatter().format(
      SampleRows.repositories, columns: SampleRows.columns(fields), context: context)
    let expected = SampleRows.repositories.map { repository in
      Dictionary(
        uniqueKeysWithValues: fields.map { ($0.name, $0.value(of: repository, at: SampleRows.now)) }
      )
    }
    #expect(try JSONReader.objects(text) == expected)
    #expect(
      try lines.split(separator: "\n").flatMap { try JSONReader.objects("[\($0)]") } == expected)
  }

  @Test func writesLinesOneAtATime() {
    let columns = SampleRows.columns([.name])
    let formatter = NDJSONFormatter()
    var output: [UInt8] = []
    for row in Self.rows {
      formatter.append([row], columns: columns, context: SampleRows.terminal, to: &output)
    }
    #expect(String(decoding: output, as: UTF8.self) == "{\"name\":\"a\"}\n{\"name\":\"b\"}\n")
  }
}

/// Reads an array of flat objects with Foundation, and gives times and numbers their kinds again.
enum JSONReader {
  struct Unexpected: Error { var value: String }

  static func objects(_ text: String) throws -> [[String: FieldValue]] {
    let parsed = try JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let objects = parsed as? [[String: Any]] else { throw Unexpected(value: text) }
    return try objects.map { object in
      try object.reduce(into: [:]) { $0[$1.key] = try value($1.value, named: $1.key) }
    }
  }

  private static func value(_ value: Any, named name: String) throws -> FieldValue {
    if value is NSNull { return .null }
    switch (RepositoryField(rawValue: name)?.kind, value) {
    case (.boolean, let value as Bool): return .bool(value)
    case (.count, let value as Int), (.identifier, let value as Int): return .int(value)
    case (.list, let value as [String]): return .list(value)
    case (.timestamp, let value as String): return FieldValue(Timestamp(rfc3339: value))
    case (.text, let value as String): return .text(value)
    default: throw Unexpected(value: "\(name): \(value)")
    }
  }
}
