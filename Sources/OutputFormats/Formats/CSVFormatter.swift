import TerminalText

/// Comma-separated values (RFC 4180): lines end with CR LF, and a field is quoted where it has to
/// be. On a terminal the text is made inert; elsewhere it reads back to what it was.
package struct CSVFormatter: Formatter {
  package init() {}

  package func append<Row>(
    _ rows: [Row], columns: [Column<Row>], context: FormatContext, to output: inout [UInt8]
  ) {
    if context.showsHeader {
      output.append(contentsOf: columns.map(\.name).joined(separator: ",").utf8)
      output.append(contentsOf: "\r\n".utf8)
    }
    let values = columns.map { $0.value(at: context.now) }
    for row in rows {
      let start = output.count
      for index in values.indices {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        let value = values[index](row)
        if let text = value.text(joinedBy: ",") {
          append(text, context: context, to: &output)
        } else {
          value.appendPlain(to: &output)
        }
      }
      // Readers take an empty line for no row at all.
      if output.count == start { output.append(contentsOf: "\"\"".utf8) }
      output.append(contentsOf: "\r\n".utf8)
    }
  }

  private func append(_ text: String, context: FormatContext, to output: inout [UInt8]) {
    var text = context.traits.isTerminal ? InertText.inert(text) : text
    if context.guardsFormulas, Self.looksLikeFormula(text) { text = "'" + text }
    text.withUTF8 { bytes in
      guard bytes.contains(where: Self.needsQuotes) else {
        output.append(contentsOf: bytes)
        return
      }
      output.append(UInt8(ascii: "\""))
      for byte in bytes {
        if byte == UInt8(ascii: "\"") { output.append(byte) }
        output.append(byte)
      }
      output.append(UInt8(ascii: "\""))
    }
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D
  }

  /// Whether a spreadsheet might compute the text (OWASP, "CSV Injection"): fullwidth signs count
  /// where the input is Japanese, and white space in front may be dropped.
  private static func looksLikeFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    if ["\t", "\r", "\n"].contains(first) { return true }
    let signs: Set<Unicode.Scalar> = ["=", "+", "-", "@", "＝", "＋", "－", "＠"]
    return text.unicodeScalars.first { $0 != " " }.map(signs.contains) ?? false
  }
}
