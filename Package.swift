// swift-tools-version: 6.1
import PackageDescription

/// One list of settings for every target, so that no module is checked less than another.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "gh-major",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "HTTPStubs", targets: ["HTTPStubs"]),
    .library(name: "HTTPStubsTesting", targets: ["HTTPStubsTesting"]),
    .library(name: "VirtualTime", targets: ["VirtualTime"]),
  ],
  targets: [
    // The one audited lock.
    library("Locking"),

    // Domain: what a repository is, what can be asked about it.
    library("MajorDomain", ["Locking"]),
    tests("MajorDomainTests", ["Locking", "MajorDomain"]),

    // HTTP as plain values, and the protocol that carries them.
    library("HTTPTransport"),
    tests("HTTPTransportTests", ["HTTPTransport"]),

    // Stubs, recording and replay; the Swift Testing trait is apart, since what imports Testing
    // cannot be linked statically.
    library("HTTPStubs", ["HTTPTransport", "Locking"]),
    library("HTTPStubsTesting", ["HTTPStubs"]),
    tests("HTTPStubsTests", ["HTTPStubs", "HTTPTransport", "Locking"]),
    tests("HTTPStubsTestingTests", ["HTTPStubs", "HTTPStubsTesting", "HTTPTransport", "Locking"]),

    // Text for terminals: width, styles, traits, the console protocol.
    library("TerminalText"),

    // Effects: the system behind descriptors, terminals, files and processes.
    library("SystemCalls"),
    tests("SystemCallsTests", ["SystemCalls"]),
    library("SystemTerminal", ["SystemCalls", "TerminalText"]),
    tests("SystemTerminalTests", ["SystemCalls", "SystemTerminal", "TerminalText"]),
    library("SystemFiles", ["SystemCalls"]),
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
  ]
)
