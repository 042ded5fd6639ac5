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
    tests("TerminalTextTests", ["TerminalText"]),
    program("measure-width", ["TerminalText"]),

    // Rows in six formats, over one table of fields.
    library("OutputFormats", ["MajorDomain", "TerminalText"]),
    tests(
      "OutputFormatsTests", ["OutputFormats", "MajorDomain", "TerminalText"], exclude: ["Golden"]),
    program("benchmark-formats", ["OutputFormats", "MajorDomain", "TerminalText"]),
  ]
)
