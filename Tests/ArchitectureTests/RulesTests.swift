import Testing

/// The checks themselves, on planted text: each finds what it should, and nothing else.
@Suite struct RulesTests {
  private static let essentials = """
    #if canImport(FoundationEssentials)
    import FoundationEssentials
    #else
    import Foundation
    #endif
    """

  @Test(arguments: [
    ("let a = getenv(\"HOME\")", "names getenv: take the environment as a [String: String]"),
    (
      "let a = \"\\(getenv(\"HOME\"))\"", "names getenv: take the environment as a [String: String]"
    ),
    ("let a = Glibc.environ", "names environ: take the environment as a [String: String]"),
    (
      "let a = ProcessInfo.processInfo\n  .environment[\"A\"]",
      "reads the environment: take it as a [String: String]"
    ),
    (
      "func f() { exit(1) }",
      "calls exit: return an exit status, and let main.swift end the process"
    ),
    (
      "func f() { Glibc.exit (1) }",
      "calls exit: return an exit status, and let main.swift end the process"
    ),
    ("try await Task.sleep(for: .seconds(1))", "calls sleep: take a Clock, and sleep through it"),
    ("usleep(10)", "calls usleep: take a Clock, and sleep through it"),
    ("let a = URLSession.shared", "names URLSession: take a Transport"),
    ("final class B: @unchecked Sendable {}", "is @unchecked Sendable: keep its state in a Locked"),
  ])
  func plantedCodeIsFound(_ code: String, _ message: String) {
    let file = SourceFile(path: "Sources/M/A.swift", text: "struct A {}\n\(code)\n")
    #expect(SourceRules.violations(in: file) == ["Sources/M/A.swift \(message)"])
  }

  @Test(arguments: [
    "// getenv(\"HOME\"), exit(1)",
    "/* exit(1) /* sleep(1) */ getenv */",
    "let a = \"exit(1) \\\" getenv\"",
    "let a = #\"\"\"\n  exit(1) \" \\(getenv)\n  \"\"\"#",
    "func sleep(until deadline: Instant) async throws {}",
    "try await clock.sleep(for: .seconds(1))",
    "try await Task.sleep(for: .seconds(1), clock: clock)",
    "func `a sleep (of getenv)`() {}",
    "status.exit(1)",
    "enum D { case sleep(Int) }",
    "let environment = request.environment",
    "struct C: Sendable {}",
  ])
  func harmlessCodeIsNotFound(_ code: String) {
    let file = SourceFile(path: "Sources/M/A.swift", text: "struct A {}\n\(code)\n")
    #expect(SourceRules.violations(in: file) == [])
  }

  @Test(arguments: [
    ("Sources/gh-major/main.swift", "exit(1)"),
    ("Sources/Locking/Locked.swift", "final class Locked: @unchecked Sendable {}"),
    ("Sources/URLSessionTransport/A.swift", "struct A { let session: URLSession }"),
    ("Sources/M/A+Topic.swift", "extension A {}"),
    ("Sources/M/A.swift", "extension B { struct A {} }"),
    ("Tests/MTests/Topic.swift", "enum A {}\nlet topic = 1"),
    ("Tests/MTests/Topic.swift", "func expectTopic() {}"),
    ("Sources/M/Topic.swift", "extension A {}\nextension B {}\nprivate struct C {}"),
    ("Sources/M/Width.swift", "// Generated from the Unicode data.\nlet table = 1"),
    (
      "Sources/SystemFiles/SystemEnvironment.swift",
      "enum SystemEnvironment { let a = ProcessInfo.processInfo.environment }"
    ),
  ])
  func theListedPlacesMay(_ path: String, _ code: String) {
    #expect(SourceRules.violations(in: SourceFile(path: path, text: code)) == [])
  }

  @Test(arguments: [
    ("A", "struct B { let a = \"struct A\" }"), ("A+Topic", "extension B {}"),
    ("Topic", "extension B {}\nprivate struct C {}"), ("Topic", "extension B {}\nenum C {}"),
    ("A+Topic", "extension B {}\nextension C {}"), ("Topic", "let other = 1"),
  ])
  func aFileIsNamedAfterItsMainType(_ name: String, _ code: String) {
    let file = SourceFile(path: "Sources/M/\(name).swift", text: code)
    #expect(
      SourceRules.violations(in: file) == [
        "Sources/M/\(name).swift declares no \(name.prefix { $0 != "+" }): "
          + "name the file after its main type, or Type+Topic"
      ])
  }

  @Test(arguments: [
    ("HTTPTransport", "public import Locking", "Locking"),
    ("MajorDomain", "import Foundation", "Foundation"),
    ("TerminalText", "@testable import struct Locking.Locked", "Locking"),
  ])
  func plantedImportsAreFound(_ target: String, _ code: String, _ module: String) {
    let file = SourceFile(path: "Sources/\(target)/A.swift", text: code)
    #expect(
      Arrows.violations(in: file) == [
        "Sources/\(target)/A.swift imports \(module): pass in what it needs of it, or add "
          + "\"\(module)\" to the row of \"\(target)\" in Arrows.allowed"
      ])
  }

  @Test(arguments: ["Sources/gh-major/B.swift", "Tests/MajorCommandsTests/A.swift"])
  func plantedEffectsAreFound(_ path: String) {
    #expect(
      Arrows.violations(in: SourceFile(path: path, text: "package import SystemFiles")) == [
        "\(path) imports the effect SystemFiles: only main.swift and its own tests may; take a "
          + "protocol or a value instead"
      ])
  }

  @Test func aModuleWithoutARowIsFound() {
    #expect(
      Arrows.violations(in: SourceFile(path: "Sources/New/A.swift", text: "")) == [
        "Sources/New/A.swift is in a module without a row: add \"New\" to Arrows.allowed"
      ])
  }

  @Test(arguments: [
    ("Sources/gh-major/main.swift", "import SystemFiles"),
    ("Tests/SystemFilesTests/A.swift", "import SystemFiles\nimport Foundation"),
    ("Sources/MajorDomain/A.swift", essentials),
    ("Sources/Locking/A.swift", "#if canImport(Musl)\nimport Musl\n#endif\n// import Foundation"),
  ])
  func allowedImportsAreNotFound(_ path: String, _ code: String) {
    #expect(Arrows.violations(in: SourceFile(path: path, text: code)) == [])
  }

  @Test func theManifestIsHeldToTheTable() {
    #expect(
      Arrows.violations(
        inManifest: ["TerminalText": ["Locking"], "Locking": []],
        sourceFolders: ["Locking", "TerminalText", "Stray"]
      ) == [
        "Sources/Stray is no target: declare it in Package.swift, or remove it",
        "Package.swift: Stray is in a module without a row: add \"Stray\" to Arrows.allowed",
        "Package.swift: TerminalText imports Locking: pass in what it needs of it, or add "
          + "\"Locking\" to the row of \"TerminalText\" in Arrows.allowed",
      ])
  }
}
