import Foundation

/// The package as it lies on the disk.
struct PackageFolder: Sendable {
  /// This package: two folders above this file's.
  static let current = PackageFolder(
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent())

  let files: [SourceFile]
  let manifest: String
  /// `Sources/README.md`.
  let map: String
  /// The names of what lies in the package's folder and is not hidden.
  let topLevel: Set<String>
  /// The folders in `Sources`.
  let sourceFolders: Set<String>

  private init(_ root: URL) {
    files = ["Sources", "Tests", "Plugins"].flatMap { Self.swiftFiles(in: $0, of: root) }
    let manifest = root.appendingPathComponent("Package.swift")
    self.manifest = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    let map = root.appendingPathComponent("Sources/README.md")
    self.map = (try? String(contentsOf: map, encoding: .utf8)) ?? ""
    topLevel = Set(Self.names(in: root).filter { !$0.hasPrefix(".") })
    sourceFolders = Set(
      Self.names(in: root.appendingPathComponent("Sources")).filter { !$0.contains(".") })
  }

  /// What every target of the manifest declares to depend on, read from `name("Target", ["Module"])`
  /// and `.target(name: "Target", dependencies: ["Module"])`.
  var declaredDependencies: [String: Set<String>] {
    let target = /\w\(\s*(?:name:\s*)?"([\w-]+)"\s*(?:,\s*(?:dependencies:\s*)?\[([^\]]*)\])?/
    var declared: [String: Set<String>] = [:]
    for (_, name, dependencies) in manifest.matches(of: target).map(\.output) {
      let modules = (dependencies ?? "").matches(of: /"([\w-]+)"/).map { String($0.1) }
      declared[String(name), default: []].formUnion(modules)
    }
    return declared
  }

  /// What the map names in back quotes that looks like a path of a Swift file.
  var mappedFiles: [String] { map.matches(of: /`([\w\/+-]+\.swift)`/).map { String($0.1) } }

  private static func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  private static func swiftFiles(in folder: String, of root: URL) -> [SourceFile] {
    let url = root.appendingPathComponent(folder)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      let text = try? String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
      return text.map { SourceFile(path: folder + "/" + path, text: $0) }
    }
  }
}
