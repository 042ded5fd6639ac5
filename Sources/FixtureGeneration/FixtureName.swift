/// The Swift name of a file or folder; `Fixture` states the rules for users.
package enum FixtureName {
  /// The name of a constant; `nil` if there is no letter or digit in it.
  package static func constant(_ text: some StringProtocol) -> String? {
    guard var words = words(in: text) else { return nil }
    words[0] = loweringStart(words[0])
    return identifier(words)
  }

  /// The name of an enumeration; `nil` if there is no letter or digit in it.
  package static func type(_ text: some StringProtocol) -> String? {
    guard var words = words(in: text) else { return nil }
    words[0] = capitalized(words[0])
    return identifier(words)
  }

  private static func words(in text: some StringProtocol) -> [String]? {
    let words = text.unicodeScalars
      .split { !$0.properties.isXIDContinue || $0 == "_" }
      .map { String(String.UnicodeScalarView($0)) }
    return words.isEmpty ? nil : words
  }

  private static func identifier(_ words: [String]) -> String {
    let joined = words[0] + words.dropFirst().map(capitalized).joined()
    if let first = joined.unicodeScalars.first, !first.properties.isXIDStart { return "_" + joined }
    if hiding.contains(joined) { return joined + "_" }
    return keywords.contains(joined) ? "`\(joined)`" : joined
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// `README` is `readme`, `URLSession` is `urlSession`, `List` is `list`.
  private static func loweringStart(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase)
    let isRunIntoWord = capitals.count > 1 && word.dropFirst(capitals.count).first?.isLetter == true
    let count = isRunIntoWord ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// Names that mean something else in the generated code, also in backticks.
  private static let hiding: Set<String> = [
    "all", "self", "Self", "Type", "Protocol", "Fixture", "TypedFixtures", "init",
  ]

  /// Swift's reserved words (The Swift Programming Language, Lexical Structure).
  private static let keywords: Set<String> = [
    "Any", "as", "associatedtype", "await", "borrowing", "break", "case", "catch", "class",
    "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "inout",
    "internal", "is", "let", "nil", "open", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
