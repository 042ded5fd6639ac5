/// What may be written in which file, apart from imports. Every rule gives sentences that say what
/// to do.
enum SourceRules {
  /// Words that only the listed files (or folders) may use, and what others do instead.
  private static let reserved: [(word: String, places: [String], advice: String)] = [
    ("getenv", [], "take the environment as a [String: String]"),
    ("environ", [], "take the environment as a [String: String]"),
    (
      "URLSession", ["Sources/URLSessionTransport/", "Tests/URLSessionTransportTests/"],
      "take a Transport"
    ),
  ]

  /// Functions that only the listed files may call by their bare names or their modules'.
  private static let reservedCalls: [(word: String, places: [String], advice: String)] = [
    ("exit", exits, "return an exit status, and let main.swift end the process"),
    ("_exit", exits, "return an exit status, and let main.swift end the process"),
    ("sleep", [], "take a Clock, and sleep through it"),
    ("usleep", [], "take a Clock, and sleep through it"),
    ("nanosleep", [], "take a Clock, and sleep through it"),
  ]

  private static let exits = ["/main.swift", "Sources/SystemTerminal/ProcessExit.swift"]

  private static let owners: Set<String> = [
    "Darwin", "Glibc", "Musl", "Foundation", "Task", "Thread",
  ]

  static func violations(in file: SourceFile) -> [String] {
    nameViolations(in: file) + wordViolations(in: file) + callViolations(in: file)
      + lockViolations(in: file) + environmentViolations(in: file)
  }

  /// `Name.swift` and `Name+Topic.swift` declare or extend `Name`, or a function or constant whose
  /// name ends so. A file that only extends, and more than one type, is named after its topic.
  private static func nameViolations(in file: SourceFile) -> [String] {
    if ["main", "plugin"].contains(file.name) || file.text.hasPrefix("// Generated") { return [] }
    let main = String(file.name.prefix { $0 != "+" })
    let isNamed = file.declarations.contains { declaration in
      declaration.name == main
        || ["func", "let"].contains(declaration.keyword)
          && declaration.name.lowercased().hasSuffix(main.lowercased())
    }
    if isNamed { return [] }
    let visible = file.declarations.filter { $0.depth == 0 && !$0.isPrivate }
    let extended = Set(visible.filter { $0.keyword == "extension" }.map(\.name))
    let onlyExtends = visible.allSatisfy { $0.keyword == "extension" }
    if onlyExtends && extended.count > 1 && !file.name.contains("+") { return [] }
    return ["\(file.path) declares no \(main): name the file after its main type, or Type+Topic"]
  }

  private static func wordViolations(in file: SourceFile) -> [String] {
    reserved.compactMap { rule in
      guard file.tokens.contains(rule.word), !file.isIn(rule.places) else { return nil }
      return "\(file.path) names \(rule.word): \(rule.advice)"
    }
  }

  private static func callViolations(in file: SourceFile) -> [String] {
    reservedCalls.compactMap { rule in
      guard !file.isIn(rule.places), file.calls(rule.word, of: owners) else { return nil }
      return "\(file.path) calls \(rule.word): \(rule.advice)"
    }
  }

  private static func lockViolations(in file: SourceFile) -> [String] {
    if file.path == "Sources/Locking/Locked.swift" { return [] }
    let found = zip(file.tokens, file.tokens.dropFirst()).contains { attribute, word in
      attribute == "@unchecked" && word == "Sendable"
    }
    return found ? ["\(file.path) is @unchecked Sendable: keep its state in a Locked"] : []
  }

  /// The program reads it in one place; tests may read a switch for themselves.
  private static let environmentReaders = [
    "Sources/SystemFiles/SystemEnvironment.swift", "/Golden.swift",
  ]

  private static func environmentViolations(in file: SourceFile) -> [String] {
    let words = file.tokens
    let reads = words.indices.dropFirst(2).contains { index in
      words[index] == "environment" && words[index - 1] == "."
        && ["processInfo", "ProcessInfo"].contains(words[index - 2])
    }
    return reads && !file.isIn(environmentReaders)
      ? ["\(file.path) reads the environment: take it as a [String: String]"] : []
  }
}

extension SourceFile {
  /// Whether the path is, begins with, or ends with one of the places.
  fileprivate func isIn(_ places: [String]) -> Bool {
    places.contains { path.hasPrefix($0) || path.hasSuffix($0) }
  }

  /// Whether the text calls a function by its bare name or as a member of an owner. Declarations
  /// and methods of other values of that name are something else, and so are calls with a clock.
  fileprivate func calls(_ name: String, of owners: Set<String>) -> Bool {
    tokens.indices.dropLast().contains { index in
      guard tokens[index] == name, tokens[index + 1] == "(" else { return false }
      let before = index > 0 ? tokens[index - 1] : ""
      if before == "func" || before == "case" { return false }
      if arguments(from: index + 1).contains("clock") { return false }
      if before != "." { return true }
      return index > 1 && owners.contains(tokens[index - 2])
    }
  }
  /// The words between the parenthesis at `start` and the one that closes it.
  private func arguments(from start: Int) -> ArraySlice<String> {
    var depth = 0
    for index in tokens[start...].indices {
      if tokens[index] == "(" { depth += 1 }
      if tokens[index] == ")" { depth -= 1 }
      if depth == 0 { return tokens[start..<index] }
    }
    return tokens[start...]
  }
}
