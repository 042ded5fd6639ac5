/// GitHub Flavored Markdown.
enum Markdown {
  /// Text that means itself.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if "\\`*_<>[]#|~".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// A code span. Its fence is longer than any run of backquotes inside.
  static func code(_ text: String) -> String {
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let space = longest > 0 ? " " : ""
    return fence + space + text + space + fence
  }

  /// Text inside a cell: one line, and no bar that ends it.
  static func cell(_ markdown: String) -> String {
    var result = ""
    var isEscaped = false
    for character in markdown {
      if character == "|", !isEscaped { result += "\\" }
      isEscaped = character == "\\" && !isEscaped
      result.append(character.isNewline ? " " : character)
    }
    return result
  }
}
