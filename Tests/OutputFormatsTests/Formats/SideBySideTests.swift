import OutputFormats
import Testing

@Suite struct SideBySideTests {
  static let fields: [RepositoryField] = [
    .name, .stargazerCount, .isFork, .topics, .pushedAt, .description,
  ]

  /// Escape sequences and carriage returns are written out, so that the file can be read.
  @Test func writesTheSameRowsInSixFormats() throws {
    var text = ""
    for (place, context) in [("a pipe", SampleRows.pipe), ("a terminal", SampleRows.terminal)] {
      for format in OutputFormat.allCases {
        text += "=== \(format.rawValue) to \(place)\n"
        text += format.formatter.format(
          SampleRows.repositories, columns: SampleRows.columns(Self.fields), context: context)
      }
    }
    let readable = String.UnicodeScalarView(
      text.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
        let isControl = scalar.properties.generalCategory == .control && scalar != "\n"
        let isHidden = scalar.value == 0x202E
        return isControl || isHidden
          ? Array("«\(String(scalar.value, radix: 16))»".unicodeScalars) : [scalar]
      })
    try expectGolden(String(readable), "SideBySide.txt")
  }
}
