// swift-tools-version: 6.1
import PackageDescription

/// One list of settings for every target, so that no module is checked less than another.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// `fixtures`: the target has a folder `Fixtures`, which is compiled into it.
func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], fixtures: Bool = false
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: fixtures ? ["Fixtures"] : [],
    swiftSettings: settings, plugins: fixtures ? ["FixturesPlugin"] : [])
}

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
func tests(
  _ name: String, _ dependencies: [Target.Dependency], fixtures: Bool = false
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: fixtures ? ["Fixtures"] : [],
    swiftSettings: settings, plugins: fixtures ? ["FixturesPlugin"] : [])
func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "gh-major",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "HTTPTransport", targets: ["HTTPTransport"]),
    .library(name: "StrictJSON", targets: ["StrictJSON"]),
    .library(name: "HTTPStubs", targets: ["HTTPStubs"]),
    .library(name: "HTTPStubsTesting", targets: ["HTTPStubsTesting"]),
    .library(name: "VirtualTime", targets: ["VirtualTime"]),
    .library(name: "HTTPLoopback", targets: ["HTTPLoopback"])
    .library(name: "TypedFixtures", targets: ["TypedFixtures"]),
    .plugin(name: "FixturesPlugin", targets: ["FixturesPlugin"]),
  ],
  targets: [
    // The rules of the layout, checked on the sources.
    tests("ArchitectureTests", []),

    // The one audited lock.
    library("Locking"),

    // JSON without Foundation: strict for files, quick for servers' answers.
    library("StrictJSON"),
    tests("StrictJSONTests", ["StrictJSON"]),

    // Typed fixtures: plugin -> tool -> library; what is generated stands on TypedFixtures.
    library("TypedFixtures"),
    library("FixtureGeneration", ["StrictJSON"]),
    .executableTarget(
      name: "generate-fixtures", dependencies: ["FixtureGeneration"], swiftSettings: settings),
    .plugin(
      name: "FixturesPlugin", capability: .buildTool(), dependencies: ["generate-fixtures"]),
    tests("FixtureGenerationTests", ["FixtureGeneration"]),
    tests("TypedFixturesTests", ["TypedFixtures"], fixtures: true),

    // Domain: what a repository is, what can be asked about it.
    library("MajorDomain", ["Locking"]),
    tests("MajorDomainTests", ["Locking", "MajorDomain"]),

    // HTTP as plain values, and the protocol that carries them.
    library("HTTPTransport"),
    tests("HTTPTransportTests", ["HTTPTransport"]),

    // Stubs, recording and replay; the Swift Testing trait is apart, since what imports Testing
    // cannot be linked statically.
    library("HTTPStubs", ["HTTPTransport", "Locking", "StrictJSON"]),
    library("HTTPStubsTesting", ["HTTPStubs"]),
    tests("HTTPStubsTests", ["HTTPStubs", "HTTPTransport", "Locking", "StrictJSON"]),
    tests("HTTPStubsTestingTests", ["HTTPStubs", "HTTPStubsTesting", "HTTPTransport", "Locking"]),
    // GitHub: REST answers the roles of the domain over a transport.
    library("GitHubAPIClient", ["HTTPTransport", "MajorDomain", "StrictJSON"]),
    tests(
      "GitHubAPIClientTests",
      ["GitHubAPIClient", "HTTPStubs", "HTTPStubsTesting", "HTTPTransport", "MajorDomain"]),
    // Effect: the only URLSession.
    library("URLSessionTransport", ["HTTPTransport", "Locking"]),
    tests(
      "URLSessionTransportTests",
      ["URLSessionTransport", "HTTPLoopback", "HTTPTransport", "Locking"]),

    // For tests: a server on a loopback port, for any program to talk to.
    library("HTTPLoopback", ["HTTPTransport", "Locking"]),
    tests("HTTPLoopbackTests", ["HTTPLoopback", "HTTPTransport", "Locking"]),

    // Text for terminals: width, styles, traits, the console protocol.
    library("TerminalText"),

    // Effects: the system behind descriptors, terminals, files and processes.
    library("SystemCalls"),
    tests("SystemCallsTests", ["SystemCalls"]),
    library("SystemTerminal", ["Locking", "SystemCalls", "TerminalText"]),
    tests("SystemTerminalTests", ["SystemCalls", "SystemTerminal", "TerminalText"]),
    library("SystemFiles", ["Locking", "SystemCalls"]),
    tests("SystemFilesTests", ["SystemCalls", "SystemFiles"]),

    tests("TerminalTextTests", ["TerminalText"]),
    program("measure-width", ["TerminalText"]),
    // Declarations of commands, the parser, and everything rendered from them.
    library("CommandGrammar", ["TerminalText"]),
    tests(
      "CommandGrammarTests", ["CommandGrammar", "TerminalText"], exclude: ["Golden"]),
    // Time that only moves when a test says so.
    library("VirtualTime", ["Locking"]),
    tests("VirtualTimeTests", ["VirtualTime"]),

    // Rows in six formats, over one table of fields.
    library("OutputFormats", ["MajorDomain", "TerminalText"]),
    tests(
      "OutputFormatsTests", ["OutputFormats", "MajorDomain", "TerminalText"], exclude: ["Golden"]),
    program("benchmark-formats", ["OutputFormats", "MajorDomain", "TerminalText"]),
  ]
)
