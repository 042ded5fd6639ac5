import Foundation
import PackagePlugin

/// Compiles the folder `Fixtures` of a target into it, as `enum Fixtures`. `Fixture` in the module
/// `TypedFixtures` says what comes out; `generate-fixtures` does the work.
@main
struct FixturesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "Fixtures", directoryHint: .isDirectory)
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory),
      isDirectory.boolValue
    else {
      Diagnostics.error("\(target.name) uses FixturesPlugin and has no folder \(folder.path)")
      return []
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "Fixtures.generated.swift")
    return [
      .buildCommand(
        displayName: "Generating fixtures for \(target.name)",
        executable: try context.tool(named: "generate-fixtures").url,
        arguments: [folder.path, output.path],
        inputFiles: files(in: folder),
        outputFiles: [output])
    ]
  }

  /// Not `target.sourceFiles`: a folder that is copied, excluded or declared as a resource does not
  /// show its files there.
  private func files(in folder: URL) -> [URL] {
    let entries = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (entries?.compactMap { $0 as? URL } ?? [])
      .filter { !$0.hasDirectoryPath }
      .sorted { $0.path < $1.path }
  }
}
