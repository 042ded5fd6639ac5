/// A Swift file of the package, with what the checks look at.
struct SourceFile: Sendable {
  /// From the package's folder, such as `Sources/Locking/Locked.swift`.
  let path: String
  let text: String
  let tokens: [String]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    tokens = SwiftTokens.of(text)
  }

  /// The folder under `Sources`, `Tests` or `Plugins`, which is the target.
  var target: String { String(path.split(separator: "/").dropFirst().first ?? "") }

  var isTest: Bool { path.hasPrefix("Tests/") }

  /// The name of the file without `.swift`.
  var name: String {
    String((path.split(separator: "/").last ?? "").dropLast(".swift".count))
  }

  /// The imported modules. Foundation in the other branch of `#if canImport(FoundationEssentials)`
  /// counts as that: there it is only what stands in for it.
  var imports: Set<String> {
    var found: Set<String> = []
    var isFallback = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#if") { isFallback = line.contains("canImport(FoundationEssentials)") }
      if line.hasPrefix("#endif") { isFallback = false }
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
        words[..<keyword].allSatisfy({ Self.modifiers.contains($0) })
      else { continue }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let"]
      let module = words[kinds.contains(words[keyword + 1]) ? keyword + 2 : keyword + 1]
        .prefix { $0 != "." }
      found.insert(isFallback ? "FoundationEssentials" : String(module))
    }
    return found
  }

  /// A type, an extension, or a function or constant of the top level that the file declares.
  struct Declaration {
    let keyword: String
    let name: String
    /// 0 at the top level of the file.
    let depth: Int
    let isPrivate: Bool
  }

  /// The declarations, nested types among them, in the order of the text.
  var declarations: [Declaration] {
    var found: [Declaration] = []
    var depth = 0
    for (index, token) in tokens.enumerated().dropLast() {
      if token == "{" { depth += 1 }
      if token == "}" { depth -= 1 }
      let isGlobal = depth == 0 && ["func", "let"].contains(token)
      guard isGlobal || Self.typeKeywords.contains(token) else { continue }
      let modifiers = tokens[..<index].suffix(3)
      found.append(
        Declaration(
          keyword: token, name: tokens[index + 1], depth: depth,
          isPrivate: modifiers.contains("private") || modifiers.contains("fileprivate")))
    }
    return found
  }

  private static let typeKeywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "extension", "macro",
  ]

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private", "@testable", "@preconcurrency",
    "@_exported",
  ]
}
