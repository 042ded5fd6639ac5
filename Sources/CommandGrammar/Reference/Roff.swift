/// The language of manual pages, man(7).
enum Roff {
  /// Text that means itself: escapes are escaped, dashes can be copied, and no line begins with
  /// a control character.
  static func escaped(_ text: String) -> String {
    var result = ""
    var isLineStart = true
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += isLineStart ? "\\&\\(aq" : "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case ".": result += isLineStart ? "\\&." : "."
      default: result.unicodeScalars.append(scalar)
      }
      isLineStart = scalar == "\n"
    }
    return result
  }

  static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fP" }
  static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fP" }

  /// An argument of a macro.
  static func argument(_ text: String) -> String {
    "\"" + escaped(text).replacing("\"", with: "\\(dq") + "\""
  }
}
