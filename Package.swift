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

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
  name: "gh-major",
  platforms: [.macOS(.v15)],
  targets: [
    // The one audited lock.
    library("Locking"),

    // Domain: what a repository is, what can be asked about it.
    library("MajorDomain"),
    tests("MajorDomainTests", ["MajorDomain"]),

    // HTTP as plain values, and the protocol that carries them.
    library("HTTPTransport"),
    tests("HTTPTransportTests", ["HTTPTransport"]),

    // Text for terminals: width, styles, traits, the console protocol.
    library("TerminalText"),

    // Effects: the system behind descriptors, terminals, files and processes.
    library("SystemCalls"),
    tests("SystemCallsTests", ["SystemCalls"]),
    library("SystemTerminal", ["Locking", "SystemCalls", "TerminalText"]),
    tests("SystemTerminalTests", ["SystemCalls", "SystemTerminal", "TerminalText"]),
    library("SystemFiles", ["Locking", "SystemCalls"]),
    tests("SystemFilesTests", ["SystemCalls", "SystemFiles"]),
  ]
)
