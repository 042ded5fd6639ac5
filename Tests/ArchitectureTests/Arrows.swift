/// Which module may import which. A new module gets a row here, in the order of the layers; a row
/// that grows is a decision about the design.
enum Arrows {
  private static let system: Set<String> = ["Darwin", "Glibc", "Musl"]

  static let allowed: [String: Set<String>] = [
    // Values and text: next to nothing.
    "Locking": system,
    "StrictJSON": [],
    "HTTPTransport": [],
    "TerminalText": [],
    "CommandGrammar": ["TerminalText"],
    "MajorDomain": ["FoundationEssentials", "Locking"],
    // What is built from them.
    "GitHubAPIClient": [
      "FoundationEssentials", "HTTPTransport", "Locking", "MajorDomain", "StrictJSON",
    ],
    "OutputFormats": ["FoundationEssentials", "MajorDomain", "StrictJSON", "TerminalText"],
    "TerminalViews": ["TerminalText"],
    "MajorCommands": [
      "CommandGrammar", "FoundationEssentials", "Locking", "MajorDomain", "OutputFormats",
      "StrictJSON", "TerminalText", "TerminalViews",
    ],
    // The program without its effects, as tests run it.
    "MajorProgram": [
      "CommandGrammar", "FoundationEssentials", "GitHubAPIClient", "HTTPStubs", "HTTPTransport",
      "Locking", "MajorCommands", "MajorDomain", "OutputFormats", "StrictJSON", "TerminalText",
      "TerminalViews",
    ],
    // Products for tests, and what generates fixtures.
    "VirtualTime": ["Locking"],
    "HTTPStubs": [
      "FoundationEssentials", "HTTPTransport", "Locking", "StrictJSON", "TypedFixtures",
    ],
    "HTTPStubsTesting": ["HTTPStubs", "HTTPTransport", "Testing"],
    "HTTPLoopback": system.union(["Dispatch", "HTTPTransport", "Locking"]),
    "TypedFixtures": ["FoundationEssentials"],
    "FixtureGeneration": ["FoundationEssentials", "StrictJSON", "TypedFixtures"],
    "SampleData": ["HTTPStubs", "HTTPTransport", "StrictJSON", "TypedFixtures"],
    "MajorTesting": [
      "CommandGrammar", "FoundationEssentials", "GitHubAPIClient", "HTTPStubs", "HTTPTransport",
      "Locking", "MajorCommands", "MajorDomain", "MajorProgram", "OutputFormats", "StrictJSON",
      "TerminalText", "TerminalViews", "VirtualTime",
    ],
    "ShellTesting": ["Foundation", "SystemFiles"],
    // Effects.
    "SystemCalls": system,
    "SystemFiles": system.union(["FoundationEssentials", "Locking", "SystemCalls"]),
    "SystemTerminal": system.union(["Locking", "SystemCalls", "TerminalText"]),
    "URLSessionTransport": [
      "Dispatch", "Foundation", "FoundationNetworking", "HTTPTransport", "Locking",
    ],
    // Tools of the project, which are no part of the program.
    "generate-fixtures": system.union(["FixtureGeneration", "FoundationEssentials"]),
    "measure-frames": ["TerminalText", "TerminalViews"],
    "render-reference": system.union(["FoundationEssentials", "MajorCommands"]),
    "measure-width": ["TerminalText"],
    "benchmark-formats": system.union(["MajorDomain", "OutputFormats", "TerminalText"]),
    "FixturesPlugin": ["Foundation", "PackagePlugin"],
    "RenderReference": ["Foundation", "PackagePlugin"],
  ]

  /// The program: the only place that sees everything.
  static let program = "gh-major"

  /// Modules that only `main.swift` of the program and their own tests import.
  static let effects: Set<String> = ["SystemFiles", "SystemTerminal", "URLSessionTransport"]

  /// Tests that run the real program, other programs, or parts against real sockets.
  static let endToEnd = [
    "Tests/EndToEndTests/", "Tests/HTTPStubsTests/Together/", "Sources/ShellTesting/",
  ]

  static func violations(in file: SourceFile) -> [String] {
    importViolations(of: file.target, file.imports, isTest: file.isTest).map {
      "\(file.path) \($0)"
    } + effectViolations(in: file)
  }

  /// What the manifest lets targets import beyond the table, and folders without a target.
  static func violations(
    inManifest declared: [String: Set<String>], sourceFolders: Set<String>
  ) -> [String] {
    let undeclared = sourceFolders.subtracting(declared.keys).sorted().map {
      "Sources/\($0) is no target: declare it in Package.swift, or remove it"
    }
    return undeclared
      + sourceFolders.sorted().flatMap { target in
        importViolations(of: target, declared[target] ?? [], isTest: false).map {
          "Package.swift: \(target) \($0)"
        }
      }
  }

  private static func importViolations(
    of target: String, _ imports: Set<String>, isTest: Bool
  ) -> [String] {
    if isTest || target == program { return [] }
    guard let allowed = allowed[target] else {
      return ["is in a module without a row: add \"\(target)\" to Arrows.allowed"]
    }
    return imports.subtracting(allowed).sorted().map {
      "imports \($0): pass in what it needs of it, or add \"\($0)\" to the row of \"\(target)\" in "
        + "Arrows.allowed"
    }
  }

  private static func effectViolations(in file: SourceFile) -> [String] {
    file.imports.intersection(effects).sorted().compactMap { effect in
      let isAllowed =
        file.path == "Sources/\(program)/main.swift" || file.target == effect + "Tests"
        || endToEnd.contains { file.path.hasPrefix($0) }
      return isAllowed
        ? nil
        : "\(file.path) imports the effect \(effect): only main.swift and its own tests may; take "
          + "a protocol or a value instead"
    }
  }
}
