import MajorDomain

/// Writes rows as JSON objects, with the keys in the order of the columns.
struct JSONObjectWriter<Row> {
  /// What stands before each value: the comma, the line break and the indent, and the key.
  private let leads: [[UInt8]]
  private let values: [@Sendable (Row) -> FieldValue]
  private let end: [UInt8]
  private let indent: Int?

  /// - Parameters:
  ///   - now: The time that values depend on.
  ///   - indent: The spaces before the object's braces when every value is to have a line of its
  ///     own; `nil` puts all on one line without a space.
  init(columns: [Column<Row>], now: Timestamp, indent: Int?) {
    let lineBreak = indent.map { "\n" + String(repeating: " ", count: $0) }
    values = columns.map { $0.value(at: now) }
    self.indent = indent
    leads = columns.indices.map { index in
      var lead = Array((index == 0 ? "{" : ",").utf8)
      if let lineBreak { lead.append(contentsOf: (lineBreak + "  ").utf8) }
      JSONText.append(columns[index].name, to: &lead)
      lead.append(contentsOf: (indent == nil ? ":" : ": ").utf8)
      return lead
    }
    end = Array(columns.isEmpty ? "{}".utf8 : ((lineBreak ?? "") + "}").utf8)
  }

  func append(_ row: Row, to output: inout [UInt8]) {
    for index in values.indices {
      output.append(contentsOf: leads[index])
      append(values[index](row), to: &output)
    }
    output.append(contentsOf: end)
  }

  private func append(_ value: FieldValue, to output: inout [UInt8]) {
    switch value {
    case .null: output.append(contentsOf: "null".utf8)
    case .text(let text): JSONText.append(text, to: &output)
    case .list(let items): append(items, to: &output)
    case .timestamp(let timestamp):
      output.append(UInt8(ascii: "\""))
      timestamp.appendRFC3339(to: &output)
      output.append(UInt8(ascii: "\""))
    case .bool, .int: value.appendPlain(to: &output)
    }
  }

  private func append(_ items: [String], to output: inout [UInt8]) {
    // The braces' indent, two for the keys, and two for what belongs to a key.
    let lineBreak = indent.map { "\n" + String(repeating: " ", count: $0 + 2) } ?? ""
    let deeper = indent == nil ? "" : "  "
    output.append(UInt8(ascii: "["))
    for (index, item) in items.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      output.append(contentsOf: (lineBreak + deeper).utf8)
      JSONText.append(item, to: &output)
    }
    if !items.isEmpty { output.append(contentsOf: lineBreak.utf8) }
    output.append(UInt8(ascii: "]"))
  }
}
