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

func tests(
  _ name: String, _ dependencies: [Target.Dependency], fixtures: Bool = false
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: fixtures ? ["Fixtures"] : [],
    swiftSettings: settings, plugins: fixtures ? ["FixturesPlugin"] : [])
}

let package = Package(
  name: "gh-major",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "TypedFixtures", targets: ["TypedFixtures"]),
    .plugin(name: "FixturesPlugin", targets: ["FixturesPlugin"]),
  ],
  targets: [
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

    // The sample account; a leaf that only the program imports.
    library("SampleData", ["TypedFixtures"], fixtures: true),
    tests("SampleDataTests", ["SampleData", "StrictJSON", "TypedFixtures"]),

    // Domain: what a repository is, what can be asked about it.
    library("MajorDomain"),
    tests("MajorDomainTests", ["MajorDomain"]),

    // HTTP as plain values, and the protocol that carries them.
    library("HTTPTransport"),
    tests("HTTPTransportTests", ["HTTPTransport"]),

    // Text for terminals: width, styles, traits, the console protocol.
    library("TerminalText"),
  ]
)
