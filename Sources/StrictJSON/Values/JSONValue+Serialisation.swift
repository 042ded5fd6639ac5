extension JSONValue {
  /// JSON without white space; members in order, number literals as written, slashes and
  /// everything beyond ASCII as they are.
  ///
  /// ```swift
  /// JSONValue.array([1, nil]).compactText  // [1,null]
  /// ```
  public var compactText: String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  /// JSON with two spaces a level, one line a member or element, and no final line break.
  ///
  /// ```swift
  /// try file.write(value.prettyText + "\n")
  /// ```
  public var prettyText: String {
    var text = ""
    write(to: &text, indentation: 0)
    return text
  }

  private func write(to text: inout String, indentation: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += value.literal
    case .string(let value): Self.write(value, to: &text)
    case .array(let elements):
      Self.write(elements, in: ("[", "]"), to: &text, indentation: indentation) {
        $0.write(to: &$1, indentation: $2)
      }
    case .object(let members):
      Self.write(members, in: ("{", "}"), to: &text, indentation: indentation) {
        Self.write($0.name, to: &$1)
        $1 += $2 == nil ? ":" : ": "
        $0.value.write(to: &$1, indentation: $2)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], in brackets: (String, String), to text: inout String, indentation: Int?,
    item: (Item, inout String, Int?) -> Void
  ) {
    text += brackets.0
    let inner = indentation.map { $0 + 2 }
    for (index, element) in items.enumerated() {
      if index > 0 { text += "," }
      if let inner { text += "\n" + String(repeating: " ", count: inner) }
      item(element, &text, inner)
    }
    if let indentation, !items.isEmpty {
      text += "\n" + String(repeating: " ", count: indentation)
    }
    text += brackets.1
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{c}": text += "\\f"
      case "\u{0}"..."\u{1f}": text += "\\u" + hexadecimal(scalar.value).dropFirst(2).lowercased()
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
