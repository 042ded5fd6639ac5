// swift-tools-version: 6.1
import PackageDescription

/// One list of settings for every target, so that no module is checked less than another.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A module; with fixtures, its `Fixtures` folder becomes typed Swift.
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

/// Tests; `exclude` names data files that are read from the source tree.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
  fixtures: Bool = false
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude + (fixtures ? ["Fixtures"] : []),
    swiftSettings: settings, plugins: fixtures ? ["FixturesPlugin"] : [])
}

let package = Package(
  name: "gh-major",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "gh-major", targets: ["gh-major"]),
    .library(name: "GitHubAPIClient", targets: ["GitHubAPIClient", "MajorDomain"]),
    .library(name: "HTTPTransport", targets: ["HTTPTransport"]),
    .library(name: "URLSessionTransport", targets: ["URLSessionTransport"]),
    .library(name: "HTTPStubs", targets: ["HTTPStubs"]),
    .library(name: "HTTPStubsTesting", targets: ["HTTPStubsTesting"]),
    .library(name: "HTTPLoopback", targets: ["HTTPLoopback"]),
    .library(name: "VirtualTime", targets: ["VirtualTime"]),
    .library(name: "TypedFixtures", targets: ["TypedFixtures"]),
    .library(name: "TerminalViews", targets: ["TerminalViews"]),
    .library(name: "StrictJSON", targets: ["StrictJSON"]),
    .plugin(name: "FixturesPlugin", targets: ["FixturesPlugin"]),
  ],
  targets: [
    // The one audited lock.
    library("Locking"),

    // JSON without Foundation: strict for files, quick for servers' answers.
    library("StrictJSON"),
    tests("StrictJSONTests", ["StrictJSON"]),

    // Domain: what a repository is, what can be asked about it.
    library("MajorDomain", ["Locking"]),
    tests("MajorDomainTests", ["Locking", "MajorDomain", "VirtualTime"]),

    // HTTP as plain values, and the protocol that carries them.
    library("HTTPTransport"),
    tests("HTTPTransportTests", ["HTTPTransport"]),

    // GitHub: REST answers the roles of the domain over a transport.
    library("GitHubAPIClient", ["HTTPTransport", "Locking", "MajorDomain", "StrictJSON"]),
    tests(
      "GitHubAPIClientTests",
      [
        "GitHubAPIClient", "HTTPStubs", "HTTPStubsTesting", "HTTPTransport", "Locking",
        "MajorDomain", "StrictJSON", "VirtualTime",
      ]),

    // Text: what a command line is and everything rendered from it, terminals, output formats.
    library("TerminalText"),
    program("measure-width", ["TerminalText"]),
    tests("TerminalTextTests", ["TerminalText", "VirtualTime"]),
    library("TerminalViews", ["TerminalText"]),
    program("measure-frames", ["TerminalText", "TerminalViews"]),
    tests(
      "TerminalViewsTests", ["Locking", "TerminalText", "TerminalViews"], exclude: ["Recorded"]),
    library("CommandGrammar", ["TerminalText"]),
    tests(
      "CommandGrammarTests", ["CommandGrammar", "ShellTesting", "TerminalText", "VirtualTime"],
      exclude: ["Golden"]),
    library("OutputFormats", ["MajorDomain", "TerminalText"]),
    program("benchmark-formats", ["MajorDomain", "OutputFormats", "TerminalText"]),
    tests(
      "OutputFormatsTests", ["MajorDomain", "OutputFormats", "TerminalText", "VirtualTime"],
      exclude: ["Golden"]),

    // Effects: the system behind sockets, descriptors, terminals, files and processes. Only the
    // program's main file imports them.
    library("URLSessionTransport", ["HTTPTransport", "Locking"]),
    tests(
      "URLSessionTransportTests",
      ["HTTPLoopback", "HTTPStubs", "HTTPTransport", "Locking", "URLSessionTransport"]),
    library("SystemCalls"),
    tests("SystemCallsTests", ["SystemCalls"]),
    library("SystemTerminal", ["Locking", "SystemCalls", "TerminalText"]),
    tests("SystemTerminalTests", ["SystemCalls", "SystemTerminal", "TerminalText"]),
    library("SystemFiles", ["Locking", "SystemCalls"]),
    tests("SystemFilesTests", ["SystemCalls", "SystemFiles"]),

    // The built-in sample; only the program imports it.
    library("SampleData", ["TypedFixtures"], fixtures: true),
    tests("SampleDataTests", ["SampleData", "StrictJSON", "TypedFixtures"]),

    // The program: commands, how they are put together with the client, and the only place that
    // sees everything.
    library(
      "MajorCommands",
      [
        "CommandGrammar", "Locking", "MajorDomain", "OutputFormats", "StrictJSON", "TerminalText",
        "TerminalViews",
      ]),
    library(
      "MajorProgram",
      [
        "GitHubAPIClient", "HTTPStubs", "HTTPTransport", "MajorCommands", "MajorDomain",
        "StrictJSON", "TerminalText",
      ]),
    program(
      "gh-major",
      [
        "MajorCommands", "MajorDomain", "MajorProgram", "SampleData", "SystemCalls", "SystemFiles",
        "SystemTerminal", "TerminalText", "TypedFixtures", "URLSessionTransport",
      ]),
    library(
      "MajorTesting",
      [
        "GitHubAPIClient", "HTTPStubs", "Locking", "MajorCommands", "MajorDomain", "MajorProgram",
        "TerminalText", "VirtualTime",
      ]),
    tests(
      "MajorCommandsTests",
      [
        "CommandGrammar", "GitHubAPIClient", "HTTPStubs", "HTTPStubsTesting", "HTTPTransport",
        "Locking", "MajorCommands", "MajorDomain", "MajorProgram", "MajorTesting",
        "OutputFormats", "SampleData", "ShellTesting", "TerminalText", "TerminalViews",
        "TypedFixtures", "VirtualTime",
      ]),
    library("ShellTesting", ["SystemFiles"]),
    tests(
      "EndToEndTests",
      [
        "HTTPLoopback", "HTTPTransport", "Locking", "ShellTesting", "SystemFiles", "gh-major",
      ]),

    // What is committed and rendered from the commands: plugin -> tool -> MajorCommands.
    program("render-reference", ["MajorCommands"]),
    .plugin(
      name: "RenderReference",
      capability: .command(
        intent: .custom(
          verb: "render-reference",
          description: "Renders completions and the tables of the README again"),
        permissions: [
          .writeToPackageDirectory(reason: "to write completions and the tables of the README")
        ]),
      dependencies: ["render-reference"]),

    // The test kit. What imports Testing is apart, since it cannot be linked statically.
    library("VirtualTime", ["Locking"]),
    tests("VirtualTimeTests", ["VirtualTime"]),
    library("HTTPStubs", ["HTTPTransport", "Locking", "StrictJSON", "TypedFixtures"]),
    tests(
      "HTTPStubsTests",
      [
        "HTTPStubs", "HTTPTransport", "Locking", "StrictJSON", "TypedFixtures", "VirtualTime",
      ], fixtures: true),
    library("HTTPStubsTesting", ["HTTPStubs"]),
    tests("HTTPStubsTestingTests", ["HTTPStubs", "HTTPStubsTesting", "HTTPTransport", "Locking"]),
    library("HTTPLoopback", ["HTTPTransport", "Locking"]),
    tests("HTTPLoopbackTests", ["HTTPLoopback", "HTTPTransport", "Locking"]),

    // Typed fixtures: plugin -> tool -> library; what is generated stands on TypedFixtures.
    library("TypedFixtures"),
    tests("TypedFixturesTests", ["TypedFixtures"], fixtures: true),
    library("FixtureGeneration", ["StrictJSON"]),
    tests("FixtureGenerationTests", ["FixtureGeneration"]),
    program("generate-fixtures", ["FixtureGeneration"]),
    .plugin(
      name: "FixturesPlugin", capability: .buildTool(), dependencies: ["generate-fixtures"]),

    // The rules of the layout, checked on the sources.
    tests("ArchitectureTests", []),
  ]
)
